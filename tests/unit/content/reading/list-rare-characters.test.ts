import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listRareCharacters } from '../../../../generator/content/reading/list-rare-characters.ts'

test.each([
  ['plain ASCII, of which nothing is listed', ['Mats & salt; 100 %\n'], ''],
  ['letters that were typed, each once and sorted', ['é–é', 'Ž'], 'éŽ–'],
  ['references by name', ['&eacute; &szlig; &mdash;'], 'ßé—'],
  ['references by number', ['&#233; &#xE9; &#XdF; &#8212;'], 'ßé—'],
  ['references to what is ASCII, or to nothing', ['&amp; &#65; &nosuch; &#0; &#xFFFFFFFF; & é'], 'é'],
  ['no texts at all', [], ''],
])('of %s', (_, texts, characters) => {
  expect(listRareCharacters(texts)).toBe(characters)
})

test('for a surrogate pair, both halves are listed', () => {
  expect(listRareCharacters(['🧹'])).toBe('🧹'.split('').toSorted().join(''))
  expect(listRareCharacters(['&#x1F9F9;'])).toBe(listRareCharacters(['🧹']))
})

test('every non-ASCII code unit of a text is listed', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const listed = listRareCharacters(texts)
      const units = texts.join('').split('')
      expect(units.filter((unit) => unit > '\u007F' && !listed.includes(unit))).toEqual([])
      expect(listed.split('').toSorted().join('')).toBe(listed)
      expect(new Set(listed).size).toBe(Array.from(listed).length)
    }),
  )
})
