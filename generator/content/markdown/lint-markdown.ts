import type { Definition, Heading, Nodes, Paragraph, TableCell } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import { placeIn } from '../parse/place-in.ts'
import type { FindLint, LintFinding } from './markdown-document.ts'
import { listNodes, placeOf, placeWithin, readComments, readUnderline, textOf, typedOf } from './read-node.ts'

/** Finds marks that say something else than their author means: such texts are lost, or shown with the marks. */
export function lintMarkdown(nodes: readonly Nodes[], source: string, doubled: readonly Definition[]): LintFinding[] {
  const findings: LintFinding[] = []
  const find: FindLint = (kind, text, place) => findings.push({ kind, text, place })
  for (const node of doubled) find('name-twice', `[${node.label ?? node.identifier}]:`, placeOf(node))
  for (const node of nodes) lintNode(node, source, find)
  lintTags(nodes, source, find)
  return findings
}

function lintNode(node: Nodes, source: string, find: FindLint): void {
  switch (node.type) {
    case 'paragraph':
      lintTable(node, source, find)
      return lintText(node, source, find)
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
        if (lost && !leftoverMark.test(typedOf(node, source).typed))
          find('lost-cell', textOf(lost).trim(), placeOf(lost))
      }
      return
    }
    case 'html': {
      const { unclosed } = readComments(node.value)
      const comment = node.value.slice(unclosed)
      if (unclosed !== undefined) find('comment-not-closed', comment, placeWithin(node, comment, source))
      return
    }
    case 'link':
    case 'linkReference':
      if (hasNoWords(node)) find('link-without-words', typedOf(node, source).typed, placeOf(node))
  }
}

/** Elements that go on until they are closed: paragraphs, items and cells end by themselves. */
const toBeClosed =
  /<(\/?)(abbr|b|blockquote|cite|del|details|em|figure|i|ins|kbd|mark|ol|q|s|samp|small|span|strong|sub|summary|sup|table|u|ul|var)(?![\w-])[^>]*>/gi

/** A tag that nothing closes reaches to the end of the text: `<details>` would hide the rest. */
function lintTags(nodes: readonly Nodes[], source: string, find: FindLint): void {
  const open: { readonly name: string; readonly text: string; readonly place: Place }[] = []
  for (const node of nodes) {
    if (node.type !== 'html' || node.value.startsWith('<!--')) continue
    for (const [text, slash, name = ''] of node.value.matchAll(toBeClosed)) {
      const last = open.findLastIndex((tag) => tag.name === name.toLowerCase())
      if (!slash) open.push({ name: name.toLowerCase(), text, place: placeWithin(node, text, source) })
      else if (last >= 0) open.splice(last, 1)
    }
  }
  for (const { text, place } of open) find('tag-not-closed', text, place)
}

/** The second row of a table, of hyphens, which must have as many cells as the first. */
const rowOfHyphens = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** A table whose second row has another number of cells is none: visitors would read its bars. */
function lintTable(node: Paragraph, source: string, find: FindLint): void {
  const { typed, start } = typedOf(node, source)
  if (!typed.includes('|')) return
  const lines = typed.split('\n')
  const index = lines.findIndex((line, at) => at > 0 && line.includes('|') && rowOfHyphens.test(line))
  const [first = '', second = ''] = index > 0 ? lines.slice(index - 1) : []
  if (!first.includes('|')) return
  const before = lines.slice(0, index).join('\n').length + 1
  const cells = first
    .trim()
    .replace(/^[ \t>]*\|?/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length
  find('table-rows-differ', `|${'---|'.repeat(cells)}`, placeIn(source, start + before + second.search(/[^ \t>]/)))
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
    if (words === '' && node.children.length === 0) find('heading-without-words', typed.trim(), placeOf(node))
    return
  }
  const { line, index } = underline
  const place = placeIn(source, start + index)
  // Drawn to underline a heading: longer than a rule of three hyphens, and about as long as words that are no sentence.
  const isDrawn = line.length > 3 && line.length >= words.length / 2 && !/\n|[.,:;!]$/.test(words)
  if (line === '=======' && !(isDrawn && words.length <= 2 * line.length)) find('line-of-git', line, place)
  else if (node.depth === 2 && !isDrawn) find('rule-under-words', words, place)
}

/** How an address begins unlike other words in brackets: `(#3)` and `(/ month)` are none. */
const addressLike = String.raw`(?:/(?!\s)|#(?!\d+[)\]]|\s)|https?:|mailto:|tel:|www\.)`

/** Where a line begins, after the marks of the quote or the list that it is in. */
const lineStart = String.raw`(?<=^|\n[ \t>]{0,20})`

/** Tags, as networks have them, are meant: `#CleanTroy`, or several on a line. In the middle of a sentence a `#` begins one too. */
const notTag = String.raw`(?!#\w*\p{Ll}\p{Lu}\w*[ \t]*(?:\n|$)|#\p{L}[^\n]* #\p{L})`

/** What systems that texts come from make of words in square brackets. */
const shortcode =
  /(?<!\\)\[\/?(?:audio|button|caption|contact-form-7|embed|gallery|playlist|video|wpforms|(?:et_pb|fusion|su|vc)_\w+)(?=[\s\]])[^\]\n]*\]/g

/** Marks of Liquid, Hugo and their like: what they mean is not known here. */
export const leftoverMark = /\{[{%]/

/** What visitors would read with its marks. A backslash before a mark says that it is meant. */
const patterns: readonly (readonly [kind: LintFinding['kind'], pattern: RegExp])[] = [
  ['shortcode', shortcode],
  ['not-a-picture', /(?<!\\)!\[[^\][\n]*\](?:\[[^\][\n]*\]|\([^()]{0,300}\)?)/g],
  // Words in square brackets, and right after them an address or the name of one; `[1][2]` names two sources.
  ['not-a-link', /(?<![\\!])\[(?!\^|\d+\]\[\d+\])[^\][]{1,300}\](?:\[[^\][\n]*\]|\([^()]{0,300}\)?)/g],
  ['not-a-link', new RegExp(String.raw`(?<![\\!])\[(?!\^)[^\][\n]+\] +\(${addressLike}[^()\n]*\)`, 'g')],
  ['not-a-link', new RegExp(String.raw`(?<!\\)\([^()\n]+\)\[${addressLike}[^\][\n]*\]`, 'g')],
  ['footnote', /(?<!\\)\[\^[^\][\s]+\]/g],
  ['comment-not-closed', /(?<!\\)<!--[^\n]*/g],
  ['heading-without-space', new RegExp(String.raw`${lineStart}#{2,6}[^#\s\\][^\n]*`, 'g')],
  ['hash-without-space', new RegExp(String.raw`(?<=^|[.:!?][ \t]{0,20}\n[ \t>]{0,20})${notTag}#\p{L}[^\n]*`, 'gu')],
  ['line-of-git', new RegExp(String.raw`${lineStart}={7}(?=[ \t]*(?:\n|$))`, 'g')],
  ['bold-not-closed', /(?<![\\*])\*\*(?:[^\s*][^*\n]*\s\*\*|\s[^*\n]*[^\s*]\*\*)(?!\*)/g],
  ['bullet', new RegExp(String.raw`(?<=^|^[^\n]{0,500}\n[ \t>]{0,20})[•·▪◦‣●■][ \t]*[^\n]+`, 'g')],
  ['emoji-name', /(?<![\w:/\\]):[a-z][a-z\d_+-]+:(?![\w:])/g],
]

/** What each of them has. Of `#` those before a space are none, as in every heading. */
const marks = /\[|\*\*|={7}|#[^#\s]|<!--|[•·▪◦‣●■]|:[a-z]/

/** More in one paragraph are not reported: to find the place of each takes time. */
const mostOfOneKind = 100

/** Finds marks in a part of the text that the parser left as they are. */
function lintText(node: Paragraph | Heading | TableCell, source: string, find: FindLint): void {
  const { typed, start } = typedOf(node, source)
  if (!marks.test(typed)) return
  const shown = hideRead(node, typed, start)
  // Most marks are those of links.
  if (!marks.test(shown)) return
  for (const [kind, pattern] of patterns) {
    let left = mostOfOneKind
    for (const {
      index,
      0: { length },
    } of shown.matchAll(pattern)) {
      // What another system left is reported as that.
      if (leftoverMark.test(typed.slice(index, index + length))) continue
      find(kind, typed.slice(index, index + length), placeIn(source, start + index))
      left -= 1
      // A list with signs of its own is one mistake.
      if (kind === 'bullet' || left === 0) break
    }
  }
}

/** What the parser has understood. */
const understood = /^(?:link|image|footnote)(?:Reference)?$|^(?:inlineCode|html)$/

/** Blanks such parts, and the marks of bold words, so that only what the parser left as text is looked at. */
function hideRead(node: Nodes, typed: string, start: number): string {
  let shown = typed
  for (const { type, position } of listNodes(node)) {
    const [from, to] = [(position?.start.offset ?? start) - start, (position?.end.offset ?? start) - start]
    const blank = (first: number, last: number) => {
      shown = shown.slice(0, first) + shown.slice(first, last).replaceAll(/[^\n]/g, ' ') + shown.slice(last)
    }
    if (type === 'strong') {
      blank(from, from + 2)
      blank(to - 2, to)
      // A bare address may stand in brackets that were meant for a link.
    } else if (understood.test(type) && !/^(?:https?:|www\.)/i.test(typed.slice(from))) blank(from, to)
  }
  return shown
}
