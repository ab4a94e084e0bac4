import { assert, property } from 'fast-check'
import { defaultSchema } from 'hast-util-sanitize'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { expect, test } from 'vitest'
import { type MarkdownDocument, parseMarkdown } from '../../../../generator/content/markdown/parse-markdown.ts'
import { listNodes } from '../../../../generator/content/markdown/read-node.ts'
import { renderMarkdown } from '../../../../generator/content/markdown/render-markdown.ts'
import { formatPhoneHref } from '../../../../generator/schema/kinds/contact-details.ts'
import { randomMarkdown } from './random-markdown.ts'
import { readRealTexts } from './real-texts.ts'
import { isDeep } from '../../../support/depth.ts'

const render = (text: string, values: Record<string, string> = {}) =>
  renderMarkdown(parseMarkdown(text), (part) =>
    part.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
  )

test('a phone link is kept, and its number is brought into the form that phones dial', () => {
  expect(render('[{phone}](tel:{phone})', { phone: '(313) 555-0142' })).toBe(
    '<p><a href="tel:+13135550142">(313) 555-0142</a></p>',
  )
  expect(formatPhoneHref('+44 20 7946 0958')).toBe('tel:+442079460958')
  expect(formatPhoneHref('(313) 555-0142;ext=12')).toBe('tel:+13135550142;ext=12')
  expect(formatPhoneHref('+1 313 555 0142,,12')).toBe('tel:+13135550142,,12')
})

test('headings get ids that links can point at, without a prefix', () => {
  expect(render('## What to ask\n\n## What to ask')).toBe(
    '<h2 id="what-to-ask">What to ask</h2>\n<h2 id="what-to-ask-1">What to ask</h2>',
  )
})

test('a heading of emoji alone has an id all the same', () => {
  expect(render('## ✨\n\n## 🧹')).toBe('<h2 id="section">✨</h2>\n<h2 id="section-1">🧹</h2>')
})

test('a table stands in a box of its own that scrolls', () => {
  const html = render('| a | b |\n|---|---|\n| 1 | 2 |')
  expect(html).toMatch(/^<div class="prose__table"[^>]*><table>.*<\/table><\/div>$/s)
})

test.each([
  '<script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '<img src=x onerror=alert(1)>',
  '![x](data:text/html,x)',
])('nothing that could run gets through: %s', (text) => {
  expect(render(text)).not.toMatch(/script|onerror|javascript:|data:/i)
})

test('a placeholder is filled as text, so a company with an ampersand breaks nothing', () => {
  expect(render('By {company}', { company: 'A & <b>B</b>' })).toBe('<p>By A &#x26; &#x3C;b>B&#x3C;/b></p>')
})

test('filling leaves the document as it was', () => {
  const document = parseMarkdown('{city}')
  renderMarkdown(document, () => 'Troy')
  expect(renderMarkdown(document, (text) => text)).toBe('<p>{city}</p>')
})

test('places count in the file that the text stands in', () => {
  const document = parseMarkdown('one\n\n[two](/nowhere)', 7)
  expect(document.links).toMatchObject([{ url: '/nowhere', place: { line: 9, column: 1 } }])
})

const allowed = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => name !== 'img' && name !== 'input'),
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}
const renderer = remark().use(remarkHtml, { sanitize: allowed }).freeze()

/** The plain way: the whole tree is copied, filled and handed to remark-html. */
function renderPlainly(document: MarkdownDocument, fill: (text: string) => string): string {
  const tree = structuredClone(document.tree)
  for (const node of listNodes(tree)) {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') node.value = fill(node.value)
    // Within a value nothing may look like a tag, to whoever searches for tags.
    if (node.type === 'code' && node.lang) node.lang = hideSigns(node.lang)
    if (node.type !== 'link' && node.type !== 'definition') continue
    const url = fill(node.url)
    node.url = url.startsWith('tel:') ? formatPhoneHref(url.slice('tel:'.length)) : url
    if (node.title) node.title = hideSigns(fill(node.title))
  }
  return renderer
    .stringify(tree)
    .trim()
    .replaceAll('\u0001', '&#x3C;')
    .replaceAll('\u0002', '&#x3E;')
    .replaceAll('<table>', '<div class="prose__table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

function hideSigns(value: string): string {
  return value.replaceAll('<', '\u0001').replaceAll('>', '\u0002')
}

const fillFacts = (part: string) =>
  part.replaceAll('{company}', 'A & <b>B</b>').replaceAll('{phone}', '(313) 555-0142').replaceAll('{city}', '')

test('the HTML of every real text is that of remark-html', async () => {
  for (const document of (await readRealTexts()).map((text) => parseMarkdown(text)))
    expect(renderMarkdown(document, fillFacts)).toBe(renderPlainly(document, fillFacts))
})

test('the HTML of any text is that of remark-html, and its document stays as it is', () => {
  const ofLinks = '[{phone}](tel:{phone} "call {company}") [a][b]\n\n[b]: tel:{phone} "call {company}"'
  assert(
    property(randomMarkdown, (text) => {
      const document = parseMarkdown(text)
      const before = JSON.stringify(document)
      expect(renderMarkdown(document, fillFacts)).toBe(renderPlainly(document, fillFacts))
      expect(JSON.stringify(document)).toBe(before)
    }),
    { seed: 20_260_402, numRuns: isDeep ? 300 : 40, examples: [[ofLinks]] },
  )
})
