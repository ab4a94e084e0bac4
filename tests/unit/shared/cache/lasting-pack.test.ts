import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLasting } from '../../../../generator/shared/cache/lasting-pack.ts'
import { createPackFolder, type PackFolder } from './pack-folder.ts'

let packs: PackFolder

beforeEach(() => {
  packs = createPackFolder()
})

afterEach(() => packs.remove())

test('what was set can be got before and after it is saved, and in other runs after that', () => {
  const pack = openLasting(() => packs.open())
  pack.set('a', 'one')
  expect([pack.get('a'), packs.take(['a'])]).toEqual(['one', [undefined]])
  pack.save()
  expect([pack.has('a'), pack.get('a'), packs.take(['a'])]).toEqual([true, 'one', ['one']])
  pack.set('b', 'two')
  pack.save()
  expect(packs.take(['a', 'b'])).toEqual(['one', 'two'])
  pack.close()
  expect(packs.reports).toEqual([])
})

test('it sees what another run saved meanwhile', () => {
  const pack = openLasting(() => packs.open())
  pack.set('a', 'one')
  pack.save()
  packs.put({ a: 'of another run' })
  expect(pack.get('a')).toBe('of another run')
  pack.close()
})

test('nothing is opened before it is asked for, and to save then is to do nothing', () => {
  let opened = 0
  const pack = openLasting(() => {
    opened += 1
    return packs.open()
  })
  pack.save()
  pack.close()
  expect(opened).toBe(0)
  pack.has('a')
  pack.save()
  pack.save()
  expect([opened, packs.files()]).toEqual([1, []])
})
