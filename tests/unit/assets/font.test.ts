import * as harfbuzz from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { cutFont } from '../../../generator/assets/font/cut-font.ts'
import { listCharacters } from '../../../generator/assets/font/list-characters.ts'
import { openMemoryCache } from '../../support/memory-cache.ts'
import { readProjectFile } from '../../support/project.ts'
import { openFont, readTypeface } from '../../support/typeface.ts'

const typeface = await readTypeface()

test('the characters of a site are those in all its texts, at any depth', () => {
  const characters = listCharacters({ posts: [{ title: 'Zoë', tags: ['naïve'] }], today: undefined, count: 3 })
  expect(characters).toContain('ë')
  expect(characters).toContain('ï')
})

test('they always include what visitors may type and typographic characters', () => {
  const characters = listCharacters({})
  for (const character of 'AZaz09 @~’“”–—…•·×©') expect(characters).toContain(character)
})

test('characters are listed once, in a fixed order, without line breaks and emoji', () => {
  const characters = Array.from(listCharacters(['b a\n', 'é 🧹 é']))
  expect(characters).toEqual([...new Set(characters)].toSorted())
  expect(characters.join('')).not.toMatch(/[\n\p{Cs}🧹]/u)
})

test('a font is subset to the characters, and to the weights in the style sheets', async () => {
  const { face, characters } = await openFont(await cutFont(typeface, 'Clean ’ß', noCache))
  expect([...characters].toSorted()).toEqual(Array.from(' Caelnß’'))
  expect(face.getAxisInfos()['wght']).toMatchObject({ min: 400, max: 700 })
})

test('a subset keeps kerning and the alternate glyphs for heavier weights', async () => {
  const { face } = await openFont(await cutFont(typeface, listCharacters({}), noCache))
  expect(face.getTableFeatureTags('GPOS')).toContain('kern')
  expect(face.getTableFeatureTags('GSUB')).toContain('rvrn')
})

test('characters that the font lacks are skipped', async () => {
  const { characters } = await openFont(await cutFont(typeface, 'a清🧹', noCache))
  expect([...characters]).toEqual(['a'])
})

test('the basic characters make a font of at most 16 KiB', async () => {
  expect((await cutFont(typeface, listCharacters({}), noCache)).length).toBeLessThanOrEqual(16 * 1024)
})

test('a font is subset once for the same characters, with the same bytes', async () => {
  const cache = openMemoryCache()
  const first = await cutFont(typeface, 'abc', cache)
  await cutFont(typeface, 'abc', cache)
  expect(cache.made).toHaveLength(1)
  await cutFont(typeface, 'abcd', cache)
  expect(cache.made).toHaveLength(2)
  expect(Buffer.from(first).equals(await cutFont(typeface, 'abc', noCache))).toBe(true)
})

test('lines in the fallback font are as high as those in the font', async () => {
  const { face } = await openFont(typeface)
  const { ascender, descender, lineGap } = new harfbuzz.Font(face).hExtents()
  const css = await readProjectFile('templates/styles/font.css')
  const fallbacks = css.split('@font-face').filter((rule) => rule.includes("'Figtree Fallback'"))
  expect(fallbacks.length).toBeGreaterThan(0)
  for (const rule of fallbacks) {
    const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1])
    const size = percent('size-adjust') / 100
    expect(percent('ascent-override') * size).toBeCloseTo((100 * ascender) / face.upem, 0)
    expect(percent('descent-override') * size).toBeCloseTo((-100 * descender) / face.upem, 0)
    expect(percent('line-gap-override')).toBe(lineGap)
  }
})
