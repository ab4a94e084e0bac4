import type { Heading, Nodes, Paragraph, TableCell } from 'mdast'
import { placeIn } from '../parse/place-in.ts'
import { chatMark, foreignNumber, leftoverMark, pastedLine, unfilledBlank } from './draft-marks.ts'
import { pictureEnding } from '../../schema/kinds/image-path.ts'
import { findLostMarks, unspaced } from './lint-marks.ts'
import type { FindLint, LintFinding } from './markdown-document.ts'
import { typedOf } from './tree.ts'

/** How a URL in brackets starts. `(#3)` and `(/ month)` aren't URLs. */
const addressLike = String.raw`(?:/(?!\s)|#(?!\d+[)\]]|\s)|https?:|mailto:|tel:|www\.)`

/** The start of a line, after any quote or list markers. */
const lineStart = String.raw`(?<=^|\n[ \t>]{0,20})`

/** Not hashtags: `#CleanTroy`, or several on a line. Hashtags may also be in the middle of a sentence. */
const notTag = String.raw`(?!#\w*\p{Ll}\p{Lu}\w*[ \t]*(?:\n|$)|#\p{L}[^\n]* #\p{L})`

/** Spaces and invisible characters that Markdown doesn't take for spaces. */
export const oddSpace = String.raw`[\u00A0\u061C\u2007\u200B-\u200F\u202F\u2060\u3000\uFEFF]`

/**
 * What begins each line of a list in other programs: emoji, `1️⃣`, `☐`, `[1]`, `a.`, a dash, numbers of other scripts, Word's `o`,
 * and the letters that its other bullets are in the font Wingdings.
 */
const itemSign = String.raw`(?:\p{Extended_Pictographic}|[\u2460-\u249B\u2610-\u27BF➢・－]|${foreignNumber}|\d\uFE0F?\u20E3|\[\d{1,2}\](?![[(:])|\((?:[a-zA-Z]|\d{1,2})\)(?= )|[a-z][.)](?=\s)|[o§üØqv](?:\t| {2})|[–—][ \t\u00A0])`

/** Bullets of Word and other programs. */
const bullet = String.raw`[•·▪◦‣●■⁃\uF0A7\uF0B7\uF0D8]`

/** The start of a row with tabs between its cells. Numbers and bullets may have a tab behind them, too. */
const tabbedRow = String.raw`(?!${bullet}|${itemSign}|\(?\w[.)]|[→➔▶])[^\s\\|][^\t\n|]{0,300}\t[ \t]*[^\s|]`

/** Names of other systems' shortcodes. Exports to Markdown put a backslash before each bracket and underscore. */
const shortcodeName = String.raw`(?:audio|button|caption|contact-form-7|embed|gallery|gravityform|ninja_forms?|playlist|rev_slider|video|vimeo|wpforms|youtube|(?:et\\?_pb|fusion|su|vc)\\?_(?:\w|\\_)+)`

/** A URL in parentheses, which may contain parentheses. Without a closing one, it ends at a space. */
const inBrackets = String.raw`\((?:(?:[^()]|\([^()]{0,100}\)){0,300}\)|[^()\s]{0,300})`

/** The same in full-width brackets, or with an invisible mark of the text's direction before it. */
const foreignAddress = String.raw`(?:/\w|#[^\s\d]|https?:|mailto:|tel:|www\.)[^()（）\n]{0,300}[)）]`

const kindOfBox = '(?:note|tip|important|warning|caution)'

const tagOfWord = String.raw`<(?:/?[a-z][\w-]*:[\w-]+(?:[\s/][^<>]{0,300})?|\?xml[^<>]{0,300}|!\[[^<>\]]{0,300}\])>`

/** Markup that visitors would see as typed. A backslash before it means that it's intentional. */
const markup: readonly (readonly [kind: LintFinding['kind'], flags: string, pattern: string])[] = [
  [
    'shortcode',
    'g',
    String.raw`(?<!\\)\[(?:/?${shortcodeName}(?=[\s\]])|[a-z][\w-]*\s+[\w-]+=(?=["“”]|[^\]\n]*/\]))[^\]\n]{0,500}\]`,
  ],
  // `\[video\]` without attributes is escaped on purpose.
  ['shortcode', 'g', String.raw`\\\[(?:/${shortcodeName}|${shortcodeName}\s[^\]\n=]{0,200}=[^\]\n]{0,500})\\\]`],
  ['shortcode', 'g', String.raw`(?<!\\)\[(?:TOC|toc|\[_?TOC_?\])\]`],
  ['shortcode', 'g', String.raw`${lineStart}:{3,}[^\n]*`],
  // A component of MDX. CommonMark knows no tags with a dot.
  ['shortcode', 'g', String.raw`(?<!\\|\w(?!</))</?[A-Z]\w*(?:\.[A-Z]\w+)+(?:\s[^<>]{0,300}[=}][^<>]{0,300})?\s*/?>`],
  ['not-a-picture', 'gi', String.raw`(?<!\\)!\[\[[^\][\n]+${pictureEnding}[^\][\n]*\]\]`],
  ['not-a-picture', 'g', String.raw`(?<!\\)!\[[^\][]{0,300}\](?:\[[^\][\n]*\]|${inBrackets})`],
  ['not-a-picture', 'gi', String.raw`(?<!\\)!\[[^\][]{0,300}\]\s+\([^()\n]{1,300}?${pictureEnding}[^()\n]*\)`],
  [
    'not-a-picture',
    'gi',
    String.raw`(?<!\\)!\([^()\n]{0,300}\)[[(][^\][()\n]{1,300}?${pictureEnding}[^\][()\n]{0,300}[\])]`,
  ],
  [
    'not-a-picture',
    'gi',
    String.raw`(?<!\\)\([^()\n]{1,300}\)\[(?!\w+:)[^\][\n]{1,300}?${pictureEnding}(?:\s[^\][\n]{0,300})?\]`,
  ],
  [
    'not-a-picture',
    'gi',
    String.raw`[!！](?:\[[^\][\n]{0,300}\]（|［[^［］\n]{0,300}］[(（])[^()（）\n]{1,300}?${pictureEnding}[^()（）\n]{0,300}[)）]`,
  ],
  // Text in square brackets followed by a URL or reference. `[1][2]` cites two sources, and so does `[[Smith]][[Jones]]` with
  // links in the brackets, which are blanked here.
  [
    'not-a-link',
    'g',
    String.raw`(?<![\\!])\[(?!\^|\d+\]\[\d+\])[^\][]{1,300}\](?:\[(?! +\])[^\][\n]*\]|${inBrackets})`,
  ],
  ['not-a-link', 'g', String.raw`(?<![\\!])\[(?!\^)[^\][\n]+\] +\(${addressLike}[^()\n]*\)`],
  ['not-a-link', 'g', String.raw`(?<!\\)\([^()\n]+\)\[${addressLike}[^\][\n]*\]`],
  // Brackets turned around, as in a text from right to left.
  [
    'not-a-link',
    'gu',
    String.raw`(?<![\\!])(?:\[(?!\d+\])[^\][\n]{1,300}\]\)${addressLike}[^()\s]{0,300}\((?![\p{L}\p{N}])|(?<!\[[^\][\n]{0,300})\][^\][\n]{1,300}\[\(${addressLike}[^()\n]{0,300}\))`,
  ],
  [
    'not-a-link',
    'g',
    String.raw`(?<![\\!！])(?:\[[^\][\n]{1,300}\](?:[\u061C\u200B\u200E\u200F]{1,9}\(|[\u061C\u200B\u200E\u200F]{0,9}（)|【[^【】\n]{1,300}】[(（]|［[^［］\n]{1,300}］[(（])${foreignAddress}`,
  ],
  ['footnote', 'g', String.raw`(?<!\\)\[\^[^\][\s]+\]`],
  ['comment-not-closed', 'g', String.raw`(?<!\\)<!--[^\n]*`],
  ['tag-of-word', 'gi', String.raw`(?<!\\)${tagOfWord}(?:(?:&nbsp;|\s){0,20}${tagOfWord})*`],
  ['tag-as-letters', 'gi', String.raw`(?<!\\)<[a-z][\w-]*\s[^<>=]{0,300}[\w-]=[^<>]{0,300}>`],
  // One is before the mark or after it.
  [
    'no-break-space',
    'g',
    String.raw`${lineStart}(?=[^\n ]*${oddSpace})${oddSpace}*(?:(?:[-*+]|#{1,6}|\d{1,3}[.)])(?:${oddSpace}| )|(?<=${oddSpace})\|)[^\n]*`,
  ],
  ['heading-without-space', 'g', String.raw`${lineStart}#{2,6}(?!${oddSpace})[^#\s\\][^\n]*`],
  ['hash-without-space', 'gu', String.raw`(?<=^|[.:!?][ \t]{0,20}\n[ \t>]{0,20})${notTag}#\p{L}[^\n]*`],
  // `＃東京` is a hashtag, and `＞ [料金](/faq)` has an arrow. Of several lines or rows, the first is enough.
  [
    'full-width',
    'g',
    String.raw`${lineStart}(?:＃{2,6}|＃(?=[ \u3000])|(?<!＞[^\n]*\n[ \t>]*)＞(?=[ \u3000]+[^ \u3000[]))[^\n]*|＊＊[^＊\n]{1,300}＊＊`,
  ],
  ['full-width', 'g', String.raw`${lineStart}(?<!｜[ \t]*\n[ \t>]*)｜[^｜\n]*｜[^\n]*｜(?=[ \t]*\n[ \t>]*[｜|])`],
  ['line-of-git', 'g', String.raw`${lineStart}={7}(?=[ \t]*(?:\n|$))`],
  // After punctuation and before a letter, `**` opens bold text again. In some scripts, `findLostMarks` finds it.
  [
    'bold-runs-on',
    'gu',
    String.raw`(?<![\\*])\*\*[^\s*](?:[^*\n]{0,300}[^\s*\p{L}\p{N}])?\*\*(?!${unspaced})[\p{L}\p{N}][^\s*]*`,
  ],
  [
    'bold-not-closed',
    'gu',
    String.raw`(?<![\\*])\*\*(?:[^\s*][^*\n]*\s\*\*|\s[^*\n]*[^\s*]\*\*| \p{L}[^*\n]* \*\*)(?!\*)`,
  ],
  // Two asterisks on one side, and one or none on the other. `f**k` and `2**3` aren't meant to be bold.
  [
    'bold-on-one-side',
    'gu',
    String.raw`(?<![\\*\p{L}\p{N}])(?:\*\*[“"'‘(]?[\p{L}\p{N}$¿¡][^*]{0,1000}(?:$|(?<![\s\\])\*(?!\*))|\*\p{L}[^*\n]{0,300}(?<![\s\\])\*\*(?!\*))`,
  ],
  // Other signs begin a list if two lines have one, and a hyphen without a space if three have; otherwise, a dash may name who is
  // quoted. Two spaces or a backslash end a line.
  [
    'bullet',
    'gu',
    String.raw`${lineStart}(?:${bullet}[ \t]*[^\n]+|${itemSign}[^\n]+(?<! {2}|\\)(?=\n[ \t>]*${itemSign})|-\p{L}[^\n]+(?=(?:\n[ \t>]*-\p{L}[^\n]*){2}))`,
  ],
  ['mark-of-chat', 'g', chatMark],
  ['pasted-line', 'g', String.raw`${lineStart}(?:${pastedLine})|(?<!\\)\[cid:[^\][\n]{1,300}\]`],
  ['blank', 'gi', unfilledBlank],
  ['wiki-link', 'g', String.raw`(?<!\\)!?\[\[(?!\d+\]|_?TOC_?\])[^\][\n]{1,300}\]\]`],
  [
    'box-of-no-kind',
    'giu',
    String.raw`${lineStart}(?:\[!(?!${kindOfBox}\](?![-+]))[\p{L}-]+\][-+]?|(?:\[！|［[!！])${kindOfBox}[\]］])`,
  ],
  ['highlight', 'g', String.raw`(?<![=\\\w])==[^=\s](?:[^=\n]{0,300}[^=\s])?==(?![=\w])`],
  ['comment-of-percent', 'g', String.raw`(?<![\\\w])%%[^%\n]{1,300}%%`],
  ['table-of-lines', 'g', String.raw`${lineStart}\+[-=:]{3,300}\+(?:[-=:]{3,300}\+){1,50}(?=[ \t]*\n)`],
  // Rows pasted from a spreadsheet. Two spaces or a backslash end a line.
  ['row-of-tabs', 'gu', String.raw`${lineStart}${tabbedRow}[^\n]{0,1000}(?<! {2}|\\)(?=\n[ >]{0,20}${tabbedRow})`],
  // Other systems make a list of terms.
  ['definition', 'g', String.raw`${lineStart}:[ \t][^\n]*[^\s\\]`],
  ['as-typed', 'giu', String.raw`${lineStart}(?:-\[[ x]?\]|\[\] |\[ \](?=\p{L}))[^\n]*`],
  ['as-typed', 'g', String.raw`(?<!\\)\\n(?:\\n|(?=[-#*•A-Z]|\d+\.))[^\n]*|&amp;(?:amp|quot|nbsp|lt|gt|#x?\d+);`],
  ['as-typed', 'g', String.raw`(?<![\w:/\\"'”’}]):[a-z][a-z_]+:(?![\w:])`],
  // It only breaks a line before another one.
  ['as-typed', 'g', String.raw`(?<!\\)\\$`],
]

const patterns = markup.map(([kind, flags, pattern]) => [kind, new RegExp(pattern, flags)] as const)

/** A quick test: every pattern needs one of these. A `#` before a space doesn't count, since every heading has one. */
const marks =
  /\[|\S\t|\*\*|==|%%|\+[-=:]{3}|#[^# \t\n]|<|!\(|[•·▪◦‣●■⁃➢【［＃＊＞｜\u00A0\u061C\u2007\u200B-\u200F\u202F\u2060\u2190-\u2BFF\u3000\uD83C-\uD83E\uE200-\uE206\uF0A7-\uF0D8\uFEFF]|\n[ \t>]*(?:[–—][ \u00A0]|-[^\s-]|[o§üØqv] {2}|\((?:[a-zA-Z]|\d{1,2})\) |[a-z][.)]\s|[・－]|[\d０-９一二三四五六七八九十]{1,3}[、．]|[０-９٠-٩۰-۹]{1,2}[.)）-]|[（(][\d０-９]{1,2}）)|\u20E3|\\n|&amp;|:(?:[a-z]|::)|(?:^|\n[ \t>]*):[ \t]|citeturn|s an AI|From: |\\$|wrote:|Sent from|Get Outlook|Created|Last edited|orem ipsum|555|123|XXX|\.(?:com|net|org|es|mx|br|pt|fr|de|at|ch|pl)\b/

const hashes = /##[^# \t\n]/

/** Matches of these kinds are hidden from the patterns after them. */
const hiding = new Set<LintFinding['kind']>([
  'shortcode',
  'not-a-picture',
  'tag-of-word',
  'bold-runs-on',
  'mark-of-chat',
  'blank',
  'wiki-link',
])

/** What begins a line, or follows, may be a link, which is blanked. */
const wholeLines = new Set<LintFinding['kind']>(['definition', 'full-width', 'heading-without-space'])

const onceOnly = new Set<LintFinding['kind']>(['bullet', 'definition', 'row-of-tabs', 'table-of-lines'])

/** Limit per kind and paragraph: locating each one takes time. */
const mostOfOneKind = 100

/** Finds markup that the parser left as plain text. */
export function lintText(node: Paragraph | Heading | TableCell, source: string, find: FindLint): void {
  const { typed, start } = typedOf(node, source)
  const lost = findLostMarks(typed).slice(0, mostOfOneKind)
  for (const marked of lost)
    find('mark-beside-letter', typed.slice(marked.start, marked.end), placeIn(source, start + marked.start))
  if (!marks.test(typed)) return
  let shown = lost.reduce(blankPart, hideRead(node, typed, start))
  // Most matches are valid links.
  if (!marks.test(shown) && !hashes.test(typed)) return
  for (const [kind, pattern] of patterns) {
    let left = mostOfOneKind
    for (const { 0: found, index } of (wholeLines.has(kind) ? typed : shown).matchAll(pattern)) {
      if (shown[index] === ' ') continue
      const text = typed.slice(index, index + found.length)
      // Reported as leftover template tags.
      if (leftoverMark.test(text)) continue
      const at = start + index
      const isInList =
        kind === 'bullet' &&
        /^[•·▪◦‣●■⁃–—]/.test(text) &&
        listSign.test(source.slice(source.lastIndexOf('\n', at - 1) + 1, at))
      if (isInList) find('bullet-twice', text.slice(0, 1), placeIn(source, at))
      else find(kind, text, placeIn(source, at))
      left -= 1
      // A list with its own bullets is one error, and so is a table.
      if (onceOnly.has(kind) || left === 0) break
    }
    if (hiding.has(kind)) shown = shown.replaceAll(pattern, (found) => ' '.repeat(found.length))
  }
}

function blankPart(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

/** A line's marks of list items and quotes. */
const listSign = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)+$/

const understood = /^(?:link|image|footnote)(?:Reference)?$|^(?:inlineCode|html)$/

/** Blanks parsed nodes and the marks of bold text, leaving only what the parser treated as text. */
function hideRead(block: Nodes, typed: string, start: number): string {
  let shown = ''
  const blank = (from: number, to: number) => {
    shown += typed.slice(shown.length, from)
    shown += typed.slice(shown.length, to).replaceAll(/[^\n]+/g, (line) => ' '.repeat(line.length))
  }
  const read = (node: Nodes) => {
    const [from, to] = [(node.position?.start.offset ?? start) - start, (node.position?.end.offset ?? start) - start]
    // Keep bare URLs: the brackets around one may be a broken link.
    if (understood.test(node.type) && !/^(?:https?:|www\.)/i.test(typed.slice(from, from + 6))) blank(from, to)
    if (node.type === 'strong') blank(from, from + 2)
    if ('children' in node) for (const child of node.children) read(child)
    if (node.type === 'strong') blank(to - 2, to)
  }
  read(block)
  return shown + typed.slice(shown.length)
}
