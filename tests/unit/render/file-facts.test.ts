import { expect, test } from 'vitest'
import { createFacts, describeLinks } from '../../../generator/render/file-facts.ts'

const factsOf = createFacts([
  { path: 'checklist.pdf', bytes: 240 * 1024 },
  { path: 'forms/order.docx', bytes: 50 * 1024 },
])

const describe = (html: string) => describeLinks(html, factsOf)

test.each([
  ['<a href="/files/checklist.pdf">Checklist</a>', '<a href="/files/checklist.pdf">Checklist (PDF, 240\u00A0KB)</a>'],
  [
    '<a href="/files/checklist.pdf#page=2" title="a > b">the <em>list</em></a>, <a href="/about">us</a>',
    '<a href="/files/checklist.pdf#page=2" title="a > b">the <em>list</em> (PDF, 240\u00A0KB)</a>, <a href="/about">us</a>',
  ],
  // Replaces what the author has written about it.
  [
    '<a href="/files/forms/order.docx">Order (Word)</a>',
    '<a href="/files/forms/order.docx">Order (Word, 50\u00A0KB)</a>',
  ],
  [
    '<a href="/files/checklist.pdf">List (2026)</a>',
    '<a href="/files/checklist.pdf">List (2026) (PDF, 240\u00A0KB)</a>',
  ],
])('%s describes its target', (html, described) => {
  expect(describe(html)).toBe(described)
})

test.each([
  '<a href="/files/none.pdf">None</a>',
  '<a href="https://other.example/files/checklist.pdf">Elsewhere</a>',
  '<p>&#x3C;a href="/files/checklist.pdf">Typed&#x3C;/a></p>',
])('%s stays as it is', (html) => {
  expect(describe(html)).toBe(html)
})
