import * as harfbuzz from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { cutFont } from '../../../generator/assets/font/cut-font.ts'
import { listCharacters } from '../../../generator/assets/font/list-characters.ts'
import { openMemoryCache } from '../../support/memory-cache.ts'
import { readProjectFile } from '../../support/project.ts'
import { openFont, readTypeface } from '../../support/typeface.ts'

const typeface = await readTypeface()

test('the characters of a site are those of all its texts, however deep', () => {
  const characters = listCharacters({ posts: [{ title: 'Zoë', tags: ['naïve'] }], today: undefined, count: 3 })
  expect(characters).toContain('ë')
  expect(characters).toContain('ï')
})

test('what visitors may type and the marks of good typesetting are always among them', () => {
  const characters = listCharacters({})
  for (const character of 'AZaz09 @~’“”–—…•·×©') expect(characters).toContain(character)
})

test('characters come once and in one order, without line breaks and emoji', () => {
  const characters = Array.from(listCharacters(['b a\n', 'é 🧹 é']))
  expect(characters).toEqual([...new Set(characters)].toSorted())
  expect(characters.join('')).not.toMatch(/[\n\p{Cs}🧹]/u)
})

test('a font is cut to the characters, and to the weights of the style sheets', async () => {
  const { face, characters } = await openFont(await cutFont(typeface, 'Clean ’ß', noCache))
  expect([...characters].toSorted()).toEqual(Array.from(' Caelnß’'))
  expect(face.getAxisInfos()['wght']).toMatchObject({ min: 400, max: 700 })
})

test('a cut font kerns, and swaps the shapes that need it as weights grow', async () => {
  const { face } = await openFont(await cutFont(typeface, listCharacters({}), noCache))
  expect(face.getTableFeatureTags('GPOS')).toContain('kern')
  expect(face.getTableFeatureTags('GSUB')).toContain('rvrn')
})

test('what the font does not have is passed over', async () => {
  const { characters } = await openFont(await cutFont(typeface, 'a清🧹', noCache))
  expect([...characters]).toEqual(['a'])
})

test('the characters of a site with none but the usual ones make a font of at most 16 KiB', async () => {
  expect((await cutFont(typeface, listCharacters({}), noCache)).length).toBeLessThanOrEqual(16 * 1024)
})

test('a font is cut once for the same characters, and to the same bytes', async () => {
  const cache = openMemoryCache()
  const first = await cutFont(typeface, 'abc', cache)
  await cutFont(typeface, 'abc', cache)
  expect(cache.made).toHaveLength(1)
  await cutFont(typeface, 'abcd', cache)
  expect(cache.made).toHaveLength(2)
  expect(Buffer.from(first).equals(await cutFont(typeface, 'abc', noCache))).toBe(true)
})

test('lines of the fallback are as high as those of the font', async () => {
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
