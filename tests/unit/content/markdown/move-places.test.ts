import { expect, test } from 'vitest'
import { movePlaces } from '../../../../generator/content/markdown/markdown-document.ts'
import { parseMarkdown } from '../../../../generator/content/markdown/parse-markdown.ts'

const text = '# i\n\n## a\n\n[b](/c) ![d](e.webp) <div> <a id="j"></a> [f][g] `{h}`\n'

test('locations of everything found in a text are moved, in every list', () => {
  const document = parseMarkdown(text, { title: 'I' })
  const { tree, wordCount, hasTasks, base, ...parts } = movePlaces(document, ({ line }) => ({
    line: line + 100,
    column: 1,
  }))
  expect([wordCount, hasTasks, base]).toEqual([15, false, 1])
  expect(tree.children).toHaveLength(2)
  for (const [name, list] of Object.entries(parts)) {
    expect(list.length, name).toBeGreaterThan(0)
    for (const { place } of list) expect(place.line, name).toBeGreaterThan(100)
  }
})
