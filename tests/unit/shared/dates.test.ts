import { expect, test } from 'vitest'
import { formatDateTime, formatDay } from '../../../generator/shared/dates.ts'

const detroit = 'America/Detroit'

test("a day is in the site's time zone, not the machine's", () => {
  expect(formatDay(new Date('2026-03-05T04:59:00Z'), detroit)).toBe('2026-03-04')
  expect(formatDay(new Date('2026-03-05T05:01:00Z'), detroit)).toBe('2026-03-05')
})

test.each([
  ['2026-01-15', '2026-01-15T00:00:00-05:00'],
  ['2026-07-15', '2026-07-15T00:00:00-04:00'],
  // Clocks change at 2 a.m., so these days start with the old offset.
  ['2026-03-08', '2026-03-08T00:00:00-05:00'],
  ['2026-11-01', '2026-11-01T00:00:00-04:00'],
])('the day %s starts at %s', (day, moment) => {
  expect(formatDateTime(day, detroit)).toBe(moment)
})

test.each([
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T00:00:00+01:00'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T00:00:00+02:00'],
  ['2026-07-15', 'UTC', '2026-07-15T00:00:00+00:00'],
  ['2026-07-15', 'Pacific/Auckland', '2026-07-15T00:00:00+12:00'],
  ['2026-07-15', 'Pacific/Honolulu', '2026-07-15T00:00:00-10:00'],
])('the day %s starts in %s at %s', (day, timeZone, moment) => {
  expect(formatDateTime(day, timeZone)).toBe(moment)
})
