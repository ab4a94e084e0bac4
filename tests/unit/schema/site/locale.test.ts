import { expect, test } from 'vitest'
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
