import type { Finding, Place } from '../../shared/diagnostics/diagnostic.ts'

/** As many as a book has on 300 pages; a file has no more bytes anyway. */
const mostLines = 20_000

const deepest = 10
const widestIndent = 60

const deepestHtml = 100

/**
 * Stars, brackets and their like in one paragraph, item of a list or table. Each may be in all others, and the parser looks for
 * the end of each: `_a_` 33,000 times takes four seconds, and emphasis nests deeper than functions can call themselves.
 */
const mostMarks = 1000

/** Cells of a table's row: a row that ends early is filled up to as many. */
const mostCells = 50

const deepMarks = new RegExp(`^(?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest + 1}}`)
const deepIndent = new RegExp(`^[ \\t]{${widestIndent + 1}}[ \\t]*\\S`)
/** A line across the page, such as `* * *`. */
const rule = /^[ \t]*([*_-])(?:[ \t]*\1)*[ \t]*$/

/** What is too large, and where, counted in the text itself. */
type Excess = Finding & { readonly place: Place }

/** Reports where a Markdown text is so large or so tangled that reading it would take seconds, before it is parsed. */
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
      'begin the line with only one mark, such as `- ` or `> `.',
    ) ??
    reportAt(
      findDeepHtml(lines),
      `The HTML here nests deeper than ${deepestHtml} levels.`,
      'close each element, such as `</table>`.',
    ) ??
    reportAt(
      lines.findIndex((line) => line.split('|').length > mostCells),
      `This table row has more than ${mostCells} cells.`,
      'split it into several tables.',
    ) ??
    reportAt(
      findTangle(lines),
      `This part of the text has more than ${mostMarks} marks such as \`*\` and \`[\`, without an empty line.`,
      'add empty lines between its parts.',
    )
  )
}

function reportAt(index: number, message: string, hint: string): Excess | undefined {
  return index < 0 ? undefined : { code: 'content/too-large', message, hint, place: { line: index + 1, column: 1 } }
}

/** A line that begins code, behind the marks of a quote or a list; one of backticks has no other backtick in it. */
const fence = /^([ \t]*(?:>[ \t]*)*(?:(?:[*+-]|\d{1,9}[.)])[ \t]+)?)(?:(`{3,})[^`]*|(~{3,}).*)$/

/** Without what surely is code, which is taken as it is, however deep: it ends in the quote or the list that it began in. */
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

/** Tags of elements that hold others: paragraphs, items and cells end by themselves. */
const holder =
  /<(\/?)(?!(?:br|col|dd|dt|hr|img|input|li|option|p|rp|rt|tbody|td|tfoot|th|thead|tr|wbr)(?![\w-]))[a-z][\w-]*(?=[\s/>])/gi

/** The line where HTML nests deeper than functions can call themselves; -1 if there is none. */
function findDeepHtml(lines: readonly string[]): number {
  let depth = 0
  return lines.findIndex((line) => {
    for (const [, slash] of line.matchAll(holder)) depth = slash ? Math.max(0, depth - 1) : depth + 1
    return depth > deepestHtml
  })
}

/** Items that end a paragraph above them (CommonMark 0.31.2, 5.2). Farther to the right such a line may be more of the paragraph. */
const item = /^ {0,3}(?:[-*+]|1[.)])[ \t]+\S/

/** Other numbers don't end a paragraph, but do end the item above them. */
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
    count += line.match(/[*_[\]`<!&~\\]/g)?.length ?? 0
    if (count > mostMarks) return first
  }
  return -1
}
