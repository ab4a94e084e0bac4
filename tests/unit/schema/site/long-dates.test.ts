import { expect, test } from 'vitest'
import { formatLongDate, formatLongDates } from '../../../../generator/schema/site/long-dates.ts'

test('a date is shown as people write it', () => {
  expect(formatLongDate('2026-03-04', 'en-US')).toBe('March 4, 2026')
  expect(formatLongDate('2026-12-31', 'en-US')).toBe('December 31, 2026')
  expect(formatLongDate('2026-03-04', 'de-DE')).toBe('4. März 2026')
  expect(formatLongDate('2026-03-04', 'es-US')).toBe('4 de marzo de 2026')
  expect(formatLongDate('2026-03-01', 'fr-CA')).toBe('1er mars 2026')
  expect(formatLongDate('2026-03-21', 'fr-CA')).toBe('21 mars 2026')
})

test.each([
  ['2026-12-24', '2026-12-24', 'en-US', 'December 24, 2026'],
  ['2026-12-24', '2026-12-26', 'en-US', 'December 24–26, 2026'],
  ['2026-12-24', '2027-01-02', 'en-US', 'December 24, 2026 – January 2, 2027'],
  ['2026-12-24', '2026-12-26', 'de-DE', '24.–26. Dezember 2026'],
  ['2026-12-29', '2027-01-03', 'ja-JP', '2026年12月29日～2027年1月3日'],
  ['2026-12-29', '2026-12-29', 'zh', '2026年12月29日'],
  ['2026-12-24', '2026-12-26', 'kok-IN', '24–26 डिसेंबर 2026'],
  ['2027-01-01', '2027-01-03', 'fr-CA', '1er–3 janvier 2027'],
  ['2026-12-31', '2027-01-01', 'fr-CA', '31 décembre 2026 – 1er janvier 2027'],
])('%s to %s in %s is %s', (from, until, language, shown) => {
  expect(formatLongDates(from, until, language)).toBe(shown)
})
