import { expect, test } from 'vitest'
import { findCountry } from '../../../../generator/schema/site/config.ts'
import { findDirection, isTimeZone, resolveLocale, usualTimeZone } from '../../../../generator/schema/site/locale.ts'

test.each([
  [undefined, 'America/New_York'],
  ['US', 'America/New_York'],
  ['DE', 'Europe/Berlin'],
  ['FR', 'Europe/Paris'],
  ['XX', 'UTC'],
])('the default time zone of %s is %s', (country, zone) => {
  expect(usualTimeZone(country)).toBe(zone)
  expect(isTimeZone(zone)).toBe(true)
})

test.each([
  ['CA', 'CA'],
  ['Canada', 'CA'],
  ['Deutschland', 'DE'],
  ['USA', 'US'],
  ['Quebec', undefined],
  [1, undefined],
])('a country written as %j has the rules of %s', (country, found) => {
  expect(findCountry({ company: { address: { country } } })).toBe(found)
})

test.each([
  ['US', 'en-US', 'us'],
  ['GB', 'en-GB', 'us'],
  ['AU', 'en-AU', 'metric'],
  ['CA', 'en-CA', 'metric'],
  // Most people there speak another language, so the site has to say which.
  ['DE', 'en-US', 'metric'],
])('a site in %s that says nothing else is in %s, with %s units', (country, language, units) => {
  expect(resolveLocale({ company: { address: { country } } })).toMatchObject({ language, country, units })
})

test.each(['ar', 'ar-AE', 'he', 'fa-IR', 'ur', 'ckb', 'ps', 'dv', 'yi', 'pa-Arab', 'pa-PK', 'az-Arab'])(
  'pages in %s run from right to left',
  (language) => {
    expect(findDirection(language)).toBe('rtl')
  },
)

test.each(['en-US', 'de', 'ja', 'tr', 'pa', 'az', 'ku', 'ar-Latn', 'und'])('pages in %s do not', (language) => {
  expect(findDirection(language)).toBeUndefined()
})
