import type { Html, Nodes } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import type { FindLint } from './markdown-document.ts'
import { placeWithin } from './tree.ts'

/** A line with a heading, list item, quote, bold text or link in Markdown. A line that starts with a tag is HTML. */
const markdownLine =
  /^[ \t]*(?!<)(?:#{1,6} \S|#{2,6}[^#\s]|[-*+] \S|\d{1,9}[.)] \S|> |(?=[^\n]{0,2000}(?:\*\*\S[^*\n]*\*\*|\[[^\][\n]+\]\([^()\s]+\))))[^\n]*/

/** Reports Markdown in an HTML block, which is shown as typed, and unclosed comments, which hide the rest of the text. */
export function lintHtml(node: Html, source: string, find: FindLint): void {
  const isVerbatim = /^<(?:!--|pre|script|style|textarea)/i.test(node.value)
  const [, ...lines] = isVerbatim ? [] : node.value.split('\n')
  const line = lines.find((text) => markdownLine.test(text))?.trim()
  if (line !== undefined) find('markdown-in-html', line, placeWithin(node, line, source))
  const unclosed = findUnclosedComment(node.value)
  const rest = node.value.slice(unclosed)
  if (unclosed >= 0) find('comment-not-closed', rest, placeWithin(node, rest, source))
}

/** The offset of an unclosed comment in HTML; -1 if there is none. Browsers treat `<!-->` as a complete comment. */
export function findUnclosedComment(html: string): number {
  return html.indexOf('<!--', html.lastIndexOf('-->'))
}

/** Elements that stay open until they're closed. Paragraphs, list items and cells close implicitly. */
const toBeClosed =
  /<(\/?)(a|abbr|b|blockquote|cite|code|del|details|dl|em|figure|i|ins|kbd|mark|ol|pre|q|s|samp|small|span|strong|sub|summary|sup|table|u|ul|var)(?![\w-])[^>]*>/gi

const comment = /<!--.*?(?:-->|$)/gs

/** Reports tags that are never closed and so run to the end of the text: an open `<details>` would hide the rest. */
export function lintTags(nodes: readonly Nodes[], source: string, find: FindLint): void {
  const open: { readonly name: string; readonly text: string; readonly place: Place }[] = []
  for (const node of nodes) {
    if (node.type !== 'html') continue
    for (const [text, slash, name = ''] of node.value.replaceAll(comment, '').matchAll(toBeClosed)) {
      // `<a name="top">` isn't rendered as a link.
      if (/^<a(?![^>]*\shref)/i.test(text)) continue
      const last = open.findLastIndex((tag) => tag.name === name.toLowerCase())
      if (!slash) open.push({ name: name.toLowerCase(), text, place: placeWithin(node, text, source) })
      else if (last >= 0) open.splice(last, 1)
    }
  }
  for (const { text, place } of open) find('tag-not-closed', text, place)
}
