import { expect, test } from 'vitest'
import { field, splitList } from '../../../../generator/cli/new/fields.ts'
import { day } from '../../../../generator/schema/fields.ts'
import { testimonialsSchema } from '../../../../generator/schema/testimonial.ts'

test.each([
  ['2026-02-30', 'There is no 30 February 2026: write a day as 2026-03-09.'],
  ['2027-02-29', 'There is no 29 February 2027: write a day as 2026-03-09.'],
  ['2026-13-01', '"2026-13-01" is no day: write a day as 2026-03-09.'],
  ['March 9', '"March 9" is no day: write a day as 2026-03-09.'],
  ['2028-02-29', undefined],
])('the day %s is reported in plain words', (value, problem) => {
  expect(field('date', 'Day', day).problem?.(value)).toBe(problem)
})

test('a value that is not one of a few is reported with them', () => {
  const { problem } = field('pages', 'Pages', testimonialsSchema.element.shape.pages, { read: splitList })
  expect(problem?.('home, faq')).toBe('The pages can be home, about, but is "home, faq".')
  expect(problem?.('home, about')).toBeUndefined()
})
