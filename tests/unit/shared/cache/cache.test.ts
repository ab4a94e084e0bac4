import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encodeAscii } from '../../../../generator/shared/cache/ascii-json.ts'
import { openCache } from '../../../../generator/shared/cache/cache.ts'
import { shortHash } from '../../../../generator/shared/cache/short-hash.ts'

let folder = ''
let reported: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'))
  reported = []
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (version = '1') =>
  openCache<number>({ folder, version, name: 'values', report: (sentence) => reported.push(sentence) })

const keysOf = (numbers: readonly number[]) => new Set(numbers.map((number) => shortHash(String(number))))

/** Stores these numbers for the next run, and drops all others. */
function leave(numbers: readonly number[]): void {
  const cache = open()
  for (const number of numbers) cache.set(shortHash(String(number)), encodeAscii(number))
  cache.save(keysOf(numbers))
}

const find = (numbers: readonly number[], version?: string) => {
  const cache = open(version)
  return numbers.filter((number) => cache.get(shortHash(String(number))) === number)
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

test('what one run stores is there for the next, however many values come and go', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat(400), { maxLength: 300 }), { minLength: 1, maxLength: 5 }), (runs) => {
      for (const numbers of runs) leave(numbers)
      const last = runs.at(-1) ?? []
      expect(find(range(401)).filter((number) => last.includes(number))).toEqual(last.toSorted((a, b) => a - b))
      rmSync(folder, { recursive: true, force: true })
    }),
    { seed: 20_261_122, numRuns: 30 },
  )
})

test('values are in 256 files at most, and an edit writes one of them', () => {
  leave(range(5000))
  const files = readdirSync(folder)
  expect(files).toHaveLength(256)
  const before = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const cache = open()
  for (const number of range(5000)) cache.get(shortHash(String(number)))
  cache.set(shortHash('5000'), encodeAscii(5000))
  cache.save(keysOf([...range(5000), 5000]))
  expect(files.filter((file) => readFileSync(join(folder, file), 'utf8') !== before.get(file))).toHaveLength(1)
})

test('a value that is no longer used is dropped when its file is read', () => {
  leave(range(10))
  const cache = open()
  for (const number of range(10)) cache.get(shortHash(String(number)))
  cache.save(keysOf(range(5)))
  expect(find(range(10))).toEqual(range(5))
})

test('a file without a value that is used is removed, whether or not it was read', () => {
  for (const number of range(20)) leave([number])
  expect(readdirSync(folder)).toHaveLength(1)
  expect(find(range(20))).toEqual([19])
})

test('values from a different version of the code are ignored', () => {
  leave(range(3))
  expect(find(range(3), '2')).toEqual([])
  expect(reported).toEqual([])
})

describe('a file that is damaged', () => {
  test.each<[string, (text: string) => string]>([
    ['is cut off', (text) => text.slice(0, -2)],
    ['is empty', () => ''],
    ['has another byte', (text) => `${text.slice(0, -1)}x`],
    ['is none of ours', () => 'something else'],
  ])('because it %s is reported and made again', (_, damage) => {
    leave(range(3))
    for (const file of readdirSync(folder))
      writeFileSync(join(folder, file), damage(readFileSync(join(folder, file), 'utf8')))
    expect(find(range(3))).toEqual([])
    expect(reported).toContain(`${join(folder, readdirSync(folder)[0] ?? '')} is damaged and will be rebuilt.`)
    leave(range(3))
    expect(find(range(3))).toEqual(range(3))
  })
})

test("if there is no folder, or it's read-only, values last for the run", () => {
  writeFileSync(join(folder, 'file'), '')
  for (const place of [undefined, join(folder, 'file', 'below')]) {
    const cache = openCache<number>({ folder: place, version: '1', name: 'values', report: () => undefined })
    cache.set(shortHash('1'), encodeAscii(1))
    cache.save(keysOf([1]))
    expect(cache.get(shortHash('1'))).toBe(1)
  }
})
