import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAssetCache } from '../../../../generator/assets/cache/asset-cache.ts'
import type { Bundle, BundleRequest } from '../../../../generator/assets/bundles/bundle.ts'
import { keepBundle } from '../../../../generator/assets/bundles/kept-bundle.ts'

let folder = ''
/** Milliseconds, in the system's own time: it alone says when a file was really changed. */
let now = 0
let made = 0

const inputs = ['client/a.ts', 'node_modules/b.js']

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-bundle-'))
  for (const name of ['client', 'node_modules']) mkdirSync(join(folder, name))
  for (const input of inputs) writeInput(input, 'before')
  writeInput('package-lock.json', '{}')
  now = Date.now() + 60_000
  made = 0
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeInput(path: string, text: string): void {
  writeFileSync(join(folder, path), text)
}

/** Gives a file the time that another one may have had. */
function setTime(path: string, seconds: number): void {
  utimesSync(join(folder, path), seconds, seconds)
}

async function bundle(changes: Partial<BundleRequest> = {}, make = makeFake): Promise<string> {
  const request = { entries: [join(folder, 'client/a.ts')], options: { minify: true }, ...changes }
  const keeper = { cache: openAssetCache(join(folder, 'cache')), folder, make, now: () => now }
  const { files } = await keepBundle('client', request, keeper)
  return Buffer.from(files[0]?.content ?? '').toString()
}

/** A bundler that says how often it was asked. */
async function makeFake(): Promise<Bundle> {
  made += 1
  return { inputs, files: [{ name: 'a-1.js', entry: 'client/a.ts', content: Buffer.from(`bundle ${made}`) }] }
}

async function changeAndMake(): Promise<Bundle> {
  writeInput('client/a.ts', 'during')
  return makeFake()
}

test('where nothing changed, nothing is bundled', async () => {
  expect(await bundle()).toBe('bundle 1')
  expect(await bundle({}, () => Promise.reject(new Error('nobody needs the bundler')))).toBe('bundle 1')
})

test.each([...inputs, 'package-lock.json'])('after a change of %s all is bundled anew', async (input) => {
  await bundle()
  writeInput(input, 'after, and longer')
  expect(await bundle()).toBe('bundle 2')
  expect(await bundle()).toBe('bundle 2')
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(1)
})

test('a change that shows neither in size nor in whole seconds is seen', async () => {
  for (const input of inputs) setTime(input, 1_000_000_000)
  await bundle()
  writeInput('client/a.ts', 'BEFORE')
  setTime('client/a.ts', 1_000_000_001)
  expect(await bundle()).toBe('bundle 2')
})

test('a file that was changed just before is compared by its bytes, though its time stays', async () => {
  const seconds = (now - 1000) / 1000
  setTime('client/a.ts', seconds)
  await bundle()
  expect(await bundle()).toBe('bundle 1')
  writeInput('client/a.ts', 'BEFORE')
  setTime('client/a.ts', seconds)
  expect(await bundle()).toBe('bundle 2')
})

test('what has another time and the same bytes is the same, as after a checkout', async () => {
  await bundle()
  for (const input of inputs) setTime(input, 1_234_567_890)
  expect(await bundle()).toBe('bundle 1')
})

test('an input that goes away, and a setting that comes, are changes', async () => {
  await bundle()
  writeInput('tsconfig.json', '{}')
  expect(await bundle()).toBe('bundle 2')
  rmSync(join(folder, 'node_modules/b.js'))
  expect(await bundle()).toBe('bundle 3')
})

test('where a file is changed while it is bundled, nothing is kept', async () => {
  now = Date.now()
  expect(await bundle({}, changeAndMake)).toBe('bundle 1')
  now = Date.now() + 60_000
  expect(await bundle()).toBe('bundle 2')
  expect(await bundle()).toBe('bundle 2')
})

test.each<[string, Partial<BundleRequest>]>([
  ['other entries', { entries: [] }],
  ['another mode', { options: { minify: false } }],
  ['other characters in the font', { pluginRecipe: 'abc' }],
])('%s are bundled apart', async (_, changes) => {
  await bundle()
  expect(await bundle(changes)).toBe('bundle 2')
  expect(await bundle()).toBe('bundle 1')
})

test('a damaged record is made anew', async () => {
  await bundle()
  const [name = ''] = readdirSync(join(folder, 'cache'))
  truncateSync(join(folder, 'cache', name), 50)
  expect(await bundle()).toBe('bundle 2')
  expect(await bundle()).toBe('bundle 2')
})

test('what is whole but no bundle is made anew', async () => {
  await bundle()
  const [name = ''] = readdirSync(join(folder, 'cache'))
  rmSync(join(folder, 'cache', name))
  const key = name.replace(/\.[0-9a-f]{8}(?=\.)/, '')
  await openAssetCache(join(folder, 'cache')).remember(key, async () => Buffer.from('something else'))
  expect(await bundle()).toBe('bundle 2')
})

test('a mistake in a source is told, and after it is mended all is well', async () => {
  await expect(bundle({}, () => Promise.reject(new Error('a brace is missing')))).rejects.toThrow('a brace is missing')
  expect(await bundle()).toBe('bundle 1')
})
