import type { Heading, Nodes, Paragraph, TableCell } from 'mdast'
import type { FindLint, LintFinding } from './markdown-document.ts'
import { placeIn } from '../parse/place-in.ts'
import { listNodes, typedOf } from './read-node.ts'

/** How an address begins that can be told from other words in brackets: `(#3)` and `(/ month)` are none. */
const addressLike = String.raw`(?:/(?!\s)|#(?!\d+[)\]]|\s)|https?:|mailto:|tel:|www\.)`

/** Where a line begins, behind the marks of the quote or the list that it stands in. */
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
export function lintText(node: Paragraph | Heading | TableCell, source: string, find: FindLint): void {
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
