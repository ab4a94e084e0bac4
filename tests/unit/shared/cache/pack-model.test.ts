import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Pack } from '../../../../generator/shared/cache/pack.ts'
import { createPackFolder, type PackFolder } from './pack-folder.ts'

/** A run: a pack, and what should be in it. */
interface Run {
  readonly pack: Pack
  readonly seen: ReadonlyMap<string, string>
  readonly set: Map<string, string>
}

interface Model {
  readonly packs: PackFolder
  /** What later runs should see. */
  readonly kept: Map<string, string>
  readonly runs: (Run | undefined)[]
}

const keys = fc.constantFrom('a1', 'b2', 'c3', 'd4', 'e5', 'f6')
const values = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.nat(3).map((size) => 'x'.repeat(size * 400_000)),
)
const runs = fc.nat(2)
const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), run: runs, key: keys, value: values }),
  fc.record({ kind: fc.constant('get' as const), run: runs, key: keys }),
  fc.record({ kind: fc.constant('close' as const), run: runs }),
)

type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never

test('whatever several runs do, each has what was there when it began and what it set, and later ones have all', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
      const model: Model = { packs: createPackFolder(), kept: new Map(), runs: [] }
      try {
        for (const each of steps) take(each, model)
        for (const index of model.runs.keys()) close(index, model)
        expect(model.packs.take([...model.kept.keys()])).toEqual([...model.kept.values()])
        expect(model.packs.reports).toEqual([])
        expect(model.packs.files().length).toBeLessThanOrEqual(12)
      } finally {
        model.packs.remove()
      }
    }),
    { numRuns: 40 },
  )
})

function take(each: Step, model: Model): void {
  if (each.kind === 'close') return close(each.run, model)
  const run = (model.runs[each.run] ??= { pack: model.packs.open(), seen: new Map(model.kept), set: new Map() })
  if (each.kind === 'set') {
    run.pack.set(each.key, each.value)
    run.set.set(each.key, each.value)
  }
  const wanted = run.set.get(each.key) ?? run.seen.get(each.key)
  expect([run.pack.has(each.key), run.pack.get(each.key)]).toEqual([wanted !== undefined, wanted])
}

function close(index: number, model: Model): void {
  const run = model.runs[index]
  run?.pack.close()
  for (const [key, value] of run?.set ?? []) model.kept.set(key, value)
  model.runs[index] = undefined
}
