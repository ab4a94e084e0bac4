import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type AssetCache,
  noCache,
  openAssetCache,
  readAssetCache,
} from '../../../../generator/assets/cache/asset-cache.ts'
import { DamagedCacheError } from '../../../../generator/shared/cache/damaged-cache-error.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asset-cache-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** The result of a new cache for `key`, and whether it had to be made. */
async function ask(key: string, text = 'bytes', cache: AssetCache = openAssetCache(folder)) {
  let isMade = false
  const bytes = await cache.remember(key, async () => {
    isMade = true
    return Buffer.from(text)
  })
  return { text: Buffer.from(bytes).toString(), isMade }
}

/** The same for entries that only go into the site. */
async function ensure(key: string, text = 'bytes', cache: AssetCache = openAssetCache(folder)) {
  let isMade = false
  const kept = await cache.ensure(key, async () => {
    isMade = true
    return Buffer.from(text)
  })
  return { kept, isMade }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString()

const damages: [string, (bytes: Buffer) => Buffer][] = [
  ['was changed', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('S')])],
  ['lost its end', (bytes) => bytes.subarray(0, -1)],
  ['is empty', () => Buffer.alloc(0)],
  ['is of another kind', () => Buffer.from('something else')],
]

async function damage(change: (bytes: Buffer) => Buffer): Promise<void> {
  const [file = ''] = await readdir(folder)
  await writeFile(join(folder, file), change(await readFile(join(folder, file))))
}

describe('a remembered entry', () => {
  test('is made once, and not again in another run', async () => {
    expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: true })
    expect(await ask('a.webp', 'other bytes')).toEqual({ text: 'bytes', isMade: false })
    expect(await ask('b.webp', 'other bytes')).toEqual({ text: 'other bytes', isMade: true })
  })

  test('can be zero bytes', async () => {
    await ask('empty', '')
    expect(await ask('empty', 'something')).toEqual({ text: '', isMade: false })
  })

  test.each(damages)('is made again if the file %s', async (_how, change) => {
    await ask('a.webp')
    await damage(change)
    expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: true })
    expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: false })
  })

  test("isn't stored if nothing could be made", async () => {
    expect(await openAssetCache(folder).remember('a.json', async () => undefined)).toBeUndefined()
    expect(await ask('a.json')).toEqual({ text: 'bytes', isMade: true })
  })
})

describe('an ensured entry', () => {
  test('is made once, has a file with the same bytes, and returns them on request', async () => {
    const { kept, isMade } = await ensure('card-1.png')
    expect([isMade, textOf(kept.content), await readFile(kept.file ?? '', 'utf8')]).toEqual([true, 'bytes', 'bytes'])
    const again = await ensure('card-1.png', 'other bytes')
    expect([again.isMade, again.kept.file, textOf(again.kept.content)]).toEqual([false, kept.file, 'bytes'])
  })

  test("isn't read if it's in the cache", async () => {
    await ensure('card-1.png')
    const [name = ''] = await readdir(folder)
    await truncate(join(folder, name))
    expect((await ensure('card-1.png')).isMade).toBe(false)
  })

  test.each([
    ['is believed where an earlier run knew it and it was not touched since', true, true],
    ['is read where it was touched', true, false],
    ['is read where no run has known it', false, true],
  ])('is linked as a file, which %s', async (_how, isSaved, isUntouched) => {
    await ensure('card-1.png')
    const file = join(folder, (await readdir(folder))[0] ?? '')
    const then = new Date('2026-01-01')
    await utimes(file, then, then)
    const cache = openAssetCache(folder)
    expect((await ensure('card-1.png', 'bytes', cache)).kept.file).toBe(file)
    if (isSaved) cache.save()
    await writeFile(file, 'other')
    if (isUntouched) await utimes(file, then, then)
    const { kept } = await ensure('card-1.png')
    const found = await Promise.resolve(kept)
      .then(({ file: linked }) => linked)
      .catch((error: unknown) => (error instanceof DamagedCacheError ? 'damaged' : error))
    expect(found).toBe(isSaved && isUntouched ? file : 'damaged')
  })

  test.each(damages)('is removed and reported on reading if the file %s', async (_how, change) => {
    await ensure('card-1.png')
    await damage(change)
    const cache = openAssetCache(folder)
    const { kept } = await ensure('card-1.png', 'bytes', cache)
    const [name = ''] = await readdir(folder)
    expect(() => kept.content).toThrow(DamagedCacheError)
    expect(() => kept.content).toThrow(`The cached file ${join(folder, name)} was damaged and has been removed.`)
    expect(await readdir(folder)).toEqual([])
    const again = await ensure('card-1.png', 'bytes', cache)
    expect([again.isMade, textOf(again.kept.content)]).toEqual([true, 'bytes'])
  })

  test("is removed together with other damaged ones, so that the next run doesn't find them one by one", async () => {
    for (const key of ['a.png', 'b.png', 'c.png']) await ensure(key, key)
    const [first = '', second = '', third = ''] = (await readdir(folder)).toSorted()
    for (const name of [first, third]) await truncate(join(folder, name), 1)
    const cache = openAssetCache(folder)
    const { kept } = await ensure('a.png', 'a.png', cache)
    expect(() => kept.content).toThrow(DamagedCacheError)
    expect(await readdir(folder)).toEqual([second])
    expect((await ensure('c.png', 'c.png', cache)).isMade).toBe(true)
  })

  test('is reported on reading if the file is missing', async () => {
    const { kept } = await ensure('card-1.png')
    await rm(kept.file ?? '')
    expect(() => kept.file).toThrow(DamagedCacheError)
    expect(() => kept.content).toThrow(DamagedCacheError)
  })

  test("is held in memory if it can't be stored", async () => {
    await writeFile(join(folder, 'file'), '')
    const { kept } = await ensure('card-1.png', 'bytes', openAssetCache(join(folder, 'file', 'below')))
    expect([kept.file, textOf(kept.content)]).toEqual([undefined, 'bytes'])
  })

  test('counts as remembered, and a remembered entry as ensured', async () => {
    await ensure('a.png', 'one')
    await ask('b.png', 'two')
    expect(await ask('a.png')).toEqual({ text: 'one', isMade: false })
    expect(textOf((await ensure('b.png')).kept.content)).toBe('two')
  })
})

test('two runs at once both return their bytes, and leave no partial file', async () => {
  const runs = Array.from({ length: 8 }, () => ask('a.webp'))
  expect((await Promise.all(runs)).map(({ text }) => text)).toEqual(runs.map(() => 'bytes'))
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^a\.[0-9a-f]{8}\.webp$/)])
})

test('a read-only folder only costs time', async () => {
  await writeFile(join(folder, 'file'), '')
  const cache = openAssetCache(join(folder, 'file', 'below'))
  expect(await ask('a.webp', 'bytes', cache)).toEqual({ text: 'bytes', isMade: true })
})

test('files without a hash in their names are ignored', async () => {
  await writeFile(join(folder, 'a.webp'), 'of an earlier kind')
  expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: true })
})

test('the requested keys are recorded', async () => {
  const cache = openAssetCache(folder)
  await ask('a.webp', 'bytes', cache)
  await ensure('card-1.png', 'bytes', cache)
  await ensure('card-1.png', 'bytes', cache)
  expect([...cache.used]).toEqual(['a.webp', 'card-1.png'])
})

test('a read-only cache reads what builds have stored, and stores nothing', async () => {
  await ask('kept', 'dear')
  const names = await readdir(folder)
  const reader = readAssetCache(folder)
  expect(await ask('kept', 'anew', reader)).toEqual({ text: 'dear', isMade: false })
  expect(await ask('other', 'anew', reader)).toEqual({ text: 'anew', isMade: true })
  expect(textOf((await ensure('kept', 'anew', reader)).kept.content)).toBe('dear')
  expect(await readdir(folder)).toEqual(names)
})

test('a read-only cache leaves a damaged file in place', async () => {
  await ask('kept', 'dear')
  await damage(() => Buffer.from('other'))
  expect(await ask('kept', 'anew', readAssetCache(folder))).toEqual({ text: 'anew', isMade: true })
  expect(await readdir(folder)).toHaveLength(1)
})

test('without a cache, everything is made every time', async () => {
  expect(await ask('a', 'one', noCache)).toEqual({ text: 'one', isMade: true })
  const { kept, isMade } = await ensure('a', 'two', noCache)
  expect([kept, isMade]).toEqual([{ content: Buffer.from('two') }, true])
})
