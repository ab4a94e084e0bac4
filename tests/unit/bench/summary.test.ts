import { expect, test } from 'vitest'
import type { Measurement } from '../../bench/measure.ts'
import { medianOf } from '../../bench/median.ts'
import { formatReport } from '../../bench/report.ts'
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

test('the document names versions, gives each size a table, and says where others are faster', () => {
  const text = formatReport({
    date: '2026-11-01',
    node: '20.19.0',
    system: 'linux',
    cores: 2,
    runs: 3,
    seed: 'a',
    versions: { ours: '0.1.0', hugo: '0.111.3' },
    sizes: [
      { posts: 1000, measurements: [...measure('ours', 'cold', [4, 4, 4]), ...measure('hugo', 'cold', [1, 1, 1])] },
    ],
  })
  expect(text).toContain('ours 0.1.0, hugo 0.111.3; node 20.19.0, 2 cores')
  expect(text).toContain('--posts 1000 --against hugo --write')
  expect(text).toContain('## 1,000 posts')
  expect(text).toContain('| ours | cold | 4.00 | 1.00 | 8.00 | 100 | 1.00 |')
  expect(text).toContain('Faster than ours: hugo cold (4.0 times).')
})
