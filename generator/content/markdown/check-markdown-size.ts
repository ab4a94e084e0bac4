import type { Place } from '../../shared/diagnostics/diagnostic.ts'

export interface SizeDiagnostic {
  readonly message: string
  readonly hint: string
  /** Counted in the text itself. */
  readonly place: Place
}

/** Fifteen thousand words: ten times a long post. */
const mostCharacters = 100_000
const mostLines = 5000

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
  const lines = text.split('\n')
  const isLong = text.length > mostCharacters
  if (isLong || lines.length > mostLines) {
    const [size, most] = isLong ? [`${text.length} characters`, mostCharacters] : [`${lines.length} lines`, mostLines]
    const place = { line: isLong ? 1 : mostLines + 1, column: 1 }
    return { message: `The text has ${size}. At most ${most} are read.`, hint: 'split it into several pages.', place }
  }
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
