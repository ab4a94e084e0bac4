import { expect, test } from 'vitest'
import { findCountry } from '../../../../generator/schema/site/config.ts'
import { isTimeZone, usualTimeZone } from '../../../../generator/schema/site/locale.ts'

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
