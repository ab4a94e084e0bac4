import type { Html, Nodes } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import type { FindLint } from './markdown-document.ts'
import { placeWithin, readComments } from './read-node.ts'

/** How a line of Markdown begins or what it holds; a line that begins with a tag is HTML. */
const markdownLine =
  /^[ \t]*(?!<)(?:#{1,6} \S|[-*+] \S|\d{1,9}[.)] \S|> |(?=[^\n]{0,2000}(?:\*\*\S[^*\n]*\*\*|\[[^\][\n]+\]\([^()\s]+\))))[^\n]*/

/** Finds Markdown that is lost in a piece of HTML, and a comment that takes the rest of the text with it. */
export function lintHtml(node: Html, source: string, find: FindLint): void {
  lintLinesOfHtml(node, source, find)
  const { unclosed } = readComments(node.value)
  const rest = node.value.slice(unclosed)
  if (unclosed !== undefined) find('comment-not-closed', rest, placeWithin(node, rest, source))
}

/** Between a tag and the next empty line all is HTML, where marks of Markdown are letters. */
function lintLinesOfHtml(node: Html, source: string, find: FindLint): void {
  if (/^<(?:!--|pre|script|style|textarea)/i.test(node.value)) return
  const lines = node.value.split('\n')
  const line = lines.find((text, index) => index > 0 && markdownLine.test(text))
  if (line !== undefined) find('markdown-in-html', line.trim(), placeWithin(node, line.trim(), source))
}

/** Elements that go on until they are closed: paragraphs, items and cells end by themselves. */
const toBeClosed =
  /<(\/?)(a|abbr|b|blockquote|cite|code|del|details|dl|em|figure|i|ins|kbd|mark|ol|pre|q|s|samp|small|span|strong|sub|summary|sup|table|u|ul|var)(?![\w-])[^>]*>/gi

const comment = /<!--.*?(?:-->|$)/gs

/** A tag that nothing closes reaches to the end of the text: `<details>` would hide the rest. */
export function lintTags(nodes: readonly Nodes[], source: string, find: FindLint): void {
  const open: { readonly name: string; readonly text: string; readonly place: Place }[] = []
  for (const node of nodes) {
    if (node.type !== 'html') continue
    for (const [text, slash, name = ''] of node.value.replaceAll(comment, '').matchAll(toBeClosed)) {
      // `<a name="top">` is left out of the page.
      if (/^<a(?![^>]*\shref)/i.test(text)) continue
      const last = open.findLastIndex((tag) => tag.name === name.toLowerCase())
      if (!slash) open.push({ name: name.toLowerCase(), text, place: placeWithin(node, text, source) })
      else if (last >= 0) open.splice(last, 1)
    }
  }
  for (const { text, place } of open) find('tag-not-closed', text, place)
}
