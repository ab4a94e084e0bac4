import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPack } from '../../../../generator/shared/cache/pack.ts'
import { createPackFolder, type PackFolder } from './pack-folder.ts'

let packs: PackFolder

beforeEach(() => {
  packs = createPackFolder()
})

afterEach(() => packs.remove())

const told = () => [`The cache in ${packs.folder} is damaged and was made anew.`]
const refused = (folder: string) => [`The cache in ${folder} cannot be written, so that nothing of this run is kept.`]

const flip = (offset: number) => (bytes: Buffer) => {
  const at = offset < 0 ? bytes.length + offset : offset
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) ^ 1]), bytes.subarray(at + 1)])
}

test('a damaged record is none, the others are as they were, and one sentence tells it', () => {
  packs.put({ a: 'first text', b: 'second text', c: 'third text' })
  const [file = ''] = packs.files()
  packs.damage(file, (bytes) => flip(3)(flip(15)(bytes)))
  expect(packs.take(['a', 'b', 'c'])).toEqual([undefined, undefined, 'third text'])
  expect(packs.reports).toEqual(told())
})

test('a record that is made anew after damage is got from then on', () => {
  packs.put({ a: 'first text', b: 'second text' })
  packs.damage(packs.files()[0] ?? '', flip(3))
  const pack = packs.open()
  expect([pack.has('a'), pack.get('a'), pack.has('a')]).toEqual([true, undefined, false])
  pack.set('a', 'first text')
  pack.close()
  expect(packs.take(['a', 'b'])).toEqual(['first text', 'second text'])
  expect(packs.reports).toEqual(told())
})

test('whatever byte of index or trailer is another, the file is no longer used and goes', () => {
  packs.put({ a: 'text' })
  const [sound = ''] = packs.files()
  const length = 'utext'.length
  for (const offset of Array.from({ length: 85 }, (_, index) => length + index)) {
    const other = createPackFolder()
    other.put({ a: 'text' })
    const [file = ''] = other.files()
    other.damage(file, flip(offset))
    expect(other.take(['a']), `byte ${offset}`).toEqual([undefined])
    expect(existsSync(file)).toBe(false)
    expect(other.reports).toHaveLength(1)
    other.remove()
  }
  expect(existsSync(sound)).toBe(true)
})

test('a file that lost its end is no longer used, at whatever length', () => {
  packs.put({ a: 'some text', b: 'some more' })
  const [file = ''] = packs.files()
  packs.put({ c: 'of a later run' })
  const whole = readFileSync(file)
  for (const length of whole.keys()) {
    writeFileSync(file, whole.subarray(0, length))
    expect(packs.take(['a', 'b', 'c']), `${length} bytes`).toEqual([undefined, undefined, 'of a later run'])
    expect(existsSync(file)).toBe(false)
  }
  expect(new Set(packs.reports)).toEqual(new Set(told()))
  expect(packs.reports).toHaveLength(whole.length)
})

test('several files of another kind are told once, and go', () => {
  packs.put({ a: 'text' })
  const strange = { '00000000.pack': '', '00000001.pack': 'no pack', '00000002.pack': 'x'.repeat(10_000) }
  for (const [name, text] of Object.entries(strange)) writeFileSync(join(packs.folder, name), text)
  expect(packs.take(['a'])).toEqual(['text'])
  expect(packs.reports).toEqual(told())
  expect(packs.files()).toHaveLength(1)
})

test('files that are not named like those of a pack, and folders, are left alone', () => {
  packs.put({ a: 'text' })
  writeFileSync(join(packs.folder, 'notes.pack'), 'mine')
  mkdirSync(join(packs.folder, '0123abcd.pack'))
  expect(packs.take(['a'])).toEqual(['text'])
  expect(packs.files()).toHaveLength(3)
  expect(packs.reports).toEqual([])
})

test('below a file nothing can be kept: this run has what it set, and one sentence tells it', () => {
  mkdirSync(packs.folder)
  writeFileSync(join(packs.folder, 'file'), '')
  const folder = join(packs.folder, 'file', 'pages')
  const reports: string[] = []
  const pack = openPack(folder, { version: '1', today: 1, report: (sentence) => reports.push(sentence) })
  const keys = Array.from({ length: 30 }, (_, index) => `key${index}`)
  for (const key of keys) pack.set(key, key.repeat(20_000))
  expect(keys.every((key) => pack.get(key) === key.repeat(20_000))).toBe(true)
  expect(reports).toEqual([])
  pack.close()
  expect(reports).toEqual(refused(folder))
})

test.skipIf(process.getuid?.() === 0)('a folder that only may be read gives what it has', () => {
  packs.put({ a: 'text' })
  chmodSync(packs.folder, 0o555)
  const pack = packs.open()
  pack.set('b', 'more')
  expect([pack.get('a'), pack.get('b')]).toEqual(['text', 'more'])
  pack.close()
  expect(packs.reports).toEqual(refused(packs.folder))
  expect(packs.take(['a', 'b'])).toEqual(['text', undefined])
  chmodSync(packs.folder, 0o755)
})

test('a folder that goes away during the run costs the run what it set', () => {
  packs.put({ a: 'text' })
  const pack = packs.open()
  pack.set('b', 'x'.repeat(2_000_000))
  pack.set('c', 'more')
  rmSync(packs.folder, { recursive: true })
  expect([pack.get('a'), pack.get('b')?.length, pack.get('c')]).toEqual(['text', 2_000_000, 'more'])
  writeFileSync(packs.folder, 'a file in its place')
  pack.close()
  expect(packs.reports).toEqual(refused(packs.folder))
  expect(existsSync(dirname(packs.folder))).toBe(true)
})
