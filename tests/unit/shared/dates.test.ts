import { expect, test } from 'vitest'
import { formatDateTime, formatDay } from '../../../generator/shared/dates.ts'
import { formatLongDate, formatLongDates } from '../../../generator/schema/site/long-dates.ts'

const detroit = 'America/Detroit'

test("a day is in the site's time zone, not the machine's", () => {
  expect(formatDay(new Date('2026-03-05T04:59:00Z'), detroit)).toBe('2026-03-04')
  expect(formatDay(new Date('2026-03-05T05:01:00Z'), detroit)).toBe('2026-03-05')
})

test('a date is shown as people write it', () => {
  expect(formatLongDate('2026-03-04', 'en-US')).toBe('March 4, 2026')
  expect(formatLongDate('2026-12-31', 'en-US')).toBe('December 31, 2026')
  expect(formatLongDate('2026-03-04', 'de-DE')).toBe('4. März 2026')
  expect(formatLongDate('2026-03-04', 'es-US')).toBe('4 de marzo de 2026')
  expect(formatLongDate('2026-03-01', 'fr-CA')).toBe('1er mars 2026')
  expect(formatLongDate('2026-03-21', 'fr-CA')).toBe('21 mars 2026')
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

test.each([
  ['2026-12-24', '2026-12-24', 'en-US', 'December 24, 2026'],
  ['2026-12-24', '2026-12-26', 'en-US', 'December 24–26, 2026'],
  ['2026-12-24', '2027-01-02', 'en-US', 'December 24, 2026 – January 2, 2027'],
  ['2026-12-24', '2026-12-26', 'de-DE', '24.–26. Dezember 2026'],
  ['2027-01-01', '2027-01-03', 'fr-CA', '1er–3 janvier 2027'],
  ['2026-12-31', '2027-01-01', 'fr-CA', '31 décembre 2026 – 1er janvier 2027'],
])('%s to %s in %s is %s', (from, until, language, shown) => {
  expect(formatLongDates(from, until, language)).toBe(shown)
})
