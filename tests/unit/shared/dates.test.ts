import { expect, test } from 'vitest'
import { formatDateTime, formatDay, formatLongDate } from '../../../generator/shared/dates.ts'

test('a day is that of the site, not of the machine', () => {
  expect(formatDay(new Date('2026-03-05T04:59:00Z'))).toBe('2026-03-04')
  expect(formatDay(new Date('2026-03-05T05:01:00Z'))).toBe('2026-03-05')
})

test('a date is shown as people write it', () => {
  expect(formatLongDate('2026-03-04')).toBe('March 4, 2026')
  expect(formatLongDate('2026-12-31')).toBe('December 31, 2026')
})

test.each([
  ['2026-01-15', '2026-01-15T00:00:00-05:00'],
  ['2026-07-15', '2026-07-15T00:00:00-04:00'],
  // Clocks change at two in the morning, so these days begin in the old time.
  ['2026-03-08', '2026-03-08T00:00:00-05:00'],
  ['2026-11-01', '2026-11-01T00:00:00-04:00'],
])('the day %s begins at %s', (day, moment) => {
  expect(formatDateTime(day)).toBe(moment)
})
