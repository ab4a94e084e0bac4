import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AssetCache, noCache } from '../../../generator/assets/asset-cache.ts'
import { buildClient } from '../../../generator/assets/build-client.ts'
import { buildStyles } from '../../../generator/assets/build-styles.ts'
import type { MakeBundle } from '../../../generator/assets/bundle.ts'
import { openMemoryCache } from '../../support/memory-cache.ts'
import { root } from '../../support/project.ts'

const refuse: MakeBundle = () => Promise.reject(new Error('nobody needs the bundler'))

const buildScripts = (cache: AssetCache, make?: MakeBundle) =>
  buildClient({ entries: [join(root, 'client/loader.ts')], lateCss: '.a{}', mode: 'production', cache, make })

const buildSheets = (cache: AssetCache, make?: MakeBundle) =>
  buildStyles({
    entries: [join(root, 'templates/styles/index.css'), join(root, 'templates/styles/late.css')],
    cutter: { cut: async (font) => font.subarray(0, 100), recipe: 'the beginning' },
    cache,
    make,
  })

test('scripts from the cache are those of the bundler, which is not asked', async () => {
  const cache = openMemoryCache()
  const made = await buildScripts(cache)
  expect(made.scripts).toEqual([expect.stringMatching(/^\/assets\/loader-\w{8}\.js$/)])
  const kept = await buildScripts(cache, refuse)
  expect(kept).toEqual(made)
  expect(await buildScripts(noCache)).toEqual(made)
  expect(cache.made).toHaveLength(1)
})

test('styles from the cache are those of the bundler, which is not asked', async () => {
  const cache = openMemoryCache()
  const made = await buildSheets(cache)
  expect(made.font).toMatch(/^\/assets\/figtree-.+-\w{8}\.woff2$/)
  expect(made.outputs.map(({ path, content }) => [`/${path}`, content.length])).toEqual([[made.font, 100]])
  expect(made.css).toContain('@font-face')
  expect(made.fontSource.length).toBeGreaterThan(10_000)
  expect(await buildSheets(cache, refuse)).toEqual(made)
  expect(await buildSheets(noCache)).toEqual(made)
  expect(cache.made).toHaveLength(1)
})
