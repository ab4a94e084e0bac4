import { assert, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { countWords } from '../../../../generator/content/markdown/count-words.ts'
import { randomMarkdown } from './random-markdown.ts'
import { isDeep } from '../../../support/depth.ts'

test.each([
  ['', 0],
  ['a well-kept floor, at 5% — or more', 7],
  ['the owner’s “words” aren’t counted -- twice', 6],
  ['Straße, Ærø und façade', 4],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('a text of plain letters is counted as any other', () => {
  assert(
    property(oneof(randomMarkdown, string()), (text) => {
      // A letter that is no plain one, in a word of its own.
      expect(countWords(`${text} é`)).toBe(countWords(text) + 1)
    }),
    { seed: 20_260_403, numRuns: isDeep ? 1000 : 100 },
  )
})
