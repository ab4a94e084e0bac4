import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOnly } from '../../../../generator/shared/cache/read-only-pack.ts'
import { createPackFolder, type PackFolder } from './pack-folder.ts'

let packs: PackFolder

beforeEach(() => {
  packs = createPackFolder()
})

afterEach(() => packs.remove())

test('what others kept is read, and what is set is there for this run alone', () => {
  packs.put({ a: 'kept', b: 'kept' })
  const files = packs.files()
  const pack = readOnly(packs.open())
  pack.set('b', 'own')
  pack.set('c', 'own')
  expect(['a', 'b', 'c', 'd'].map((key) => [pack.has(key), pack.get(key)])).toEqual([
    [true, 'kept'],
    [true, 'own'],
    [true, 'own'],
    [false, undefined],
  ])
  pack.close()
  expect([packs.files(), packs.take(['a', 'b', 'c'])]).toEqual([files, ['kept', 'kept', undefined]])
})

test('damaged files are left where they are', () => {
  packs.put({ a: 'kept' })
  const [file = ''] = packs.files()
  packs.damage(file, (bytes) => bytes.subarray(0, 20))
  const pack = readOnly(packs.open())
  expect(pack.get('a')).toBeUndefined()
  pack.close()
  expect(packs.files()).toEqual([file])
})
