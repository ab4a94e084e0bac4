import { expect, test } from 'vitest'
import { checkText } from '../../../../generator/content/parse/check-text.ts'

test.each([
  ['A word. ', /^break it into paragraphs/],
  ['![](data:image/png;base64,iVBORw0KGgo', /^it has a pasted image in it: save the image/],
])('a line of 200,000 letters that starts with %s', (start, hint) => {
  const found = checkText(`A line\n${start}${'a'.repeat(200_000)}`)
  expect(found).toMatchObject({ code: 'content/too-large', place: { line: 2, column: 1 } })
  expect(found?.hint).toMatch(hint)
})
