import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAssetCache } from '../../../../generator/assets/cache/asset-cache.ts'
import { bundle, type BundledFile, type BundleRequest } from '../../../../generator/assets/bundles/bundle.ts'

let folder = ''
let made = 0

const inputs = ['client/a.ts', 'templates/below/b.css', 'package-lock.json']

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  for (const name of ['client', 'templates/below']) mkdirSync(join(folder, name), { recursive: true })
  for (const input of inputs) writeInput(input, 'before')
  made = 0
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeInput(path: string, text: string): void {
  writeFileSync(join(folder, path), text)
}

async function ask(changes: Partial<BundleRequest> = {}, make = makeFake): Promise<string> {
  const request = { entries: ['client/a.ts'], options: { minify: true }, ...changes }
  const { one } = await bundle({ one: request }, { cache: openAssetCache(join(folder, 'cache')), folder, make })
  return Buffer.from(one[0]?.content ?? '').toString()
}

/** A bundler that counts how often it runs. */
async function makeFake(): Promise<readonly BundledFile[]> {
  made += 1
  return [{ name: 'a-1.js', entry: 'client/a.ts', content: Buffer.from(`bundle ${made}`), packages: [] }]
}

async function changeAndMake(): Promise<readonly BundledFile[]> {
  writeInput('client/a.ts', 'during')
  return makeFake()
}

test('if nothing changed, nothing is bundled', async () => {
  expect(await ask()).toBe('bundle 1')
  expect(await ask({}, () => Promise.reject(new Error('nobody needs the bundler')))).toBe('bundle 1')
})

test.each(inputs)(
  'after a change to %s, everything is bundled again, and the previous bundle is still cached',
  async (input) => {
    await ask()
    writeInput(input, 'BEFORE')
    expect(await ask()).toBe('bundle 2')
    expect(await ask()).toBe('bundle 2')
    writeInput(input, 'before')
    expect(await ask()).toBe('bundle 1')
  },
)

test('files with a new timestamp and the same bytes count as unchanged, as after a checkout', async () => {
  await ask()
  for (const input of inputs) utimesSync(join(folder, input), 1_234_567_890, 1_234_567_890)
  expect(await ask()).toBe('bundle 1')
})

test('removing or renaming a source and adding a configuration file count as changes', async () => {
  await ask()
  writeInput('tsconfig.json', '{}')
  expect(await ask()).toBe('bundle 2')
  rmSync(join(folder, 'templates/below/b.css'))
  expect(await ask()).toBe('bundle 3')
  writeInput('templates/below/c.css', 'before')
  expect(await ask()).toBe('bundle 4')
})

test('if a source changes during bundling, nothing is cached', async () => {
  expect(await ask({}, changeAndMake)).toBe('bundle 1')
  expect(await ask()).toBe('bundle 2')
  writeInput('client/a.ts', 'before')
  expect(await ask()).toBe('bundle 3')
})

test.each<[string, Partial<BundleRequest>]>([
  ['other entries', { entries: [] }],
  ['another mode', { options: { minify: false } }],
])('%s get a separate bundle', async (_, changes) => {
  await ask()
  expect(await ask(changes)).toBe('bundle 2')
  expect(await ask()).toBe('bundle 1')
})

test('a damaged bundle is made again', async () => {
  await ask()
  const [name = ''] = readdirSync(join(folder, 'cache'))
  truncateSync(join(folder, 'cache', name), 50)
  expect(await ask()).toBe('bundle 2')
  expect(await ask()).toBe('bundle 2')
})

test("an error in a source is reported, and once it's fixed, bundling works again", async () => {
  await expect(ask({}, () => Promise.reject(new Error('a brace is missing')))).rejects.toThrow('a brace is missing')
  expect(await ask()).toBe('bundle 1')
})
