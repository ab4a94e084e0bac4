import { expect, test } from 'vitest'
import { day } from '../../../../generator/schema/fields.ts'
import { fits, isOneOf } from '../../../../generator/cli/new/faults.ts'

test.each([
  ['2026-02-30', 'There is no 30 February 2026: write a day as 2026-03-09.'],
  ['2027-02-29', 'There is no 29 February 2027: write a day as 2026-03-09.'],
  ['2026-13-01', '"2026-13-01" is no day: write a day as 2026-03-09.'],
  ['March 9', '"March 9" is no day: write a day as 2026-03-09.'],
  ['2028-02-29', undefined],
])('the day %s is told in plain words', (value, fault) => {
  expect(fits('The day', day)(value)).toBe(fault)
})

test('a value that is none of a few is told with them', () => {
  expect(isOneOf('A page', ['home', 'about'])('faq')).toBe('A page is one of home, about, but is "faq".')
  expect(isOneOf('A page', ['home', 'about'])('home')).toBeUndefined()
})
