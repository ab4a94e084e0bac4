import type { Html, Paragraph } from 'mdast'
import { listNodes, parseTree, typedOf } from '../../content/markdown/tree.ts'
import { applyEdits, type Edit } from './rewrite-marks.ts'

/** Tags that only lay out or color the text inside them. */
const wrapper = String.raw`<\/?(?:div|section|article|main|header|footer|aside|center|font|address)(?:\s[^<>]*)?>`
const wrappers = new RegExp(String.raw`${wrapper}(?:\s*${wrapper})*`, 'gi')
const onlyWrapper = new RegExp(`^${wrapper}$`, 'i')

/** Spaces count in these. */
const verbatim = /<(?:!--|(?:pre|script|style|textarea)\b)/i
const hidden = /<[^<>]*\s(?:hidden\b|style=["'][^"'<>]*display:\s*none)/i

/**
 * Removes tags such as `<div>`, which `check` refuses, and keeps what is between them. Those in lists and quotations, and all
 * those of a text with a hidden part, are left for `check` to report.
 */
export function unwrapText(body: string): string {
  if (body.search(wrappers) < 0 || hidden.test(body)) return body
  return applyEdits(
    body,
    parseTree(body).children.flatMap((block) =>
      block.type === 'html' ? unwrapBlock(block, body) : block.type === 'paragraph' ? unwrapParagraph(block, body) : [],
    ),
  )
}

function unwrapBlock(block: Html, body: string): Edit[] {
  const { typed, start } = typedOf(block, body)
  const end = start + typed.length
  if (typed.search(wrappers) < 0 || verbatim.test(typed)) return []
  // Inside HTML, indentation means nothing. Without the tags around it, an indented line would become code.
  const flat = typed.replaceAll(/^[ \t]+/gm, '')
  const text = flat.replaceAll(wrappers, (tags, index: number) => {
    const isBesideText = /\S/.test(flat.charAt(index - 1)) && /\S/.test(flat.charAt(index + tags.length))
    return isBesideText && tags.indexOf('<', 1) < 0 ? ' ' : '\n\n'
  })
  const kept = text.replaceAll(/\n{3,}/g, '\n\n').trim()
  const blank = body.slice(end).search(/[^\n]|$/)
  if (kept === '') return [{ start, end: end + blank, text: '' }]
  const isBelowText = start > 0 && !/\n[ \t]*\n[ \t]*$/.test(body.slice(Math.max(0, start - 20), start))
  return [{ start, end, text: `${isBelowText ? '\n' : ''}${kept}` }]
}

function unwrapParagraph(paragraph: Paragraph, body: string): Edit[] {
  const tags = listNodes(paragraph).filter((node) => node.type === 'html' && onlyWrapper.test(node.value))
  return tags.map((tag) => {
    const { typed, start } = typedOf(tag, body)
    return { start, end: start + typed.length, text: '' }
  })
}
