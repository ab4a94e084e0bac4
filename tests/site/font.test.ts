import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasSiteFile, listPageFiles, listSiteFiles, readPage, readPageFile, siteFile } from '../support/site.ts'
import { openFont, readTypeface } from '../support/typeface.ts'

const fonts = listSiteFiles().filter((file) => /\.(woff2?|ttf|otf)$/.test(file))

test('the site has one font, of at most 16 KiB, and a small one for letters such as ł if it needs them', () => {
  expect(fonts.length).toBeLessThanOrEqual(2)
  const sizes = fonts.map((font) => readFileSync(siteFile(font)).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(16 * 1024)
  expect(Math.min(...sizes)).toBeLessThanOrEqual(fonts.length > 1 ? 8 * 1024 : 16 * 1024)
})

test.each(listPageFiles())('%s preloads the fonts that its styles name, and nothing else', (file) => {
  const page = readPageFile(file)
  // Only fonts are preloaded: React also preloads each <img> that is neither lazy nor of low priority, and puts it first.
  const preloads = page.find('link[rel="preload"]')
  expect(preloads).toHaveLength(fonts.length)
  for (const preload of preloads) {
    const address = preload.attribute('href') ?? ''
    expect(hasSiteFile(address)).toBe(true)
    expect([preload.attribute('type'), preload.attribute('crossorigin')]).toEqual(['font/woff2', ''])
    expect(page.find('head style')[0]?.html).toContain(address)
  }
})

const charactersOf = async (font: Uint8Array) => [...(await openFont(font)).characters]

test('the font has every character shown on a page, if the typeface has it', async () => {
  const cut = new Set((await Promise.all(fonts.map((font) => charactersOf(readFileSync(siteFile(font)))))).flat())
  const whole = new Set(
    (
      await Promise.all([readTypeface(), readTypeface('latin-ext')].map(async (font) => charactersOf(await font)))
    ).flat(),
  )
  const shown = new Set(listPageFiles().flatMap((file) => Array.from(readPageFile(file).only('body').text)))
  expect(shown.size).toBeGreaterThan(60)
  expect([...shown].filter((character) => whole.has(character) && !cut.has(character))).toEqual([])
})

test('the font has the weights used on pages', async () => {
  const { face } = await openFont(readFileSync(siteFile(fonts[0] ?? '')))
  const { min = 0, max = 0 } = face.getAxisInfos()['wght'] ?? {}
  const css = readPage('/').find('head style')[0]?.html ?? ''
  const weights = [...css.matchAll(/font(?:-weight)?:(\d{3})\b/g)].map(([, weight]) => Number(weight))
  expect(weights.length).toBeGreaterThan(0)
  expect(weights.filter((weight) => weight < min || weight > max)).toEqual([])
})
