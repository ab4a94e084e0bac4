import { expect, test } from 'vitest'
import { type AssetCache, noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { bundleSite } from '../../../generator/assets/bundles/bundle-site.ts'
import { cutStyles } from '../../../generator/assets/bundles/styles.ts'
import type { MakeBundle } from '../../../generator/assets/bundles/bundle.ts'
import { openMemoryCache } from '../../support/memory-cache.ts'

const refuse: MakeBundle = () => Promise.reject(new Error('nobody needs the bundler'))

const bundleWith = (cache: AssetCache, make?: MakeBundle) => bundleSite({ mode: 'production', cache, make })

test("cached styles and scripts match those of the bundler, which doesn't run", async () => {
  const cache = openMemoryCache()
  const made = await bundleWith(cache)
  expect(made.client.address).toMatch(/^\/assets\/loader-\w{8}\.js$/)
  const [font, more] = made.sheets.fonts
  expect(font?.name).toMatch(/^figtree-latin-wght-normal-\w{8}\.woff2$/)
  expect(made.sheets.css).toContain(`/assets/${font?.name}`)
  expect(font?.content.length).toBeGreaterThan(10_000)
  expect(made.sheets.moreLettersCss).toContain(`/assets/${more?.name}`)
  expect(await bundleWith(cache, refuse)).toEqual(made)
  expect(await bundleWith(noCache)).toEqual(made)
  expect(cache.made).toHaveLength(1)
})

test('a sheet declares each layer once, however many files are in it', async () => {
  const {
    sheets: { css, parts },
  } = await bundleWith(noCache)
  for (const sheet of [css, ...parts.sheets]) {
    const layers = [...sheet.matchAll(/@layer (\w+)\{/g)].map(([, name]) => name)
    expect(layers).toEqual([...new Set(layers)])
    expect(sheet.match(/\{/g)?.length).toBe(sheet.match(/\}/g)?.length)
  }
})

test('a font subset replaces the full font, with a name based on its own bytes', async () => {
  const { sheets } = await bundleWith(noCache)
  const [one, other] = await Promise.all(
    [100, 200].map((length) => cutStyles(sheets.css, sheets.fonts, async (font) => font.subarray(0, length))),
  )
  const [font = ''] = one?.fonts ?? []
  expect(font).toMatch(/^\/assets\/figtree-.+-[0-9a-f]{12}\.woff2$/)
  expect(one?.outputs.map(({ path, content }) => [`/${path}`, content.length])).toEqual([[font, 100]])
  expect(one?.css).toBe(sheets.css.replaceAll(`/assets/${sheets.fonts[0]?.name}`, font))
  expect(other?.fonts[0]).not.toBe(font)
})

test('only a font that the styles name is cut', async () => {
  const { sheets } = await bundleWith(noCache)
  const cut = (css: string) => cutStyles(css, sheets.fonts, async (font) => font)
  expect((await cut(sheets.css)).fonts).toHaveLength(1)
  expect((await cut(sheets.css + sheets.moreLettersCss)).fonts).toHaveLength(2)
})

test('the scripts for a tag and for notices are only in their own files', async () => {
  const { client, ...scripts } = await bundleWith(noCache)
  const texts = { analytics: 'googletagmanager', notices: 'closed-notices' }
  for (const [name, text] of Object.entries(texts) as ['analytics' | 'notices', string][]) {
    const { address, outputs } = scripts[name]
    expect(address).toMatch(new RegExp(`^/assets/${name}-\\w{8}\\.js$`))
    expect(outputs.map(({ content }) => Buffer.from(content).toString())).toEqual([expect.stringContaining(text)])
    expect(client.outputs.filter(({ content }) => Buffer.from(content).includes(text))).toEqual([])
  }
})
