import type { Code, Definition, Heading, Html, Nodes, Table } from 'mdast'
import { findTextSlips } from './find-text-slips.ts'
import { isFootnote } from './list-definitions.ts'
import type { MarkdownSlip } from './markdown-document.ts'
import { placeIn } from '../parse/place-in.ts'
import { placeWithin, readComments } from './read-comments.ts'
import { placeOf, textOf, typedOf } from './read-node.ts'
import { readUnderline } from './read-underline.ts'

/** Finds marks that say something else than their author means: such texts are lost, or shown with the marks. */
export function findSlips(nodes: readonly Nodes[], source: string, doubled: readonly Definition[]): MarkdownSlip[] {
  const slips: MarkdownSlip[] = doubled.map((node) => ({
    kind: 'name-twice',
    text: `[${node.label ?? node.identifier}]:`,
    place: placeOf(node),
  }))
  for (const node of nodes) slips.push(...findSlipsOf(node, source))
  return keepFirstFootnotes(slips)
}

function findSlipsOf(node: Nodes, source: string): MarkdownSlip[] {
  switch (node.type) {
    case 'paragraph':
    case 'tableCell':
      return findTextSlips(node, source)
    case 'heading':
      return [...findHeadingSlips(node, source), ...findTextSlips(node, source).filter(isNoUnderline)]
    case 'code':
      return findOpenFence(node, source)
    case 'table':
      return findLostCells(node)
    case 'html':
      return findCommentSlips(node, source)
    case 'link':
    case 'linkReference':
    case 'definition':
      return findLinkSlips(node, source)
    default:
      return []
  }
}

function findHeadingSlips(node: Heading, source: string): MarkdownSlip[] {
  const words = textOf(node).trim()
  const { typed, start } = typedOf(node, source)
  const underline = readUnderline(node, source)
  if (!underline)
    return words === '' ? [{ kind: 'heading-without-words', text: typed.trim(), place: placeOf(node) }] : []
  const place = placeIn(source, start + underline.index)
  if (underline.line === '=======') return [{ kind: 'line-of-git', text: underline.line, place }]
  if (node.depth === 1) return [{ kind: 'title-under-words', text: words, place }]
  return isDrawn(underline.line, words) ? [] : [{ kind: 'rule-under-words', text: words, place }]
}

/** Whether a line was drawn to underline a heading: longer than a rule of three hyphens, and about as long as words that are no sentence. */
function isDrawn(line: string, words: string): boolean {
  return line.length > 3 && line.length >= words.length / 2 && !/\n|[.,:;!]$/.test(words)
}

/** The line under a heading was told by itself. */
function isNoUnderline({ kind }: MarkdownSlip): boolean {
  return kind !== 'line-of-git'
}

/** Code between lines of three marks that has no second such line runs on to the end of the text. */
function findOpenFence(node: Code, source: string): MarkdownSlip[] {
  const { typed } = typedOf(node, source)
  const fence = /^(`{3,}|~{3,})/.exec(typed)?.[1]
  if (fence === undefined) return []
  const last = /\n[ \t>]*(`{3,}|~{3,})\s*$/.exec(typed)?.[1]
  if (last?.startsWith(fence)) return []
  return [{ kind: 'code-not-closed', text: fence, place: placeOf(node) }]
}

/** A row has as many cells as the first one; what stands behind them is left out. */
function findLostCells({ children: [first, ...rows] }: Table): MarkdownSlip[] {
  return rows.flatMap(({ children }) => {
    const lost = children.slice(first?.children.length).find((cell) => textOf(cell).trim() !== '')
    return lost ? [{ kind: 'lost-cell', text: textOf(lost).trim(), place: placeOf(lost) }] : []
  })
}

function findCommentSlips(node: Html, source: string): MarkdownSlip[] {
  const { rest, unclosed } = readComments(node.value)
  const slips: MarkdownSlip[] = []
  if (unclosed !== undefined) {
    const text = node.value.slice(unclosed)
    slips.push({ kind: 'comment-not-closed', text, place: placeWithin(node, text, source) })
  }
  if (rest !== '' && !rest.startsWith('<'))
    slips.push({ kind: 'words-after-comment', text: rest, place: placeWithin(node, rest, source) })
  return slips
}

function findLinkSlips(
  node: Extract<Nodes, { type: 'link' | 'linkReference' | 'definition' }>,
  source: string,
): MarkdownSlip[] {
  const { typed } = typedOf(node, source)
  const place = placeOf(node)
  if (node.type !== 'link' && isFootnote(node.identifier))
    return [{ kind: 'footnote', text: `[${node.label ?? node.identifier}]`, place }]
  if (node.type === 'definition') return []
  const isEmpty = textOf(node).replaceAll(/[\s\u200B\u2060\uFEFF]/g, '') === '' && !node.children.some(isPicture)
  return isEmpty ? [{ kind: 'link-without-words', text: typed, place }] : []
}

function isPicture({ type }: Nodes): boolean {
  return type === 'image' || type === 'imageReference'
}

/** A footnote has its name twice, in the text and at its end: it is told where it comes first. */
function keepFirstFootnotes(slips: readonly MarkdownSlip[]): MarkdownSlip[] {
  const told = new Set<string>()
  const inOrder = slips.toSorted((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
  return inOrder.filter(({ kind, text }) => {
    if (kind !== 'footnote') return true
    const isFirst = !told.has(text)
    told.add(text)
    return isFirst
  })
}
