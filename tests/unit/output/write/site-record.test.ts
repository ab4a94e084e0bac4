import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSiteRecord, type SiteRecord, writeSiteRecord } from '../../../../generator/output/write/site-record.ts'
import { isDeep } from '../../../support/depth.ts'

let parent = ''
let file = ''

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'record-'))
  file = join(parent, 'cache', 'site-record')
})

afterEach(() => rm(parent, { recursive: true, force: true }))

const record: SiteRecord = new Map([
  ['index.html', { version: 'a1', size: 10, mtimeMs: 1_796_083_200_000.123, ino: 12_345 }],
  ['assets/card-a.png', { version: 'assets/card-a.png', size: 1, mtimeMs: 2, ino: 3 }],
  ['about.html', { version: 'templates:1 frame:2 content:3 card:4', size: 1, mtimeMs: 2, ino: 4 }],
  ['blog/a.html', { version: 'templates:1 frame:2 settings:3 post:4-5 related:6', size: 1, mtimeMs: 2, ino: 5 }],
  ['blog/b.html', { version: 'templates:1 frame:2 settings:3 post:7-5 related:', size: 1, mtimeMs: 2, ino: 6 }],
  ['odd', { version: 'a b', size: 1, mtimeMs: 2, ino: 7 }],
  ['odder', { version: ' a  b ', size: 1, mtimeMs: 2, ino: 8 }],
  ['blog/größe "x"\n.html', { version: '', size: 0, mtimeMs: 0, ino: 2 ** 60 }],
])

/** The record that was read, and the messages about it. */
function read(folder = '/srv/dist') {
  const reported: string[] = []
  return { found: readSiteRecord(file, folder, (sentence) => reported.push(sentence)), reported }
}

test('a stored record is read again, and there is no other file next to it', async () => {
  writeSiteRecord(file, '/srv/dist', record)
  expect(read()).toEqual({ found: record, reported: [] })
  writeSiteRecord(file, '/srv/dist', new Map())
  expect(read()).toEqual({ found: new Map(), reported: [] })
  expect(await readdir(join(parent, 'cache'))).toEqual(['site-record'])
})

test('a missing record and one from another site or in another format are ignored without a message', async () => {
  expect(read()).toEqual({ found: undefined, reported: [] })
  writeSiteRecord(file, '/srv/dist', record)
  expect(read('/srv/other')).toEqual({ found: undefined, reported: [] })
  await writeFile(file, (await readFile(file, 'utf8')).replace('site-record 4 ', 'site-record 99 '))
  expect(read()).toEqual({ found: undefined, reported: [] })
})

test('a record that was cut off or changed after its format number is ignored with a message', async () => {
  writeSiteRecord(file, '/srv/dist', record)
  const bytes = await readFile(file)
  const start = 'site-record 4 '.length
  const changed = fc.record({
    at: fc.integer({ min: start, max: bytes.length - 1 }),
    by: fc.integer({ min: 1, max: 255 }),
  })
  const damaged = fc.oneof(
    fc.integer({ min: 0, max: bytes.length - 1 }).map((length) => bytes.subarray(0, length)),
    changed.map(({ at, by }) => bytes.map((byte, index) => (index === at ? byte ^ by : byte))),
  )
  await fc.assert(
    fc.asyncProperty(damaged, async (content) => {
      await writeFile(file, content)
      const { found, reported } = read()
      expect(found).toBeUndefined()
      expect(reported).toEqual([`${file} is damaged, so every file in the site will be compared with the last build.`])
    }),
    { seed: 20_261_121, numRuns: isDeep ? 200 : 30 },
  )
})

test('if no record can be stored, nothing happens', async () => {
  await writeFile(join(parent, 'cache'), '')
  writeSiteRecord(file, '/srv/dist', record)
  expect(read()).toEqual({ found: undefined, reported: [] })
  expect(await readdir(parent)).toEqual(['cache'])
})
