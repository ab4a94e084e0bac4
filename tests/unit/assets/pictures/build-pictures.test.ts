import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type AssetCache, noCache, openAssetCache } from '../../../../generator/assets/cache/asset-cache.ts'
import { buildPictures, checkPictures } from '../../../../generator/assets/pictures/build-pictures.ts'
import { DamagedCacheError } from '../../../../generator/shared/cache/damaged-cache-error.ts'
import { ChangedFileError } from '../../../../generator/shared/fs/changed-file-error.ts'
import { openMemoryCache } from '../../../support/memory-cache.ts'
import { forbiddenFiles, memoryFiles } from '../../../support/memory-files.ts'

const folder = { imagesFolder: '/images', reportedFolder: 'content/images' } as const

const paint = (width: number, height: number, background = '#c4dfe8') =>
  sharp({ create: { width, height, channels: 3, background } })

const office = await paint(900, 600).webp({ lossless: true }).toBuffer()

function build(images: Readonly<Record<string, Uint8Array>>, cache: AssetCache = noCache) {
  return buildPictures(Object.keys(images), { ...folder, files: memoryFiles('/images', images), cache })
}

test('an image comes as AVIF and WebP in every width, at URLs with its name', async () => {
  const { value, diagnostics } = await build({ 'services/office.webp': office })
  expect(diagnostics).toEqual([])
  const picture = value?.pictures.get('services/office.webp')
  expect(picture).toMatchObject({ widths: [384, 672, 900], width: 900, height: 600, tone: '#c4dfe8' })
  expect(picture?.stem).toMatch(/^\/assets\/services-office-[0-9a-f]{8}$/)
  expect(picture?.src).toBe(`${picture?.stem}-900.webp`)
  const files = [384, 672, 900].flatMap((width) => [`${width}.avif`, `${width}.webp`])
  expect(value?.outputs.map(({ path }) => `/${path}`).toSorted()).toEqual(
    files.map((file) => `${picture?.stem}-${file}`).toSorted(),
  )
  for (const { path, content } of value?.outputs ?? []) {
    const { width, height, format } = await sharp(content).metadata()
    expect(path).toContain(`-${width}.${format === 'heif' ? 'avif' : format}`)
    expect(height / width).toBeCloseTo(2 / 3, 2)
  }
})

test("an image that the author isn't allowed to read is reported by name", async () => {
  const options = { ...folder, files: forbiddenFiles(memoryFiles('/images', { 'a.webp': office })), cache: noCache }
  const message = "You don't have permission to read this file."
  const found = [{ code: 'images/unreadable', severity: 'error', file: 'content/images/a.webp', message }]
  expect((await buildPictures(['a.webp'], options)).diagnostics).toMatchObject(found)
  expect(await checkPictures(['a.webp'], options)).toMatchObject(found)
})

async function stemOf(bytes: Uint8Array) {
  return (await build({ 'a.webp': bytes })).value?.pictures.get('a.webp')?.stem
}

test('a different image with the same name has different URLs, which are the same in each build', async () => {
  const other = await paint(900, 600, '#ffc53d').webp().toBuffer()
  expect(await stemOf(office)).toBe(await stemOf(office))
  expect(await stemOf(office)).not.toBe(await stemOf(other))
})

test('a second build encodes nothing, with the same result', async () => {
  const cache = openMemoryCache()
  const first = await build({ 'a.webp': office }, cache)
  expect(cache.made).toHaveLength(7)
  const second = await build({ 'a.webp': office }, cache)
  expect(cache.made).toHaveLength(7)
  expect(second).toEqual(first)
})

test('only what the cache has lost is made again', async () => {
  const cache = openMemoryCache()
  const first = await build({ 'a.webp': office }, cache)
  const lost = cache.made.find((key) => key.endsWith('672.avif')) ?? ''
  cache.lose(lost)
  expect(await build({ 'a.webp': office }, cache)).toEqual(first)
  expect(cache.made.slice(7)).toEqual([lost])
})

test('identical files with two names are encoded once', async () => {
  const cache = openMemoryCache()
  const { value } = await build({ 'a.webp': office, 'b/a.jpg': office }, cache)
  expect(cache.made).toHaveLength(7)
  expect(value?.outputs).toHaveLength(12)
  expect([...(value?.pictures.keys() ?? [])]).toEqual(['a.webp', 'b/a.jpg'])
})

test('progress is reported after each image', async () => {
  const reported: string[] = []
  const images = { 'a.webp': office, 'b.webp': office, 'c.webp': office }
  await buildPictures(Object.keys(images), {
    ...folder,
    files: memoryFiles('/images', images),
    cache: noCache,
    onProgress: (done, total) => reported.push(`${done}/${total}`),
  })
  expect(reported).toEqual(['1/3', '2/3', '3/3'])
})

test('an image that is only blurry is built, and reported again by a build that encodes nothing', async () => {
  const cache = openMemoryCache()
  const small = await paint(400, 300).webp().toBuffer()
  for (const _ of [1, 2]) {
    const { value, diagnostics } = await build({ 'small.webp': small }, cache)
    expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'images/too-small' }])
    expect(value?.pictures.get('small.webp')).toMatchObject({ widths: [400], width: 400, height: 300 })
  }
  expect(cache.made).toHaveLength(3)
})

test('after an error is fixed, the image is built', async () => {
  const cache = openMemoryCache()
  expect((await build({ 'a.webp': Buffer.from('no picture') }, cache)).value).toBeUndefined()
  expect((await build({ 'a.webp': office }, cache)).value?.outputs).toHaveLength(6)
})

test('versions contain the whole key, while URLs are short', async () => {
  const { value } = await build({ 'a.webp': office, 'b.webp': office })
  for (const { path, version } of value?.outputs ?? []) {
    expect(version).toMatch(/^[0-9a-f]{12}-\d+\.(?:avif|webp)$/)
    const [, hash = '-', width = '-'] = /-([0-9a-f]{8})-(\d+)\./.exec(path) ?? []
    expect(version?.startsWith(hash) && version.includes(`-${width}.`)).toBe(true)
  }
})

test('variants on disk are linked, and not read', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'variants-'))
  const outputs = async () => (await build({ 'a.webp': office }, openAssetCache(parent))).value?.outputs ?? []
  await outputs()
  for (const name of await readdir(parent)) if (!name.endsWith('.json')) await truncate(join(parent, name))
  for (const output of await outputs()) {
    expect(() => output.file).toThrow(DamagedCacheError)
    expect(() => output.content).toThrow(DamagedCacheError)
  }
  for (const { file = '', content } of await outputs()) {
    expect(dirname(file)).toBe(parent)
    expect((await readFile(file)).equals(content as Uint8Array)).toBe(true)
  }
  await rm(parent, { recursive: true })
})

test('on request, a variant is encoded when it is first asked for, once, and like in a build', async () => {
  const cache = openMemoryCache()
  const images: Record<string, Uint8Array> = { 'a.webp': office }
  const files = memoryFiles('/images', images)
  const request = { ...folder, files, cache, picturesOnRequest: true }
  const { value } = await buildPictures(['a.webp'], request)
  const built = await build(images)
  expect(value?.pictures).toEqual(built.value?.pictures)
  expect(value?.outputs.map(({ path, version }) => [path, version])).toEqual(
    built.value?.outputs.map(({ path, version }) => [path, version]),
  )
  expect(cache.made).toHaveLength(1)
  const [first] = value?.outputs ?? []
  expect(() => first?.content).toThrow('before it was made')
  await Promise.all([first?.prepare?.(), first?.prepare?.()])
  await first?.prepare?.()
  expect(cache.made.slice(1)).toEqual([first?.version])
  expect(first?.content).toEqual(built.value?.outputs[0]?.content)
})

test('on request, nothing is made of an image that has changed, until the next build', async () => {
  const images: Record<string, Uint8Array> = { 'a.webp': office, 'copy.webp': office }
  const files = { ...memoryFiles('/images', images), read: (file: string) => images[file.slice('/images/'.length)] }
  const request = { ...folder, files, cache: noCache, picturesOnRequest: true }
  const { value } = await buildPictures(Object.keys(images), request)
  const [first, copy] = ['/a-', '/copy-'].map((start) => value?.outputs.find(({ path }) => path.includes(start)))
  images['a.webp'] = await paint(900, 600, '#ffc53d').webp().toBuffer()
  await expect(first?.prepare?.()).rejects.toThrow(ChangedFileError)
  await copy?.prepare?.()
  expect(copy?.content).toHaveProperty('length')
  images['a.webp'] = office
  await first?.prepare?.()
  expect(first?.content).toHaveProperty('length')
})

test('on request, the bytes of an image are not kept in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const read: WeakRef<Uint8Array>[] = []
  const files = {
    ...memoryFiles('/images', { 'a.webp': office }),
    read() {
      const bytes = Uint8Array.from(office)
      read.push(new WeakRef(bytes))
      return bytes
    },
  }
  const built = await buildPictures(['a.webp'], { ...folder, files, cache: noCache, picturesOnRequest: true })
  // A weak reference holds its target until the current job ends.
  await wait(0)
  collect()
  expect(read.map((reference) => reference.deref())).toEqual([undefined])
  expect(built.value?.outputs).toHaveLength(6)
})
