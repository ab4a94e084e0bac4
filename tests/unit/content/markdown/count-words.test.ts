import { expect, test } from 'vitest'
import { countWords } from '../../../../generator/content/markdown/count-words.ts'

test.each([
  ['', 0],
  ['a well-kept floor, at 5% — or more', 7],
  ['the owner’s “words” aren’t counted -- twice', 6],
  ['Straße, Ærø und façade', 4],
  ['𝐀𝐁 is one word, 🧹 none', 5],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
