import { expect, test } from 'vitest'
import { findMistyped } from '../../../../../generator/content/validate/checks/check-areas.ts'

const london = { latitude: 51.5072, longitude: -0.1276, radius: 30_000 }
const detroit = { latitude: 42.3314, longitude: -83.0458, radius: 35_000 }

test.each([
  ['Oxford', { latitude: 51.752, longitude: -1.2577 }, london, undefined],
  ['Chicago', { latitude: 41.8781, longitude: -87.6298 }, detroit, undefined],
  ['Troy, with the point moved', { latitude: 42.5803, longitude: -8.31431 }, detroit, 'write `longitude: -83.1431`.'],
  ['Troy, without a minus', { latitude: 42.5803, longitude: 83.1431 }, detroit, 'write `longitude: -83.1431`.'],
])('%s', (_, city, company, hint) => {
  expect(findMistyped(city, company)[0]?.hint).toBe(hint)
})
