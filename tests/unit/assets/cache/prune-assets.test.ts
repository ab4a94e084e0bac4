import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAssetCache } from '../../../../generator/assets/cache/asset-cache.ts'
import { pruneAssets } from '../../../../generator/assets/cache/prune-assets.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prune-assets-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2030, 0, 1)
const picture = '0123456789ab-384.avif'
const card = 'card-ba9876543210.png'

/** A run on some day that asks for these keys. */
async function run(days: number, keys: readonly string[]): Promise<void> {
  const cache = openAssetCache(folder)
  for (const key of keys) {
    const { file = '' } = await cache.ensure(key, async () => Buffer.from(key))
    // What is new is as old as the run says; what was there keeps its time.
    if ((await stat(file)).mtimeMs < start) await setTime(file, days * day)
  }
  await pruneAssets(folder, cache.used, start + days * day)
}

async function setTime(file: string, time: number): Promise<void> {
  await utimes(file, new Date(start + time), new Date(start + time))
}

/** The keys that are kept. */
async function listKeys(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name !== 'used.json')
  return names.map((name) => name.replace(/\.[0-9a-f]{8}(?=\.\w+$)(?!\.part$)/, '')).toSorted()
}

test('what was not used for more than 30 days goes, and what was used stays', async () => {
  await run(0, [picture, card])
  await run(30, [card])
  expect(await listKeys()).toEqual([picture, card])
  await run(31, [])
  expect(await listKeys()).toEqual([card])
  await run(60, [])
  expect(await listKeys()).toEqual([card])
  await run(61, [])
  expect(await listKeys()).toEqual([])
})

test('what is used keeps its time', async () => {
  await run(0, [picture])
  const before = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
  await run(20, [picture])
  const after = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
  expect(after[0]?.mtimeMs).toBe(before[0]?.mtimeMs)
})

test('uses are written down once a day', async () => {
  const record = join(folder, 'used.json')
  await run(0, [picture])
  await utimes(record, 1, 1)
  await run(0.5, [picture])
  expect((await stat(record)).mtimeMs).toBe(1000)
  await run(1, [picture])
  expect(JSON.parse(await readFile(record, 'utf8'))).toMatchObject({ [picture]: start / day + 1 })
  expect((await stat(record)).mtimeMs).toBeGreaterThan(1000)
})

test.each(['no JSON', '[]', 'null', '{"0123456789ab-384.avif":"soon"}'])(
  'where the record of uses is %s, files go by their own time',
  async (text) => {
    await run(0, [picture])
    await writeFile(join(folder, 'used.json'), text)
    await run(29, [])
    expect(await listKeys()).toEqual([picture])
    await run(31, [])
    expect(await listKeys()).toEqual([])
  },
)

test('files of the former kind go, and what stopped runs have left for an hour', async () => {
  const old = `${picture}.00000000.part`
  const young = `${card}.00000000.part`
  for (const name of [picture, old, young]) await writeFile(join(folder, name), '')
  await setTime(join(folder, old), -2 * 60 * 60 * 1000)
  await setTime(join(folder, young), 0)
  await run(0, [card])
  expect(await listKeys()).toEqual([card, young].toSorted())
})

test('what is not of the cache stays, however old', async () => {
  const names = ['notes.txt', 'logo.0123abcd.png', 'used.json.bak', 'card.png']
  for (const name of names) {
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), 1, 1)
  }
  await run(0, [])
  expect(await readdir(folder)).toEqual(names.toSorted())
})

test('where there is no folder, nothing happens', async () => {
  await pruneAssets(join(folder, 'none'), new Set(), start)
  await writeFile(join(folder, 'file'), '')
  await pruneAssets(join(folder, 'file'), new Set(), start)
  expect(await readdir(folder)).toEqual(['file'])
})
