import { expect, test } from 'vitest'
import { listValues } from '../../../../templates/document/list-values.ts'

test.each([
  ['values between the start and the next quotation mark', 'a x="b" x="c d"', ['b', 'c d']],
  ['an empty value', 'x=""', ['']],
  ['nothing, if the mark is missing', 'x="b" x=', ['b']],
  ['nothing at all', 'a', []],
])('it lists %s', (_, markup, values) => {
  expect(listValues(markup.replace(/x=$/, 'x="c'), 'x="')).toEqual(values)
})
