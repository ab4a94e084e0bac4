import { expect, test } from 'vitest'
import type { Measurement } from '../../bench/measure.ts'
import { medianOf } from '../../bench/median.ts'
import { formatMeasurement, formatTable } from '../../bench/print.ts'
import { formatReport } from '../../bench/report.ts'
import type { Result } from '../../bench/result.ts'
import type { Step } from '../../bench/steps.ts'
import { summarize } from '../../bench/summary.ts'

const measure = (name: string, step: Step, walls: readonly number[]): readonly Measurement[] =>
  walls.map((wall, round) => ({ round, name, step, sample: { wall, cpu: wall * 2, peak: 100 * 2 ** 20 } }))

const rows = (measurements: readonly Measurement[], name: string, step: Step) =>
  summarize(measurements).find((row) => row.name === name && row.step === step)

test('the median is the middle one, and of an even number what lies between the two in the middle', () => {
  expect(medianOf([9, 1, 5])).toBe(5)
  expect(medianOf([4, 1, 100, 2])).toBe(3)
  expect(medianOf([])).toBeNaN()
})

test('a step is told by its medians', () => {
  const measurements = measure('ours', 'cold', [2, 1, 9])
  expect(rows(measurements, 'ours', 'cold')).toMatchObject({
    wall: 2,
    cpu: 4,
    peak: 100 * 2 ** 20,
    toCold: 1,
    toFirst: 1,
  })
})

test('ratios are taken within a round, so that a round on a busy machine changes none of them', () => {
  const measurements = [
    ...measure('ours', 'cold', [4, 40, 4]),
    ...measure('ours', 'edit', [1, 10, 1]),
    ...measure('hugo', 'edit', [2, 20, 2]),
  ]
  expect(rows(measurements, 'ours', 'edit')).toMatchObject({ toCold: 0.25, toFirst: 1 })
  expect(rows(measurements, 'hugo', 'edit')).toMatchObject({ toFirst: 2 })
})

test('what a system does not tell is left open', () => {
  const measurements: Measurement[] = [{ round: 1, name: 'ours', step: 'cold', sample: { wall: 1 } }]
  expect(rows(measurements, 'ours', 'cold')).toMatchObject({ cpu: undefined, peak: undefined })
})

const gap = (name: string, step: Step, round: number): Measurement => ({
  round,
  name,
  step,
  sample: { noAnswerWithin: 60 },
})

test('a step has no figures where a round of it had no answer, and nothing is compared with it', () => {
  const measurements = [
    ...measure('ours', 'watch', [1]),
    gap('ours', 'watch', 1),
    ...measure('hugo', 'watch', [2, 2, 2]),
    gap('eleventy', 'watch', 0),
  ]
  expect(rows(measurements, 'ours', 'watch')).toEqual({ name: 'ours', step: 'watch', noAnswerWithin: 60 })
  expect(rows(measurements, 'eleventy', 'watch')).toEqual({ name: 'eleventy', step: 'watch', noAnswerWithin: 60 })
  expect(rows(measurements, 'hugo', 'watch')).toMatchObject({ wall: 2, toFirst: Number.NaN })
})

const result = (runs: number, measurements: readonly Measurement[]): Result => ({
  date: '2026-11-01',
  node: '20.19.0',
  system: 'linux',
  cores: 2,
  runs,
  seed: 'a',
  versions: { ours: '0.1.0', hugo: '0.111.3' },
  sizes: [{ posts: 1000, measurements }],
})

test('the tables say in words where there was no answer, and leave open what cannot be compared', () => {
  const measurements = [...measure('ours', 'watch', [0.1]), gap('hugo', 'watch', 0)]
  const text = formatReport(result(1, measurements))
  expect(text).toContain('| ours | watch | 0.100 | – | 0.200 | 100 | 1.00 |')
  expect(text).toContain('| hugo | watch | no answer within 60 s |  |  |  |  |')
  expect(text).not.toContain('Faster than ours')
  expect(text).not.toContain('NaN')
  expect(formatTable(1000, summarize(measurements))).toContain('hugo      watch       no answer within 60 s\n')
  expect(measurements.map(formatMeasurement).join('')).toBe(
    '  round 0  ours      watch      0.100 s\n  round 0  hugo      watch      no answer within 60 s\n',
  )
})

test('the document says of how many rounds its figures are', () => {
  const measurements = measure('ours', 'cold', [4])
  expect(formatReport(result(1, measurements))).toContain('Figures are of one round, in which')
  expect(formatReport(result(3, measurements))).toContain('Figures are medians of 3 rounds, in which')
})

test('the document names versions, gives each size a table, and says where others are faster', () => {
  const text = formatReport(result(3, [...measure('ours', 'cold', [4, 4, 4]), ...measure('hugo', 'cold', [1, 1, 1])]))
  expect(text).toContain('ours 0.1.0, hugo 0.111.3; node 20.19.0, 2 cores')
  expect(text).toContain('--posts 1000 --runs 3 --against hugo --write')
  expect(text).toContain('## 1,000 posts')
  expect(text).toContain('| ours | cold | 4.00 | 1.00 | 8.00 | 100 | 1.00 |')
  expect(text).toContain('Faster than ours: hugo cold (4.0 times).')
})
