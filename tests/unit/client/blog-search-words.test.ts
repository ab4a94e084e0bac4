import { describe, expect, test } from 'vitest'
import { normalizeQuery } from '../../../client/islands/blog-search/address.ts'
import { markMatches } from '../../../client/islands/blog-search/mark-matches.ts'
import { listQueryWords, splitWords } from '../../../client/islands/blog-search/words.ts'

test.each([
  ['The day-porter’s job', ['the', 'day', 'porters', 'job']],
  ["Don't MOP it", ['dont', 'mop', 'it']],
  ["À l’hôpital d'Orléans, jusqu’à l'ÉTÉ", ['a', 'l', 'hopital', 'd', 'orleans', 'jusqu', 'a', 'l', 'ete']],
  ['ガラス ⚠️ wet ´ x', ['ガラ', 'ラス', 'ス', 'wet', 'x']],
  ['29 CFR 1910.22', ['29', 'cfr', '1910', '22']],
  ['Café Société', ['cafe', 'societe']],
  ['Łódź, Straße, Ørsted, Æther, ARABİYE ılık', ['lodz', 'strasse', 'orsted', 'aether', 'arabiye', 'ilik']],
  ['地板蜡，ISO9001认证。', ['地板', '板蜡', '蜡', 'iso9001', '认证', '证']],
  ['フロア、床・佐々木', ['フロ', 'ロア', 'ア', '床', '佐々', '々木', '木']],
  ['바닥 왁스', ['바닥', '왁스'].map((word) => word.normalize('NFKD'))],
  ['الغُبـــار وبالأقمشة ١٢ ۳', ['غبار', 'اقمشه', '12', '3']],
  ['ΚΑΘΑΡΙΣ καθαρίς', ['καθαρισ', 'καθαρισ']],
  ['Acme™ Ⅳ', ['acmetm', 'iv']],
  [' — … ', []],
])('%s is split into words', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test.each([
  ['how to clean the floors', ['clean', 'floor']],
  ['FLOORS floor', ['floor']],
  ['boxes and companies', ['box', 'compan']],
  ['glass status analysis gas', ['glass', 'status', 'analysis', 'gas']],
  ['the', ['the']],
  ['l’hôpital', ['hopital']],
  ['salt SALT', ['salt']],
  ['地板清洁', ['地板', '板清', '清洁']],
  ['地板 床', ['地板', '床']],
])('of “%s”, the significant words are searched for, each once', (query, words) => {
  expect(listQueryWords(query)).toEqual(words)
})

test('a query loses extra spaces and excess length', () => {
  expect(normalizeQuery('  floor \t mats ')).toBe('floor mats')
  expect(normalizeQuery('x'.repeat(500))).toHaveLength(100)
})

/** The text with matches in brackets. */
const mark = (text: string, ...words: string[]) =>
  markMatches(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('marks', () => {
  test('are at the start of words, as long as what was typed', () => {
    expect(mark('Floors and a carpet, floor by floor', 'floor', 'car')).toBe(
      '[Floor]s and a [car]pet, [floor] by [floor]',
    )
    expect(mark('Subfloor', 'floor')).toBe('Subfloor')
  })

  test('include the Arabic article', () => {
    expect(mark('دليل موسم الغبار', 'غبار')).toBe('دليل موسم [الغبار]')
  })

  test('cover the longest match', () => {
    expect(mark('Cleaning', 'clean', 'cleanin')).toBe('[Cleanin]g')
  })

  test('follow the original text, with accents and apostrophes', () => {
    expect(mark('A café’s floor', 'cafes')).toBe('A [café’s] floor')
    expect(mark('Caf\u00E9', 'cafe')).toBe('[Caf\u00E9]')
    expect(mark('Cafe\u0301 au lait', 'cafe')).toBe('[Cafe\u0301] au lait')
  })

  test('are at any character in Chinese and Japanese', () => {
    expect(mark('办公室地板清洁', ...listQueryWords('地板清'))).toBe('办公室[地板清]洁')
    expect(mark('床の清掃は床から', ...listQueryWords('床'))).toBe('[床]の清掃は[床]から')
    expect(mark('掃除は清潔に。清掃', ...listQueryWords('清掃'))).toBe('掃除は清潔に。[清掃]')
  })

  test('leave a text without matches as it is', () => {
    expect(markMatches('Nothing', ['floor'])).toEqual([{ text: 'Nothing', isMatch: false }])
  })
})
