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

/** What a new cache gives for `key`, and whether it had to be made. */
async function ask(key: string, text = 'bytes', cache: AssetCache = openAssetCache(folder)) {
  let isMade = false
  const bytes = await cache.remember(key, async () => {
    isMade = true
    return Buffer.from(text)
  })
  return { text: Buffer.from(bytes).toString(), isMade }
}

/** The same of what only goes into the site. */
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

describe('what is remembered', () => {
  test('was made once and is made no more, in another run neither', async () => {
    expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: true })
    expect(await ask('a.webp', 'other bytes')).toEqual({ text: 'bytes', isMade: false })
    expect(await ask('b.webp', 'other bytes')).toEqual({ text: 'other bytes', isMade: true })
  })

  test('can be nothing at all, as bytes', async () => {
    await ask('empty', '')
    expect(await ask('empty', 'something')).toEqual({ text: '', isMade: false })
  })

  test.each(damages)('is made anew where the file %s', async (_how, change) => {
    await ask('a.webp')
    await damage(change)
    expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: true })
    expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: false })
  })

  test('is not kept where nothing could be made', async () => {
    expect(await openAssetCache(folder).remember('a.json', async () => undefined)).toBeUndefined()
    expect(await ask('a.json')).toEqual({ text: 'bytes', isMade: true })
  })
})

describe('what is ensured', () => {
  test('is made once, has a file with the very bytes, and gives them when asked', async () => {
    const { kept, isMade } = await ensure('card-1.png')
    expect([isMade, textOf(kept.content), await readFile(kept.file ?? '', 'utf8')]).toEqual([true, 'bytes', 'bytes'])
    const again = await ensure('card-1.png', 'other bytes')
    expect([again.isMade, again.kept.file, textOf(again.kept.content)]).toEqual([false, kept.file, 'bytes'])
  })

  test('is not read where it is kept', async () => {
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

  test.each(damages)('is removed and told when it is read, where the file %s', async (_how, change) => {
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

  test('is not all that goes where more is damaged: the next run finds no damage one by one', async () => {
    for (const key of ['a.png', 'b.png', 'c.png']) await ensure(key, key)
    const [first = '', second = '', third = ''] = (await readdir(folder)).toSorted()
    for (const name of [first, third]) await truncate(join(folder, name), 1)
    const cache = openAssetCache(folder)
    const { kept } = await ensure('a.png', 'a.png', cache)
    expect(() => kept.content).toThrow(DamagedCacheError)
    expect(await readdir(folder)).toEqual([second])
    expect((await ensure('c.png', 'c.png', cache)).isMade).toBe(true)
  })

  test('is told when it is read, where the file is gone', async () => {
    const { kept } = await ensure('card-1.png')
    await rm(kept.file ?? '')
    expect(() => kept.file).toThrow(DamagedCacheError)
    expect(() => kept.content).toThrow(DamagedCacheError)
  })

  test('is held in memory where it cannot be kept', async () => {
    await writeFile(join(folder, 'file'), '')
    const { kept } = await ensure('card-1.png', 'bytes', openAssetCache(join(folder, 'file', 'below')))
    expect([kept.file, textOf(kept.content)]).toEqual([undefined, 'bytes'])
  })

  test('is remembered, and what is remembered is ensured', async () => {
    await ensure('a.png', 'one')
    await ask('b.png', 'two')
    expect(await ask('a.png')).toEqual({ text: 'one', isMade: false })
    expect(textOf((await ensure('b.png')).kept.content)).toBe('two')
  })
})

test('two runs at once give both their bytes, and leave no half a file', async () => {
  const runs = Array.from({ length: 8 }, () => ask('a.webp'))
  expect((await Promise.all(runs)).map(({ text }) => text)).toEqual(runs.map(() => 'bytes'))
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^a\.[0-9a-f]{8}\.webp$/)])
})

test('a folder that cannot be written costs time and nothing else', async () => {
  await writeFile(join(folder, 'file'), '')
  const cache = openAssetCache(join(folder, 'file', 'below'))
  expect(await ask('a.webp', 'bytes', cache)).toEqual({ text: 'bytes', isMade: true })
})

test('files without a sum in their names are not seen', async () => {
  await writeFile(join(folder, 'a.webp'), 'of an earlier kind')
  expect(await ask('a.webp')).toEqual({ text: 'bytes', isMade: true })
})

test('the keys that were asked for are told', async () => {
  const cache = openAssetCache(folder)
  await ask('a.webp', 'bytes', cache)
  await ensure('card-1.png', 'bytes', cache)
  await ensure('card-1.png', 'bytes', cache)
  expect([...cache.used]).toEqual(['a.webp', 'card-1.png'])
})

test('who may write nothing reads what builds have kept, and keeps nothing', async () => {
  await ask('kept', 'dear')
  const names = await readdir(folder)
  const reader = readAssetCache(folder)
  expect(await ask('kept', 'anew', reader)).toEqual({ text: 'dear', isMade: false })
  expect(await ask('other', 'anew', reader)).toEqual({ text: 'anew', isMade: true })
  expect(textOf((await ensure('kept', 'anew', reader)).kept.content)).toBe('dear')
  expect(await readdir(folder)).toEqual(names)
})

test('who may write nothing leaves a damaged file where it is', async () => {
  await ask('kept', 'dear')
  await damage(() => Buffer.from('other'))
  expect(await ask('kept', 'anew', readAssetCache(folder))).toEqual({ text: 'anew', isMade: true })
  expect(await readdir(folder)).toHaveLength(1)
})

test('without a cache all is made, each time', async () => {
  expect(await ask('a', 'one', noCache)).toEqual({ text: 'one', isMade: true })
  const { kept, isMade } = await ensure('a', 'two', noCache)
  expect([kept, isMade]).toEqual([{ content: Buffer.from('two') }, true])
})
