import { expect, test } from 'vitest'
import { findNumbers } from '../../../../generator/schema/kinds/numbers.ts'

test.each([
  ['50,000', 50_000],
  ['1.200,50', 1200.5],
  ["35'000", 35_000],
  ['1’250.–', 1250],
  ["8' x 10'", 8],
  ['−83.1', -83.1],
])('%s is first of all %d', (typed, meant) => {
  expect(findNumbers(typed)[0]).toBe(meant)
})
