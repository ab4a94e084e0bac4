import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAssetCache, pruneAssets } from '../../../../generator/assets/cache/asset-cache.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prune-assets-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const day = 24 * 60 * 60 * 1000
const start = Date.UTC(2030, 0, 1)
const picture = '0123456789ab-384.avif'
const card = 'card-ba9876543210.png'

/** A run on a given day that requests these keys. */
async function run(days: number, keys: readonly string[]): Promise<void> {
  const cache = openAssetCache(folder)
  for (const key of keys) {
    const { file = '' } = await cache.ensure(key, async () => Buffer.from(key))
    // New files get the run's date; existing ones keep theirs.
    if ((await stat(file)).mtimeMs < start) await setTime(file, days * day)
  }
  pruneAssets(folder, cache.used, start + days * day)
}

async function setTime(file: string, time: number): Promise<void> {
  await utimes(file, new Date(start + time), new Date(start + time))
}

/** The keys in the cache. */
async function listKeys(): Promise<string[]> {
  return (await readdir(folder)).map((name) => name.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '')).toSorted()
}

test('files older than 30 days are deleted, unless the run uses them', async () => {
  await run(0, [picture, card])
  await run(30, [])
  expect(await listKeys()).toEqual([picture, card])
  await run(31, [card])
  expect(await listKeys()).toEqual([card])
  await run(100, [card])
  expect(await listKeys()).toEqual([card])
  await run(101, [])
  expect(await listKeys()).toEqual([])
})

test('used files keep their timestamps, because the site may contain hard links to them', async () => {
  await run(0, [picture])
  const [name = ''] = await readdir(folder)
  const before = await stat(join(folder, name))
  await run(20, [picture])
  expect((await stat(join(folder, name))).mtimeMs).toBe(before.mtimeMs)
})

test('leftovers of interrupted runs are deleted after an hour', async () => {
  const old = `${picture}.00000000.part`
  const young = `${card}.00000000.part`
  for (const name of [old, young]) await writeFile(join(folder, name), '')
  await setTime(join(folder, old), -2 * 60 * 60 * 1000)
  await setTime(join(folder, young), 0)
  await run(0, [])
  expect(await readdir(folder)).toEqual([young])
})

test('other files stay, however old', async () => {
  const names = ['notes.txt', 'logo.0123abcd.png', 'used.json', 'card.png']
  for (const name of names) {
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), 1, 1)
  }
  await run(0, [])
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted())
})

test('without a folder, nothing happens', async () => {
  pruneAssets(join(folder, 'none'), new Set(), start)
  await writeFile(join(folder, 'file'), '')
  pruneAssets(join(folder, 'file'), new Set(), start)
  expect(await readdir(folder)).toEqual(['file'])
})
