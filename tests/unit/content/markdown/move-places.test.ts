import { expect, test } from 'vitest'
import { movePlaces } from '../../../../generator/content/markdown/markdown-document.ts'
import { parseMarkdown } from '../../../../generator/content/markdown/parse-markdown.ts'

const text = '# i\n\n## a\n\n[b](/c) ![d](e.webp) <div> <a id="j"></a> [f][g] `{h}`\n'

test('locations of everything found in a text are moved, in every list', () => {
  const document = parseMarkdown(text, { title: 'I' })
  const { source, shownHeadings, wordCount, hasTasks, base, ...parts } = movePlaces(document, ({ line }) => ({
    line: line + 100,
    column: 1,
  }))
  expect([source, wordCount, hasTasks, base]).toEqual([text, 9, false, 1])
  expect(shownHeadings).toEqual([undefined, { depth: 2, id: 'a' }])
  for (const [name, list] of Object.entries(parts)) {
    expect(list.length, name).toBeGreaterThan(0)
    for (const { place } of list) expect(place.line, name).toBeGreaterThan(100)
  }
})
