import { describe, expect, test } from 'vitest'
import { normalizeQuery } from '../../../client/islands/blog-search/address.ts'
import { markMatches } from '../../../client/islands/blog-search/mark-matches.ts'
import { listQueryWords, splitWords } from '../../../client/islands/blog-search/words.ts'

test.each([
  ['The day-porter’s job', ['the', 'day', 'porters', 'job']],
  ["Don't MOP it", ['dont', 'mop', 'it']],
  ['29 CFR 1910.22', ['29', 'cfr', '1910', '22']],
  ['Café Société', ['cafe', 'societe']],
  ['Łódź, Straße, Ørsted, Æther, ARABİYE ılık', ['lodz', 'strasse', 'orsted', 'aether', 'arabiye', 'ilik']],
  ['Reini\u00ADgung ﬁne', ['reinigung', 'fine']],
  ['地板蜡 ISO9001认证', ['地板', '板蜡', '蜡', 'iso9001', '认证', '证']],
  ['ไทย สะอาด', ['ไท', 'ทย', 'ย', 'สะ', 'ะอ', 'อา', 'าด', 'ด']],
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
  ['salt SALT', ['salt']],
  ['地板清洁', ['地板', '板清', '清洁']],
  ['板', ['板']],
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

  test('cover the longest match', () => {
    expect(mark('Cleaning', 'clean', 'cleanin')).toBe('[Cleanin]g')
  })

  test('follow the original text, with accents and apostrophes', () => {
    expect(mark('A café’s floor', 'cafes')).toBe('A [café’s] floor')
    expect(mark('Caf\u00E9', 'cafe')).toBe('[Caf\u00E9]')
    expect(mark('Cafe\u0301 au lait', 'cafe')).toBe('[Cafe\u0301] au lait')
  })

  test('are at any letter in languages without spaces, and cover words with soft hyphens', () => {
    expect(mark('办公室地板清洁和地板', '地板')).toBe('办公室[地板]清洁和[地板]')
    expect(mark('一块地板', ...listQueryWords('一块地'))).toBe('[一块][地]板')
    expect(mark('Reini\u00ADgung', 'reinig')).toBe('[Reini\u00ADg]ung')
  })

  test('leave a text without matches as it is', () => {
    expect(markMatches('Nothing', ['floor'])).toEqual([{ text: 'Nothing', isMatch: false }])
  })
})
