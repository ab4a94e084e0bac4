import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMemoryPack } from '../../../../generator/shared/cache/pack.ts'
import { createPackFolder, type PackFolder } from './pack-folder.ts'

let packs: PackFolder

beforeEach(() => {
  packs = createPackFolder()
})

afterEach(() => packs.remove())

const texts = {
  'a text': 'some words',
  'no text': '',
  'other letters': 'Überraschung – “清掃” 🧹\u0000\n',
  'half a character': 'a\ud83e',
  'a long text': 'page '.repeat(500_000),
}

test.each(Object.entries(texts))('%s is got as it was put, at once and in a later run', (_, text) => {
  const pack = packs.open()
  pack.set('a1', text)
  expect([pack.has('a1'), pack.get('a1'), pack.has('b2'), pack.get('b2')]).toEqual([true, text, false, undefined])
  pack.close()
  const later = packs.open()
  expect([later.has('a1'), later.get('a1'), later.has('b2'), later.get('b2')]).toEqual([true, text, false, undefined])
  later.close()
  expect(packs.reports).toEqual([])
})

test('more than memory should hold goes to disk on the way, and can be got all the while', () => {
  const pack = packs.open()
  const keys = Array.from({ length: 1000 }, (_, index) => `key${index}`)
  for (const key of keys) pack.set(key, key.repeat(1000))
  const [part = ''] = packs.files()
  expect(part).toMatch(/[0-9a-f]{8}\.pack\.part$/)
  expect(statSync(part).size).toBeGreaterThan(4_000_000)
  expect(keys.every((key) => pack.get(key) === key.repeat(1000))).toBe(true)
  pack.close()
  expect(packs.files()).toEqual([part.replace('.part', '')])
  expect(packs.take(keys)).toEqual(keys.map((key) => key.repeat(1000)))
})

test('records of several runs are there together, and the last one under a key is got', () => {
  packs.put({ a: 'first', b: 'first' })
  packs.put({ b: 'second', c: 'second' })
  packs.put({ c: 'third', d: 'third' })
  expect(packs.files()).toHaveLength(3)
  expect(packs.take(['a', 'b', 'c', 'd'])).toEqual(['first', 'second', 'third', 'third'])
})

test('of two records that one run sets under a key, the last one is got', () => {
  packs.put({ other: 'x'.repeat(100) })
  const pack = packs.open()
  pack.set('a', 'first')
  pack.set('a', 'second')
  expect(pack.get('a')).toBe('second')
  pack.close()
  expect(packs.take(['a'])).toEqual(['second'])
})

test('what was not closed is not there', () => {
  packs.open().set('a', 'text')
  expect(packs.take(['a'])).toEqual([undefined])
})

test('a run that sets nothing writes nothing, and one that never set anything makes no folder', () => {
  expect(packs.take(['a'])).toEqual([undefined])
  expect(existsSync(packs.folder)).toBe(false)
  packs.put({ a: 'text' })
  const before = packs.files().map((file) => [file, statSync(file).mtimeMs])
  expect(packs.take(['a'], { today: 20_014 })).toEqual(['text'])
  expect(packs.files().map((file) => [file, statSync(file).mtimeMs])).toEqual(before)
})

test('to close twice is to close', () => {
  packs.put({ a: 'text' })
  const pack = packs.open()
  pack.set('b', 'text')
  pack.close()
  pack.close()
  expect(packs.take(['a', 'b'])).toEqual(['text', 'text'])
})

test('records of another version are not seen, dropped, and nobody is told', () => {
  packs.put({ a: 'text' })
  const [old = ''] = packs.files()
  expect(packs.take(['a'], { version: '2' })).toEqual([undefined])
  expect(existsSync(old)).toBe(false)
  packs.put({ a: 'new text' }, { version: '2' })
  expect(packs.take(['a'], { version: '2' })).toEqual(['new text'])
  expect(packs.reports).toEqual([])
})

test.each([
  ['in which they were opened', [0, 1]],
  ['that turns it round', [1, 0]],
])('two runs at once both keep what they set, closed in the order %s', (_, order) => {
  packs.put({ shared: 'old', kept: 'old' })
  const runs = [packs.open(), packs.open()]
  runs.forEach((pack, index) => {
    pack.set(`own${index}`, `of ${index}`)
    pack.set('shared', `of ${index}`)
  })
  expect(runs.map((pack) => pack.get('shared'))).toEqual(['of 0', 'of 1'])
  for (const index of order) runs[index]?.close()
  expect(packs.take(['own0', 'own1', 'shared', 'kept'])).toEqual(['of 0', 'of 1', `of ${order[1]}`, 'old'])
  expect(packs.reports).toEqual([])
})

test('a run reads on while another one rewrites the files, and does not bring old records back', () => {
  packs.put({ a: 'old', b: 'b' })
  const early = packs.open()
  early.get('a')
  // Enough files for each run that closes to merge them.
  for (const index of Array.from({ length: 9 }).keys()) packs.put({ a: `new ${index}` })
  expect(packs.files().length).toBeLessThan(9)
  expect([early.get('a'), early.get('b')]).toEqual(['old', 'b'])
  early.set('c', 'c')
  early.close()
  expect(packs.take(['a', 'b', 'c'])).toEqual(['new 8', 'b', 'c'])
  expect(packs.reports).toEqual([])
})

test('many small files become one, and the large one is not written anew for them', () => {
  packs.put({ large: 'x'.repeat(100_000) })
  const [large = ''] = packs.files()
  for (const index of Array.from({ length: 30 }).keys()) {
    packs.put({ [`small${index}`]: `text ${index}` })
    expect(packs.files().length).toBeLessThanOrEqual(8)
    expect(packs.files()).toContain(large)
  }
  const keys = Array.from({ length: 30 }, (_, index) => `small${index}`)
  expect(packs.take(keys)).toEqual(keys.map((_, index) => `text ${index}`))
})

test('where later records hide most bytes, these are let go', () => {
  packs.put({ a: 'x'.repeat(100_000), b: 'b' })
  packs.put({ a: 'small' })
  expect(packs.files().map((file) => statSync(file).size)).toEqual([expect.any(Number)])
  expect(statSync(packs.files()[0] ?? '').size).toBeLessThan(1000)
  expect(packs.take(['a', 'b'])).toEqual(['small', 'b'])
})

const day = 20_000

test('what nobody used for more than 30 days goes, and what somebody used stays', () => {
  packs.put({ used: 'u'.repeat(100), asked: 'a'.repeat(100), left: 'l'.repeat(1000) }, { today: day })
  const pack = packs.open({ today: day + 31 })
  pack.get('used')
  pack.has('asked')
  pack.close()
  expect(packs.take(['used', 'asked', 'left'], { today: day + 31 }).map((text) => text?.length)).toEqual([
    100,
    100,
    undefined,
  ])
})

test('after 30 days it is still there', () => {
  packs.put({ a: 'text' }, { today: day })
  packs.take([], { today: day + 30 })
  expect(packs.take(['a'], { today: day + 30 })).toEqual(['text'])
})

test('where nothing is used any more, no file stays', () => {
  packs.put({ a: 'text' }, { today: day })
  packs.take([], { today: day + 31 })
  expect(packs.files()).toEqual([])
})

test('what is used now and then stays, also over a run that uses nothing', () => {
  packs.put({ a: 'text' }, { today: day })
  for (const days of [10, 20, 30]) packs.take(['a'], { today: day + days })
  packs.take([], { today: day + 45 })
  expect(packs.take(['a'], { today: day + 45 })).toEqual(['text'])
})

test('what a stopped run has left is removed after an hour', () => {
  packs.put({ a: 'text' })
  const [old, young] = ['0123abcd.pack.part', '4567abcd.pack.part'].map((name) => join(packs.folder, name))
  const foreign = join(packs.folder, 'notes.part')
  for (const file of [old, young, foreign]) writeFileSync(file ?? '', 'half')
  for (const file of [old, foreign]) utimesSync(file ?? '', new Date(), new Date(Date.now() - 61 * 60 * 1000))
  packs.take(['a'])
  expect([old, young, foreign].map((file) => existsSync(file ?? ''))).toEqual([false, true, true])
})

test('equal records make equal files, but for their names', () => {
  const other = createPackFolder()
  for (const folder of [packs, other]) folder.put({ a: 'text', b: 'words' })
  const [bytes, others] = [packs, other].map((folder) => folder.files().map((file) => readFileSync(file, 'hex')))
  other.remove()
  expect(bytes).toEqual(others)
})

test('a pack in memory gives what was put, and has no files', () => {
  const pack = openMemoryPack()
  expect([pack.has('a'), pack.get('a')]).toEqual([false, undefined])
  pack.set('a', 'text')
  expect([pack.has('a'), pack.get('a')]).toEqual([true, 'text'])
  pack.close()
})
