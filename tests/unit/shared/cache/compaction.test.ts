import { expect, test } from 'vitest'
import { type CompactionInput, planCompaction } from '../../../../generator/shared/cache/compaction.ts'

const megabyte = 1024 * 1024

/** A pack of one segment with records of 10 MB each, of which a run has used some. */
function planFor(count: number, used: readonly string[], usesAll: boolean) {
  const segment = { size: count * 10 * megabyte } as CompactionInput['segments'][number]
  const keys = Array.from({ length: count }, (_, number) => `key-${number}`)
  const record = { source: segment, offset: 0, length: 10 * megabyte, sum: 0, day: 20_000 }
  const records = new Map(keys.map((key) => [key, { ...record, isUsed: used.includes(key) }]))
  return planCompaction({
    today: 20_001,
    segments: [segment],
    records,
    usesAll,
    log: { size: () => 0 } as CompactionInput['log'],
  })
}

test('where a run uses all that is of use, what is far more than that is dropped', () => {
  const { merged, keeps } = planFor(9, ['key-1', 'key-2'], true)
  expect(merged).toHaveLength(1)
  const record = {} as Parameters<typeof keeps>[0]
  expect([keeps({ ...record, isUsed: true }), keeps(record)]).toEqual([true, false])
})

test.each([
  ['a pack of which a run uses a part', 9, ['key-1', 'key-2'], false],
  ['a pack that is mostly in use', 9, ['key-1', 'key-2', 'key-3'], true],
  ['a small pack', 6, ['key-1'], true],
])('%s stays as it is', (_, count, used, usesAll) => {
  expect(planFor(count, used, usesAll).merged).toEqual([])
})
