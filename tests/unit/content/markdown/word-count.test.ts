import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../../generator/content/markdown/parse-markdown.ts'

test.each([
  ['', 0],
  ['a well-kept floor, at 5% — or more', 7],
  ['the owner’s “words” aren’t counted -- twice', 6],
  ['オフィスの床は、ISO 9001で清掃します。', 9],
  ['办公室的地板，每周清洁。', 5],
  ['사무실 바닥 청소', 3],
  ['- **Straße**, _Ærø_ und [façade](/a)', 4],
])('%j has %i words', (text, count) => {
  expect(parseMarkdown(text).wordCount).toBe(count)
})
