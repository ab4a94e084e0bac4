import type { Definition, Heading, Html, Nodes, Paragraph, TableCell } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import { placeIn } from '../parse/place-in.ts'
import type { FindLint, LintFinding } from './markdown-document.ts'
import { listNodes, placeOf, placeWithin, readComments, readUnderline, textOf, typedOf } from './read-node.ts'

/** A line `[a]: {{ site.baseurl }}/b.png`, which is reported itself: that `![c][a]` is no picture follows from it. */
const leftoverDefinition = /^[ \t>]*\[([^\][\n]+)\]:[^\n{]*\{[{%]/gm

/** Finds marks that say something else than their author means: such texts are lost, or shown with the marks. */
export function lintMarkdown(nodes: readonly Nodes[], source: string, doubled: readonly Definition[]): LintFinding[] {
  const findings: LintFinding[] = []
  const find: FindLint = (kind, text, place) => findings.push({ kind, text, place })
  for (const node of doubled) find('name-twice', `[${node.label ?? node.identifier}]:`, placeOf(node))
  for (const node of nodes) lintNode(node, source, find)
  lintNotes(nodes, find)
  lintTags(nodes, source, find)
  const unread = new Set([...source.matchAll(leftoverDefinition)].map(([, name = '']) => name.toLowerCase()))
  return findings.filter(
    ({ text }) => unread.size === 0 || !unread.has(/\]\[([^\][]+)\]$/.exec(text)?.[1]?.toLowerCase() ?? ''),
  )
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
      lintLinesOfHtml(node, source, find)
      const { unclosed } = readComments(node.value)
      const rest = node.value.slice(unclosed)
      if (unclosed !== undefined) find('comment-not-closed', rest, placeWithin(node, rest, source))
      return
    }
    case 'link':
    case 'linkReference':
      if (hasNoWords(node)) find('link-without-words', typedOf(node, source).typed, placeOf(node))
  }
}

/** A note that is not shown: nothing refers to it, or another one has its name. */
function lintNotes(nodes: readonly Nodes[], find: FindLint): void {
  const used = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : [])))
  const given = new Set<string>()
  for (const node of nodes) {
    if (node.type !== 'footnoteDefinition') continue
    const { identifier, label } = node
    const kind = given.has(identifier) ? 'footnote-twice' : used.has(identifier) ? undefined : 'footnote-unused'
    if (kind) find(kind, `[^${label ?? identifier}]:`, placeOf(node))
    given.add(identifier)
  }
}

/** How a line of Markdown begins or what it holds; a line that begins with a tag is HTML. */
const markdownLine =
  /^[ \t]*(?!<)(?:#{1,6} \S|[-*+] \S|\d{1,9}[.)] \S|> |(?=[^\n]{0,2000}(?:\*\*\S[^*\n]*\*\*|\[[^\][\n]+\]\([^()\s]+\))))[^\n]*/

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
function lintTags(nodes: readonly Nodes[], source: string, find: FindLint): void {
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
  const typedCells = splitCells(second).map((cell) => cell.trim().replace(/-+/, '---'))
  const cells = splitCells(first).map((_, at) => typedCells[at] ?? '---')
  find('table-rows-differ', `|${cells.join('|')}|`, placeIn(source, start + before + second.search(/[^ \t>]/)))
}

function splitCells(row: string): string[] {
  return row
    .trim()
    .replace(/^[ \t>]*\|?/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
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

/** Names that systems which texts come from have in square brackets; one that wrote Markdown put a backslash before each mark. */
const shortcodeName = String.raw`(?:audio|button|caption|contact-form-7|embed|gallery|gravityform|ninja_forms?|playlist|rev_slider|video|vimeo|wpforms|youtube|(?:et\\?_pb|fusion|su|vc)\\?_(?:\w|\\_)+)`

const shortcodes: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\\)\[/?${shortcodeName}(?=[\s\]])[^\]\n]{0,500}\]`, 'g'),
  // Without `ids="1"` the brackets of `\[video\]` are meant.
  new RegExp(String.raw`\\\[(?:/${shortcodeName}|${shortcodeName}\s[^\]\n=]{0,200}=[^\]\n]{0,500})\\\]`, 'g'),
  /(?<!\\)\[(?:TOC|toc|\[_?TOC_?\])\]/g,
]

/** Marks of Liquid, Hugo and their like: what they mean is not known here. */
export const leftoverMark = /\{[{%]/

/** An address in round brackets, which may have such brackets in it; one that is not closed ends at a space. */
const inBrackets = String.raw`\((?:(?:[^()]|\([^()]{0,100}\)){0,300}\)|[^()\s]{0,300})`

const pictureEnding = String.raw`\.(?:webp|png|jpe?g|avif|gif|svg|heic)`

/** What visitors would read with its marks. A backslash before a mark says that it is meant. */
const patterns: readonly (readonly [kind: LintFinding['kind'], pattern: RegExp])[] = [
  ...shortcodes.map((pattern) => ['shortcode', pattern] as const),
  ['not-a-picture', new RegExp(String.raw`(?<!\\)!\[\[[^\][\n]+${pictureEnding}[^\][\n]*\]\]`, 'gi')],
  ['not-a-picture', new RegExp(String.raw`(?<!\\)!\[[^\][]{0,300}\](?:\[[^\][\n]*\]|${inBrackets})`, 'g')],
  [
    'not-a-picture',
    new RegExp(String.raw`(?<!\\)!\[[^\][]{0,300}\]\s+\([^()\n]{1,300}?${pictureEnding}[^()\n]*\)`, 'gi'),
  ],
  // Words in square brackets, and right after them an address or the name of one; `[1][2]` names two sources.
  [
    'not-a-link',
    new RegExp(String.raw`(?<![\\!])\[(?!\^|\d+\]\[\d+\])[^\][]{1,300}\](?:\[[^\][\n]*\]|${inBrackets})`, 'g'),
  ],
  ['not-a-link', new RegExp(String.raw`(?<![\\!])\[(?!\^)[^\][\n]+\] +\(${addressLike}[^()\n]*\)`, 'g')],
  ['not-a-link', new RegExp(String.raw`(?<!\\)\([^()\n]+\)\[${addressLike}[^\][\n]*\]`, 'g')],
  ['footnote', /(?<!\\)\[\^[^\][\s]+\]/g],
  ['comment-not-closed', /(?<!\\)<!--[^\n]*/g],
  ['no-break-space', new RegExp(String.raw`${lineStart}(?:[-*+]|#{1,6}|\d{1,3}[.)])\u00A0[^\n]*`, 'g')],
  ['heading-without-space', new RegExp(String.raw`${lineStart}#{2,6}[^#\s\\][^\n]*`, 'g')],
  ['hash-without-space', new RegExp(String.raw`(?<=^|[.:!?][ \t]{0,20}\n[ \t>]{0,20})${notTag}#\p{L}[^\n]*`, 'gu')],
  ['line-of-git', new RegExp(String.raw`${lineStart}={7}(?=[ \t]*(?:\n|$))`, 'g')],
  // Such a mark begins bold words again, where a letter follows a sign.
  ['bold-runs-on', /(?<![\\*])\*\*[^\s*](?:[^*\n]{0,300}[^\s*\p{L}\p{N}])?\*\*[\p{L}\p{N}][^\s*]*/gu],
  ['bold-not-closed', /(?<![\\*])\*\*(?:[^\s*][^*\n]*\s\*\*|\s[^*\n]*[^\s*]\*\*)(?!\*)/g],
  ['bullet', new RegExp(String.raw`${lineStart}[•·▪◦‣●■][ \t]*[^\n]+`, 'g')],
  ['emoji-name', /(?<![\w:/\\"'”’}]):[a-z][a-z_]+:(?![\w:])/g],
]

/** What each of them has. Of `#` those before a space are none, as in every heading. */
const marks = /\[|\*\*|={7}|#[^# \t\n]|<!--|[•·▪◦‣●■\u00A0]|:[a-z]/

/** Kinds whose marks the patterns that follow do not look at. */
const hiding = new Set<LintFinding['kind']>(['shortcode', 'bold-runs-on'])

/** More in one paragraph are not reported: to find the place of each takes time. */
const mostOfOneKind = 100

/** Finds marks in a part of the text that the parser left as they are. */
function lintText(node: Paragraph | Heading | TableCell, source: string, find: FindLint): void {
  const { typed, start } = typedOf(node, source)
  if (!marks.test(typed)) return
  let shown = hideRead(node, typed, start)
  // Most marks are those of links.
  if (!marks.test(shown)) return
  for (const [kind, pattern] of patterns) {
    let left = mostOfOneKind
    for (const {
      index,
      0: { length },
    } of shown.matchAll(pattern)) {
      const text = typed.slice(index, index + length)
      // What another system left is reported as that.
      if (leftoverMark.test(text)) continue
      const isInList = kind === 'bullet' && listSign.test(readLineBefore(source, start + index))
      if (isInList) find('bullet-twice', text.slice(0, 1), placeIn(source, start + index))
      else find(kind, text, placeIn(source, start + index))
      left -= 1
      // A list with signs of its own is one mistake.
      if (kind === 'bullet' || left === 0) break
    }
    if (hiding.has(kind)) shown = shown.replaceAll(pattern, (found) => ' '.repeat(found.length))
  }
}

/** The sign of an item of a list, at the end of what is before its words. */
const listSign = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)+$/

function readLineBefore(source: string, end: number): string {
  return source.slice(source.lastIndexOf('\n', end - 1) + 1, end)
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
