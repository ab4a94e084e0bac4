import type { Finding, Place } from '../../shared/diagnostics/diagnostic.ts'

/** About 300 book pages. The file size limit allows no more anyway. */
const mostLines = 20_000

const deepest = 10
const widestIndent = 60

const deepestHtml = 100

/**
 * Asterisks, brackets and the like in one paragraph, list item or table. Each may be nested in all others, and the parser
 * searches for the end of each: `_a_` 33,000 times takes four seconds, and the nesting overflows the stack.
 */
const mostMarks = 1000

/** Cells in a table row. Shorter rows are padded to the length of the first. */
const mostCells = 50

const deepMarks = new RegExp(`^(?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest + 1}}`)
const deepIndent = new RegExp(`^[ \\t]{${widestIndent + 1}}[ \\t]*\\S`)
/** A thematic break, such as `* * *`. */
const rule = /^[ \t]*([*_-])(?:[ \t]*\1)*[ \t]*$/

/** What is too large, with its place relative to the text. */
type Excess = Finding & { readonly place: Place }

/** Reports Markdown so large or deeply nested that parsing would take seconds. Runs before parsing. */
export function checkMarkdownSize(text: string): Excess | undefined {
  const typed = text.split('\n')
  if (typed.length > mostLines)
    return reportAt(
      mostLines,
      `The text has ${typed.length} lines. The limit is ${mostLines}.`,
      'split it into several pages.',
    )
  const lines = hideCode(typed)
  return (
    reportAt(
      lines.findIndex((line) => deepIndent.test(line) || (deepMarks.test(line) && !rule.test(line))),
      `The lists and quotes in this line nest too deep. The limit is ${deepest} levels.`,
      'begin the line with only one marker, such as `- ` or `> `.',
    ) ??
    reportAt(
      text.includes('<') ? findDeepHtml(lines) : -1,
      `The HTML here nests deeper than ${deepestHtml} levels.`,
      'close each element, such as `</table>`.',
    ) ??
    reportAt(
      lines.findIndex((line) => line.split('|').length > mostCells),
      `This table row has more than ${mostCells} cells.`,
      'split it into several tables.',
    ) ??
    reportAt(
      // Few texts have so many in all.
      countMarks(text) > mostMarks ? findTangle(lines) : -1,
      `This part of the text has more than ${mostMarks} Markdown characters such as \`*\` and \`[\`, without a blank line.`,
      'add blank lines between its parts.',
    )
  )
}

function reportAt(index: number, message: string, hint: string): Excess | undefined {
  return index < 0 ? undefined : { code: 'content/too-large', message, hint, place: { line: index + 1, column: 1 } }
}

/** Opening code fence, after any quote or list markers. One of backticks has no other backticks in its line. */
const fence = /^([ \t]*(?:>[ \t]*)*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)?)(?:(`{3,})[^`]*|(~{3,}).*)$/

/** Blanks fenced code, which isn't parsed, however deep it nests. It ends with the quote or list it's in. */
function hideCode(lines: readonly string[]): string[] {
  const shown = [...lines]
  const endless = new Set<string>()
  for (const start of lines.keys()) {
    const [, prefix = '', backticks, tildes] = fence.exec(shown[start] ?? '') ?? []
    const mark = backticks ?? tildes
    if (mark === undefined || endless.has(mark)) continue
    const inside = prefix.includes('>') ? /^[ \t]*>/ : /[*+\-\d]/.test(prefix) ? /^(?:\s|$)/ : /^/
    let end = start + 1
    while (end < lines.length && inside.test(lines[end] ?? '') && !isFenceEnd(lines[end] ?? '', mark)) end += 1
    if (end === lines.length) endless.add(mark)
    else if (inside.test(lines[end] ?? '')) shown.fill('', start + 1, end + 1)
  }
  return shown
}

function isFenceEnd(line: string, mark: string): boolean {
  const rest = line.replace(/^[ \t>]*/, '').trimEnd()
  return rest.startsWith(mark) && rest.replaceAll(mark.charAt(0), '') === ''
}

/** Tags of container elements. Paragraphs, list items and cells close implicitly. */
const holder =
  /<(\/?)(?!(?:br|col|dd|dt|hr|img|input|li|option|p|rp|rt|tbody|td|tfoot|th|thead|tr|wbr)(?![\w-]))[a-z][\w-]*(?=[\s/>])/gi

/** The first line where HTML nests deep enough to overflow the stack; -1 if there is none. */
function findDeepHtml(lines: readonly string[]): number {
  let depth = 0
  return lines.findIndex((line) => {
    for (const [, slash] of line.matchAll(holder)) depth = slash ? Math.max(0, depth - 1) : depth + 1
    return depth > deepestHtml
  })
}

/** List items that interrupt a paragraph (CommonMark 0.31.2, 5.2). Indented further, the line may continue the paragraph. */
const item = /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/

/** Items with other numbers don't interrupt a paragraph, but do end the item above them. */
const nextItem = /^\d{1,9}[.)][ \t]+\S/

function findTangle(lines: readonly string[]): number {
  let count = 0
  let first = 0
  let isFresh = true
  let isNumbered = false
  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === ''
    const isItem: boolean = item.test(line) || ((isFresh || isNumbered) && nextItem.test(line))
    if (isBlank || isItem) count = 0
    isNumbered = isItem ? nextItem.test(line) : isNumbered && /^[ \t]/.test(line)
    isFresh = isBlank
    if (count === 0) first = index
    count += countMarks(line)
    if (count > mostMarks) return first
  }
  return -1
}

function countMarks(text: string): number {
  return text.match(/[*_[\]`<!&~\\]/g)?.length ?? 0
}
