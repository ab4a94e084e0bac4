import type { Code, Definition, Heading, Html, Nodes, Table } from 'mdast'
import { lintText } from './lint-text.ts'
import { isFootnote } from './list-definitions.ts'
import type { LintFinding } from './markdown-document.ts'
import { placeIn } from '../parse/place-in.ts'
import { placeWithin, readComments } from './read-comments.ts'
import { placeOf, readUnderline, textOf, typedOf } from './read-node.ts'

/** Finds marks that say something else than their author means: such texts are lost, or shown with the marks. */
export function lintMarkdown(nodes: readonly Nodes[], source: string, doubled: readonly Definition[]): LintFinding[] {
  const findings: LintFinding[] = doubled.map((node) => ({
    kind: 'name-twice',
    text: `[${node.label ?? node.identifier}]:`,
    place: placeOf(node),
  }))
  for (const node of nodes) findings.push(...lintNode(node, source))
  return keepFirstFootnotes(findings)
}

function lintNode(node: Nodes, source: string): LintFinding[] {
  switch (node.type) {
    case 'paragraph':
    case 'tableCell':
      return lintText(node, source)
    case 'heading':
      // The line under a heading is reported by itself.
      return [...lintHeading(node, source), ...lintText(node, source).filter(({ kind }) => kind !== 'line-of-git')]
    case 'code':
      return findOpenFence(node, source)
    case 'table':
      return findLostCells(node)
    case 'html':
      return lintComment(node, source)
    case 'link':
    case 'linkReference':
    case 'definition':
      return lintLink(node, source)
    default:
      return []
  }
}

function lintHeading(node: Heading, source: string): LintFinding[] {
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

/** Code between lines of three marks that has no second such line runs on to the end of the text. */
function findOpenFence(node: Code, source: string): LintFinding[] {
  const { typed } = typedOf(node, source)
  const fence = /^(`{3,}|~{3,})/.exec(typed)?.[1]
  if (fence === undefined) return []
  const last = /\n[ \t>]*(`{3,}|~{3,})\s*$/.exec(typed)?.[1]
  if (last?.startsWith(fence)) return []
  return [{ kind: 'code-not-closed', text: fence, place: placeOf(node) }]
}

/** A row has as many cells as the first one; what stands behind them is left out. */
function findLostCells({ children: [first, ...rows] }: Table): LintFinding[] {
  return rows.flatMap(({ children }) => {
    const lost = children.slice(first?.children.length).find((cell) => textOf(cell).trim() !== '')
    return lost ? [{ kind: 'lost-cell', text: textOf(lost).trim(), place: placeOf(lost) }] : []
  })
}

function lintComment(node: Html, source: string): LintFinding[] {
  const { rest, unclosed } = readComments(node.value)
  const findings: LintFinding[] = []
  if (unclosed !== undefined) {
    const text = node.value.slice(unclosed)
    findings.push({ kind: 'comment-not-closed', text, place: placeWithin(node, text, source) })
  }
  if (rest !== '' && !rest.startsWith('<'))
    findings.push({ kind: 'words-after-comment', text: rest, place: placeWithin(node, rest, source) })
  return findings
}

function lintLink(
  node: Extract<Nodes, { type: 'link' | 'linkReference' | 'definition' }>,
  source: string,
): LintFinding[] {
  const { typed } = typedOf(node, source)
  const place = placeOf(node)
  if (node.type !== 'link' && isFootnote(node.identifier))
    return [{ kind: 'footnote', text: `[${node.label ?? node.identifier}]`, place }]
  if (node.type === 'definition') return []
  const isEmpty =
    textOf(node).replaceAll(/[\s\u200B\u2060\uFEFF]/g, '') === '' &&
    !node.children.some(({ type }) => type.startsWith('image'))
  return isEmpty ? [{ kind: 'link-without-words', text: typed, place }] : []
}

/** A footnote has its name twice, in the text and at its end: it is reported where it comes first. */
function keepFirstFootnotes(findings: readonly LintFinding[]): LintFinding[] {
  const reported = new Set<string>()
  const inOrder = findings.toSorted((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
  return inOrder.filter(({ kind, text }) => {
    if (kind !== 'footnote') return true
    const isFirst = !reported.has(text)
    reported.add(text)
    return isFirst
  })
}
