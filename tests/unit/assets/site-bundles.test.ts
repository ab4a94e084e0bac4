import { expect, test } from 'vitest'
import { type AssetCache, noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { buildClient } from '../../../generator/assets/bundles/build-client.ts'
import { bundleSheets, cutStyles } from '../../../generator/assets/bundles/build-styles.ts'
import type { MakeBundle } from '../../../generator/assets/bundles/bundle.ts'
import { entryPoints } from '../../../generator/cli/project.ts'
import { openMemoryCache } from '../../support/memory-cache.ts'

const refuse: MakeBundle = () => Promise.reject(new Error('nobody needs the bundler'))

const buildScripts = (cache: AssetCache, make?: MakeBundle) =>
  buildClient({ entries: [entryPoints.loader], mode: 'production', cache, make })

const buildSheets = (cache: AssetCache, make?: MakeBundle) => bundleSheets({ entries: entryPoints, cache, make })

test("cached scripts match those of the bundler, which doesn't run", async () => {
  const cache = openMemoryCache()
  const made = await buildScripts(cache)
  expect(made.scripts).toEqual([expect.stringMatching(/^\/assets\/loader-\w{8}\.js$/)])
  const kept = await buildScripts(cache, refuse)
  expect(kept).toEqual(made)
  expect(await buildScripts(noCache)).toEqual(made)
  expect(cache.made).toHaveLength(1)
})

test("cached styles match those of the bundler, which doesn't run", async () => {
  const cache = openMemoryCache()
  const made = await buildSheets(cache)
  expect(made.font.name).toMatch(/^figtree-.+-\w{8}\.woff2$/)
  expect(made.css).toContain(`/assets/${made.font.name}`)
  expect(made.font.content.length).toBeGreaterThan(10_000)
  expect(await buildSheets(cache, refuse)).toEqual(made)
  expect(await buildSheets(noCache)).toEqual(made)
  expect(cache.made).toHaveLength(1)
})

test('a sheet declares each layer once, however many files are in it', async () => {
  const { css, parts } = await buildSheets(noCache)
  for (const sheet of [css, ...parts.sheets]) {
    const layers = [...sheet.matchAll(/@layer (\w+)\{/g)].map(([, name]) => name)
    expect(layers).toEqual([...new Set(layers)])
    expect(sheet.match(/\{/g)?.length).toBe(sheet.match(/\}/g)?.length)
  }
})

test('a font subset replaces the full font, with a name based on its own bytes', async () => {
  const sheets = await buildSheets(noCache)
  const [one, other] = await Promise.all(
    [100, 200].map((length) => cutStyles(sheets, '', async (font) => font.subarray(0, length))),
  )
  expect(one?.font).toMatch(/^\/assets\/figtree-.+-[0-9a-f]{12}\.woff2$/)
  expect(one?.outputs.map(({ path, content }) => [`/${path}`, content.length])).toEqual([[one?.font, 100]])
  expect(one?.css).toBe(sheets.css.replaceAll(`/assets/${sheets.font.name}`, one?.font ?? ''))
  expect(other?.font).not.toBe(one?.font)
})

test('the script for a tag is only in its own file', async () => {
  const entries = [entryPoints.loader, entryPoints.analytics]
  const { scripts } = await buildClient({ entries, mode: 'production', cache: noCache })
  expect(scripts).toEqual([expect.stringMatching(/\/loader-/), expect.stringMatching(/\/analytics-/)])
  const { outputs } = await buildScripts(noCache)
  expect(outputs.some(({ path }) => path.includes('analytics'))).toBe(false)
})
