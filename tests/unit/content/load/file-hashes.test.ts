import { expect, test } from 'vitest'
import { type FileHash, openFileHashes } from '../../../../generator/content/load/file-hashes.ts'
import { openCache } from '../../../../generator/shared/cache/cache.ts'

const now = 1_796_083_200_000

/** Successive runs at the same time. */
const startRuns = () => {
  const cache = openCache<FileHash>({ folder: undefined, name: 'files', version: '1', report: () => undefined })
  return () => openFileHashes(cache, () => now)
}

const state = (id: string, age = 5000) => ({ id, changed: now - age })

test('the next run knows an untouched file by its state', () => {
  const open = startRuns()
  open().note('/content/a.md', state('1'), 'hash')
  const known = open()
  expect(known.find('/content/a.md', state('1'))).toBe('hash')
  expect(known.find('/content/a.md', state('2'))).toBeUndefined()
  expect(known.find('/content/b.md', state('1'))).toBeUndefined()
})

test("a file that has just changed isn't known: it may be saved again within the same clock tick", () => {
  const open = startRuns()
  open().note('/content/a.md', state('1', 1000), 'hash')
  expect(open().find('/content/a.md', state('1', 1000))).toBeUndefined()
})

test("the next run doesn't need deleted files", () => {
  const open = startRuns()
  const first = open()
  for (const name of ['a', 'b']) first.note(`/content/${name}.md`, state('1'), 'hash')
  expect(first.live.size).toBe(2)
  const next = open()
  next.find('/content/a.md', state('1'))
  next.note('/content/b.md', state('2', 0), 'other')
  expect(next.live.size).toBe(1)
})
