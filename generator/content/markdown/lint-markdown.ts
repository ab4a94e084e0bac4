import type { Definition, Heading, Nodes, Paragraph, TableCell } from 'mdast'
import { placeIn } from '../parse/place-in.ts'
import { isFootnote } from './list-definitions.ts'
import type { FindLint, LintFinding } from './markdown-document.ts'
import { listNodes, placeOf, placeWithin, readComments, readUnderline, textOf, typedOf } from './read-node.ts'

/** Finds marks that say something else than their author means: such texts are lost, or shown with the marks. */
export function lintMarkdown(nodes: readonly Nodes[], source: string, doubled: readonly Definition[]): LintFinding[] {
  const findings: LintFinding[] = []
  const find: FindLint = (kind, text, place) => findings.push({ kind, text, place })
  for (const node of doubled) find('name-twice', `[${node.label ?? node.identifier}]:`, placeOf(node))
  for (const node of nodes) lintNode(node, source, find)
  return keepFirstFootnotes(findings)
}

function lintNode(node: Nodes, source: string, find: FindLint): void {
  switch (node.type) {
    case 'paragraph':
    case 'tableCell':
      return lintText(node, source, find)
    case 'heading':
      lintHeading(node, source, find)
      // The line under a heading is reported by itself.
      return lintText(node, source, (kind, ...rest) => kind !== 'line-of-git' && find(kind, ...rest))
    case 'code': {
      // Code between lines of three marks that has no second such line runs on to the end of the text.
      const { typed } = typedOf(node, source)
      const fence = /^(`{3,}|~{3,})/.exec(typed)?.[1]
      const last = /\n[ \t>]*(`{3,}|~{3,})\s*$/.exec(typed)?.[1]
      if (fence !== undefined && !last?.startsWith(fence)) find('code-not-closed', fence, placeOf(node))
      return
    }
    case 'table': {
      // A row has as many cells as the first one; what comes after them is left out.
      const [first, ...rows] = node.children
      for (const { children } of rows) {
        const lost = children.slice(first?.children.length).find((cell) => textOf(cell).trim() !== '')
        if (lost) find('lost-cell', textOf(lost).trim(), placeOf(lost))
      }
      return
    }
    case 'html': {
      const { rest, unclosed } = readComments(node.value)
      const comment = node.value.slice(unclosed)
      if (unclosed !== undefined) find('comment-not-closed', comment, placeWithin(node, comment, source))
      if (rest !== '' && !rest.startsWith('<')) find('words-after-comment', rest, placeWithin(node, rest, source))
      return
    }
    case 'link':
    case 'linkReference':
    case 'definition':
      if (node.type !== 'link' && isFootnote(node.identifier))
        find('footnote', `[${node.label ?? node.identifier}]`, placeOf(node))
      else if (node.type !== 'definition' && hasNoWords(node))
        find('link-without-words', typedOf(node, source).typed, placeOf(node))
  }
}

function hasNoWords(node: Extract<Nodes, { type: 'link' | 'linkReference' }>): boolean {
  const words = textOf(node).replaceAll(/[\s\u200B\u2060\uFEFF]/g, '')
  return words === '' && !node.children.some(({ type }) => type.startsWith('image'))
}

function lintHeading(node: Heading, source: string, find: FindLint): void {
  const words = textOf(node).trim()
  const { typed, start } = typedOf(node, source)
  const underline = readUnderline(node, source)
  if (!underline) {
    if (words === '') find('heading-without-words', typed.trim(), placeOf(node))
    return
  }
  const { line, index } = underline
  const place = placeIn(source, start + index)
  // Drawn to underline a heading: longer than a rule of three hyphens, and about as long as words that are no sentence.
  const isDrawn = line.length > 3 && line.length >= words.length / 2 && !/\n|[.,:;!]$/.test(words)
  if (line === '=======') find('line-of-git', line, place)
  else if (node.depth === 1) find('title-under-words', words, place)
  else if (!isDrawn) find('rule-under-words', words, place)
}

/** How an address begins unlike other words in brackets: `(#3)` and `(/ month)` are none. */
const addressLike = String.raw`(?:/(?!\s)|#(?!\d+[)\]]|\s)|https?:|mailto:|tel:|www\.)`

/** Where a line begins, after the marks of the quote or the list that it is in. */
const lineStart = String.raw`(?<=^|\n[ \t>]*)`

/** Tags, as networks have them, are meant: `#CleanTroy`, or several on a line. In the middle of a sentence a `#` begins one too. */
const notTag = String.raw`(?!#\w*\p{Ll}\p{Lu}\w*[ \t]*(?:\n|$)|#\p{L}[^\n]* #\p{L})`

/** What visitors would read with its marks. A backslash before a mark says that it is meant. */
const patterns: readonly (readonly [kind: LintFinding['kind'], pattern: RegExp])[] = [
  ['not-a-picture', /(?<!\\)!\[[^\][\n]*\](?:\[[^\][\n]*\]|\([^()\n]*\)?)/g],
  // Words in square brackets, and right after them an address or the name of one; `[1][2]` names two sources.
  ['not-a-link', /(?<![\\!])\[(?!\^|\d+\]\[\d+\])[^\][\n]+\](?:\[[^\][\n]*\]|\([^()\n]*\)?)/g],
  ['not-a-link', new RegExp(String.raw`(?<![\\!])\[(?!\^)[^\][\n]+\] +\(${addressLike}[^()\n]*\)`, 'g')],
  ['not-a-link', new RegExp(String.raw`(?<!\\)\([^()\n]+\)\[${addressLike}[^\][\n]*\]`, 'g')],
  ['footnote', /(?<!\\)\[\^[^\][\s]+\]/g],
  ['struck-out', /(?<![\\~])~~[^~\s](?:[^~]*[^~\s])?~~(?!~)/g],
  ['comment-not-closed', /(?<!\\)<!--[^\n]*/g],
  ['heading-without-space', new RegExp(String.raw`${lineStart}#{2,6}[^#\s\\][^\n]*`, 'g')],
  ['hash-without-space', new RegExp(String.raw`(?<=^|[.:!?][ \t]*\n[ \t>]*)${notTag}#\p{L}[^\n]*`, 'gu')],
  ['line-of-git', new RegExp(String.raw`${lineStart}={7}(?=[ \t]*(?:\n|$))`, 'g')],
]

/** What each of them has. Of `#` those before a space are none, as in every heading. */
const marks = /\[|~~|={7}|#[^#\s]|<!--/

const checkbox = /^\[[ xX]?\](?=\s|$)/

/** Finds marks in a part of the text that the parser left as they are. */
function lintText(node: Paragraph | Heading | TableCell, source: string, find: FindLint): void {
  const { typed, start } = typedOf(node, source)
  if (!marks.test(typed)) return
  const shown = hideRead(node, typed, start)
  // Most marks are those of links.
  if (!marks.test(shown)) return
  for (const [kind, pattern] of patterns)
    for (const {
      index,
      0: { length },
    } of shown.matchAll(pattern))
      find(kind, typed.slice(index, index + length), placeIn(source, start + index))
  // A box to tick is one behind a list's mark.
  const isInList = /(?:[*+-]|\d[.)])[ \t]+$/.test(source.slice(source.lastIndexOf('\n', start - 1) + 1, start))
  const box = isInList ? checkbox.exec(shown)?.[0] : undefined
  if (box !== undefined) find('checkbox', box, placeIn(source, start))
}

/** What the parser has understood. */
const understood = /^(?:link|image)(?:Reference)?$|^(?:inlineCode|html)$/

/** Blanks such parts, so that only what the parser left as text is looked at. */
function hideRead(node: Nodes, typed: string, start: number): string {
  let shown = typed
  for (const { type, position } of listNodes(node)) {
    if (!understood.test(type)) continue
    const [from, to] = [(position?.start.offset ?? start) - start, (position?.end.offset ?? start) - start]
    shown = shown.slice(0, from) + shown.slice(from, to).replaceAll(/[^\n]/g, ' ') + shown.slice(to)
  }
  return shown
}

/** A footnote has its name twice, in the text and at its end: it is reported where it comes first. */
function keepFirstFootnotes(findings: readonly LintFinding[]): LintFinding[] {
  const reported = new Set<string>()
  const inOrder = findings.toSorted((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
  return inOrder.filter(({ kind, text }) => {
    const isFirst = kind !== 'footnote' || !reported.has(text)
    if (kind === 'footnote') reported.add(text)
    return isFirst
  })
}
