import { expect, test } from 'vitest'
import { medianOf } from '../../bench/median.ts'
import type { Measurement } from '../../bench/measurement.ts'
import type { Step } from '../../bench/steps.ts'
import { summarize } from '../../bench/summary.ts'
import { fail, measure } from './measurements.ts'

const figures = (measurements: readonly Measurement[], name: string, step: Step) =>
  summarize(measurements).find((row) => row.name === name && row.step === step)?.figures

test('the median is the middle value, or for an even number the mean of the two in the middle', () => {
  expect(medianOf([9, 1, 5])).toBe(5)
  expect(medianOf([4, 1, 100, 2])).toBe(3)
  expect(medianOf([])).toBeNaN()
})

test('a step is reported by its medians', () => {
  const measurements = measure('ours', 'cold', [2, 1, 9])
  expect(figures(measurements, 'ours', 'cold')).toEqual({ wall: 2, cpu: 4, peak: 100 * 2 ** 20, toOurs: 1 })
})

test('rows are sorted by step, with ours first in each', () => {
  const measurements = (['edit', 'cold'] as const).flatMap((step) => [
    ...measure('ours', step, [1]),
    ...measure('hugo', step, [1]),
  ])
  expect(summarize(measurements).map(({ step, name }) => `${step} ${name}`)).toEqual([
    'cold ours',
    'cold hugo',
    'edit ours',
    'edit hugo',
  ])
})

test("ratios are computed within a round, so that a busy machine doesn't change them", () => {
  const measurements = [...measure('ours', 'edit', [1, 10, 1]), ...measure('hugo', 'edit', [2, 20, 2])]
  expect(figures(measurements, 'hugo', 'edit')).toMatchObject({ toOurs: 2 })
})

test("what a system doesn't report is left open", () => {
  const measurements: Measurement[] = [{ round: 1, name: 'ours', step: 'cold', sample: { wall: 1 } }]
  expect(figures(measurements, 'ours', 'cold')).toMatchObject({ cpu: Number.NaN, peak: Number.NaN })
})

test('a step has no figures if one of its rounds failed, and nothing is compared with it', () => {
  const measurements = [
    ...measure('ours', 'watch', [1]),
    fail('ours', 'watch', 'ended with 1'),
    ...measure('hugo', 'watch', [2, 2, 2]),
    fail('eleventy', 'watch', 'no page within 60 s'),
  ]
  expect(figures(measurements, 'ours', 'watch')).toEqual({ failure: 'ended with 1' })
  expect(figures(measurements, 'eleventy', 'watch')).toEqual({ failure: 'no page within 60 s' })
  expect(figures(measurements, 'hugo', 'watch')).toMatchObject({ wall: 2, toOurs: Number.NaN })
})
