import type { Heading, Nodes, Paragraph, TableCell } from 'mdast'
import { placeIn } from '../parse/place-in.ts'
import { pictureEnding } from './image-at.ts'
import type { FindLint, LintFinding } from './markdown-document.ts'
import { listNodes, typedOf } from './read-node.ts'

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

const tagOfWord = String.raw`<(?:/?[a-z][\w-]*:[\w-]+(?:[\s/][^<>]{0,300})?|\?xml[^<>]{0,300}|!\[[^<>\]]{0,300}\])>`

/** What visitors would read with its marks. A backslash before a mark says that it is meant. */
const patterns: readonly (readonly [kind: LintFinding['kind'], pattern: RegExp])[] = [
  ...shortcodes.map((pattern) => ['shortcode', pattern] as const),
  ['not-a-picture', new RegExp(String.raw`(?<!\\)!\[\[[^\][\n]+${pictureEnding}[^\][\n]*\]\]`, 'gi')],
  ['not-a-picture', new RegExp(String.raw`(?<!\\)!\[[^\][]{0,300}\](?:\[[^\][\n]*\]|${inBrackets})`, 'g')],
  [
    'not-a-picture',
    new RegExp(String.raw`(?<!\\)!\[[^\][]{0,300}\]\s+\([^()\n]{1,300}?${pictureEnding}[^()\n]*\)`, 'gi'),
  ],
  [
    'not-a-picture',
    new RegExp(
      String.raw`(?<!\\)!\([^()\n]{0,300}\)[[(][^\][()\n]{1,300}?${pictureEnding}[^\][()\n]{0,300}[\])]`,
      'gi',
    ),
  ],
  [
    'not-a-picture',
    new RegExp(
      String.raw`(?<!\\)\([^()\n]{1,300}\)\[(?!\w+:)[^\][\n]{1,300}?${pictureEnding}(?:\s[^\][\n]{0,300})?\]`,
      'gi',
    ),
  ],
  // Words in square brackets, and right after them an address or the name of one; `[1][2]` names two sources, and so does
  // `[[Smith]][[Jones]]`, with links in the brackets, which are blank here.
  [
    'not-a-link',
    new RegExp(String.raw`(?<![\\!])\[(?!\^|\d+\]\[\d+\])[^\][]{1,300}\](?:\[(?! +\])[^\][\n]*\]|${inBrackets})`, 'g'),
  ],
  ['not-a-link', new RegExp(String.raw`(?<![\\!])\[(?!\^)[^\][\n]+\] +\(${addressLike}[^()\n]*\)`, 'g')],
  ['not-a-link', new RegExp(String.raw`(?<!\\)\([^()\n]+\)\[${addressLike}[^\][\n]*\]`, 'g')],
  ['footnote', /(?<!\\)\[\^[^\][\s]+\]/g],
  ['comment-not-closed', /(?<!\\)<!--[^\n]*/g],
  ['tag-of-word', new RegExp(String.raw`(?<!\\)${tagOfWord}(?:(?:&nbsp;|\s){0,20}${tagOfWord})*`, 'gi')],
  ['tag-as-letters', /(?<!\\)<[a-z][\w-]*\s[^<>=]{0,300}[\w-]=[^<>]{0,300}>/gi],
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
const marks = /\[|\*\*|={7}|#[^# \t\n]|<|!\(|[•·▪◦‣●■\u00A0]|:[a-z]/

/** Kinds whose marks the patterns that follow do not look at. */
const hiding = new Set<LintFinding['kind']>(['shortcode', 'not-a-picture', 'tag-of-word', 'bold-runs-on'])

/** More in one paragraph are not reported: to find the place of each takes time. */
const mostOfOneKind = 100

/** Finds marks in a part of the text that the parser left as they are. */
export function lintText(node: Paragraph | Heading | TableCell, source: string, find: FindLint): void {
  const { typed, start } = typedOf(node, source)
  if (!marks.test(typed)) return
  let shown = hideRead(node, typed, start)
  // Most marks are those of links.
  if (!marks.test(shown)) return
  for (const [kind, pattern] of patterns) {
    let left = mostOfOneKind
    for (const { 0: found, index } of shown.matchAll(pattern)) {
      const text = typed.slice(index, index + found.length)
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

const listSign = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)+$/

function readLineBefore(source: string, end: number): string {
  return source.slice(source.lastIndexOf('\n', end - 1) + 1, end)
}

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
      // A bare address may be in brackets that were meant for a link.
    } else if (understood.test(type) && !/^(?:https?:|www\.)/i.test(typed.slice(from))) blank(from, to)
  }
  return shown
}
