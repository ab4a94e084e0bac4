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

/** Stars, brackets and their like in one paragraph, list or table without an empty line. Each is weighed against all others. */
const mostMarks = 1000

/** Cells of a table's row: a row that ends early is filled up to as many. */
const mostCells = 50

const deepMarks = new RegExp(`^(?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest + 1}}`)
const deepIndent = new RegExp(`^[ \\t]{${widestIndent + 1}}[ \\t]*\\S`)
/** A line across the page, such as `* * *`. */
const rule = /^[ \t]*([*_-])(?:[ \t]*\1)*[ \t]*$/

/** Reports where a Markdown text is so large or so tangled that parsing it would take seconds, before it is parsed. */
export function checkMarkdownSize(text: string): SizeDiagnostic | undefined {
  const lines = text.split('\n')
  if (text.length > mostCharacters) {
    const message = `The text has ${text.length} characters. At most ${mostCharacters} are read.`
    return describe(0, message, 'split it into several pages.')
  }
  if (lines.length > mostLines) {
    const message = `The text has ${lines.length} lines. At most ${mostLines} are read.`
    return describe(mostLines, message, 'split it into several pages.')
  }
  return (
    describe(
      lines.findIndex((line) => deepIndent.test(line) || (deepMarks.test(line) && !rule.test(line))),
      `This line nests deeper than lists and quotes can: at most ${deepest} levels.`,
      'begin the line with one mark, such as `- ` or `> `.',
    ) ??
    describe(
      lines.findIndex((line) => line.split('|').length > mostCells),
      `This line has more than ${mostCells} cells of a table.`,
      'make several tables of it.',
    ) ??
    describe(
      findTangle(lines),
      `This part of the text has more than ${mostMarks} marks such as \`*\` and \`[\`, and no empty line.`,
      'put empty lines between its parts.',
    )
  )
}

function describe(index: number, message: string, hint: string): SizeDiagnostic | undefined {
  return index < 0 ? undefined : { message, hint, place: { line: index + 1, column: 1 } }
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
