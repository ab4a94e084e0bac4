import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Outline } from '../../../generator/renewal/outline.ts'
import { readOutline, writeOutline } from '../../../generator/renewal/outline-file.ts'

let folder = ''
let file = ''
let told: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outline-'))
  file = join(folder, 'site.record.outline')
  told = []
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const record = Buffer.from('a record')

const outline: Outline = {
  surroundings: 'all else',
  assets: 'pictures',
  posts: { ids: ['é'], hashes: ['1'], versions: ['v'], dates: [''], updated: [''], drafts: [true], images: ['a.webp'] },
  shown: [0],
  related: [[]],
  characters: '—',
  told: [],
  samples: [],
}

const read = (ofRecord = record) =>
  readOutline(join(folder, 'site.record'), ofRecord, (sentence) => told.push(sentence))

test('an outline comes back as it was, beside the record of its build alone', () => {
  writeOutline(join(folder, 'site.record'), record, outline)
  expect(read()).toEqual(outline)
  expect(read(Buffer.from('another'))).toBeUndefined()
  expect(told).toEqual([])
})

test('nothing is said where there is none, or one of another format', () => {
  expect(read()).toBeUndefined()
  writeFileSync(file, 'site-outline 99 1 1\n{}')
  expect(read()).toBeUndefined()
  expect(told).toEqual([])
})

test('whatever byte of it is another, it is not read as it is', () => {
  writeOutline(join(folder, 'site.record'), record, outline)
  const bytes = readFileSync(file)
  for (let at = 0; at < bytes.length; at += 1) {
    const damaged = Buffer.from(bytes)
    damaged[at] = (damaged[at] ?? 0) ^ 0x55
    writeFileSync(file, damaged)
    expect(read(), `byte ${at}`).toBeUndefined()
  }
  expect(told[0]).toMatch(/site\.record\.outline is damaged and is left aside/)
})

test.each([0, 5, 40])('one that was cut to %i bytes is told', (length) => {
  writeOutline(join(folder, 'site.record'), record, outline)
  writeFileSync(file, readFileSync(file).subarray(0, length))
  expect(read()).toBeUndefined()
  expect(told).toHaveLength(1)
})

test('where it cannot be kept, nothing fails and nothing is left', () => {
  writeOutline(join(folder, 'missing', 'site.record'), record, outline)
  expect(read()).toBeUndefined()
})
