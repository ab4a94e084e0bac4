import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAssetCache, readAssetCache } from '../../../generator/assets/asset-cache.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asset-cache-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** What the cache gives for `key`, and whether it had to be made. */
async function ask(key: string, text = 'bytes') {
  let isMade = false
  const bytes = await openAssetCache(folder).remember(key, async () => {
    isMade = true
    return Buffer.from(text)
  })
  return { text: Buffer.from(bytes).toString(), isMade }
}

test('what was made once is made no more, in another run neither', async () => {
  expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: true })
  expect(await ask('a.webp', 'other bytes')).toEqual({ text: 'bytes', isMade: false })
  expect(await ask('b.webp', 'other bytes')).toEqual({ text: 'other bytes', isMade: true })
})

test('nothing at all can be kept, as bytes', async () => {
  await ask('empty', '')
  expect(await ask('empty', 'something')).toEqual({ text: '', isMade: false })
})

test.each([
  ['was changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('S')])],
  ['lost its end', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['lost all but its beginning', (bytes: Buffer) => bytes.subarray(0, 5)],
  ['is empty', () => Buffer.alloc(0)],
  ['is of another kind', () => Buffer.from('bytes')],
])('a file that %s is made anew', async (_how, damage) => {
  await ask('a.webp')
  const [file = ''] = await readdir(folder)
  await writeFile(join(folder, file), damage(await readFile(join(folder, file))))
  expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: true })
  expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: false })
})

test('where nothing could be made, nothing is kept', async () => {
  expect(await openAssetCache(folder).remember('a.json', async () => undefined)).toBeUndefined()
  expect(await ask('a.json')).toEqual({ text: 'bytes', isMade: true })
})

test('two runs at once give both their bytes, and leave no half a file', async () => {
  const runs = Array.from({ length: 8 }, () => ask('a.webp'))
  expect((await Promise.all(runs)).map(({ text }) => text)).toEqual(runs.map(() => 'bytes'))
  expect(await readdir(folder)).toEqual(['a.webp'])
})

test('a folder that cannot be written costs time and nothing else', async () => {
  await writeFile(join(folder, 'file'), '')
  const cache = openAssetCache(join(folder, 'file', 'below'))
  expect(Buffer.from(await cache.remember('a.webp', async () => Buffer.from('bytes'))).toString()).toBe('bytes')
})

test('who may write nothing reads what builds have kept, and keeps nothing', async () => {
  await openAssetCache(folder).remember('kept', async () => Buffer.from('dear'))
  const reader = readAssetCache(folder)
  expect(String(await reader.remember('kept', async () => Buffer.from('anew')))).toBe('dear')
  expect(String(await reader.remember('other', async () => Buffer.from('anew')))).toBe('anew')
  expect(await readdir(folder)).toEqual(['kept'])
})
