import type { Place } from '../../shared/diagnostics/diagnostic.ts'

export interface SizeDiagnostic {
  readonly message: string
  readonly hint: string
  /** Counted in the text itself. */
  readonly place: Place
}

/** As many as a book has on 300 pages; a file has no more bytes anyway. */
const mostLines = 20_000

/** Lists in lists, and quotes in quotes. */
const deepest = 10
const widestIndent = 60

/**
 * Stars, brackets and their like in one paragraph, list or table without an empty line. Each may be in all others, and the parser
 * looks for the end of each: `_a_` 33,000 times takes four seconds, and emphasis nests deeper than functions can call themselves.
 */
const mostMarks = 1000

/** Cells of a table's row: a row that ends early is filled up to as many. */
const mostCells = 50

const deepMarks = new RegExp(`^(?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest + 1}}`)
const deepIndent = new RegExp(`^[ \\t]{${widestIndent + 1}}[ \\t]*\\S`)
/** A line across the page, such as `* * *`. */
const rule = /^[ \t]*([*_-])(?:[ \t]*\1)*[ \t]*$/

/** Reports where a Markdown text is so large or so tangled that reading it would take seconds, before it is parsed. */
export function checkMarkdownSize(text: string): SizeDiagnostic | undefined {
  const typed = text.split('\n')
  if (typed.length > mostLines) {
    const message = `The text has ${typed.length} lines. At most ${mostLines} are read.`
    return { message, hint: 'split it into several pages.', place: { line: mostLines + 1, column: 1 } }
  }
  const lines = hideCode(typed)
  const deep = lines.findIndex((line) => deepIndent.test(line) || (deepMarks.test(line) && !rule.test(line)))
  if (deep >= 0) {
    const message = `This line nests deeper than lists and quotes can: at most ${deepest} levels.`
    const hint = 'begin the line with one mark, such as `- ` or `> `.'
    return { message, hint, place: { line: deep + 1, column: 1 } }
  }
  const wide = lines.findIndex((line) => line.split('|').length > mostCells)
  if (wide >= 0) {
    const message = `This line has more than ${mostCells} cells of a table.`
    return { message, hint: 'make several tables of it.', place: { line: wide + 1, column: 1 } }
  }
  const tangled = findTangle(lines)
  if (tangled < 0) return undefined
  const message = `This part of the text has more than ${mostMarks} marks such as \`*\` and \`[\`, and no empty line.`
  return { message, hint: 'put empty lines between its parts.', place: { line: tangled + 1, column: 1 } }
}

/** Code between lines of three marks is taken as it is, however deep it is indented. */
function hideCode(lines: readonly string[]): string[] {
  let fence = ''
  return lines.map((line) => {
    const [, mark = ''] = /^[ \t>]*(?:[*+-] +|\d+[.)] +)?(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === '') {
      fence = mark
      return line
    }
    if (mark.startsWith(fence)) fence = ''
    return ''
  })
}

/** The first line of a part that has too many marks; -1 if there is none. */
function findTangle(lines: readonly string[]): number {
  let count = 0
  let first = 0
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') count = 0
    if (count === 0) first = index
    count += line.match(/[*_[\]`<!&~\\]/g)?.length ?? 0
    if (count > mostMarks) return first
  }
  return -1
}
