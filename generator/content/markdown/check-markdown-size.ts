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

/** Reports where a Markdown text is so large or so tangled that parsing it would take seconds, before it is parsed. */
export function checkMarkdownSize(text: string): SizeDiagnostic | undefined {
  if (text.length > mostCharacters) {
    const message = `The text has ${text.length} characters. At most ${mostCharacters} are read.`
    return { message, hint: 'split it into several pages.', place: { line: 1, column: 1 } }
  }
  const lines = text.split('\n')
  if (lines.length > mostLines) {
    const message = `The text has ${lines.length} lines. At most ${mostLines} are read.`
    return { message, hint: 'split it into several pages.', place: { line: mostLines + 1, column: 1 } }
  }
  return findDeepLine(lines) ?? findWideRow(lines) ?? findTangle(lines)
}

const deepMarks = new RegExp(`^(?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest + 1}}`)
const deepIndent = new RegExp(`^[ \\t]{${widestIndent + 1}}[ \\t]*\\S`)
/** A line across the page, such as `* * *`. */
const rule = /^[ \t]*([*_-])(?:[ \t]*\1)*[ \t]*$/

function findDeepLine(lines: readonly string[]): SizeDiagnostic | undefined {
  const index = lines.findIndex((line) => deepIndent.test(line) || (deepMarks.test(line) && !rule.test(line)))
  if (index < 0) return undefined
  return {
    message: `This line nests deeper than lists and quotes can: at most ${deepest} levels.`,
    hint: 'begin the line with one mark, such as `- ` or `> `.',
    place: { line: index + 1, column: 1 },
  }
}

function findWideRow(lines: readonly string[]): SizeDiagnostic | undefined {
  const index = lines.findIndex((line) => line.split('|').length > mostCells)
  if (index < 0) return undefined
  const message = `This line has more than ${mostCells} cells of a table.`
  return { message, hint: 'make several tables of it.', place: { line: index + 1, column: 1 } }
}

function findTangle(lines: readonly string[]): SizeDiagnostic | undefined {
  let count = 0
  let first = 0
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') count = 0
    if (count === 0) first = index
    count += line.match(/[*_[\]`<!&~\\]/g)?.length ?? 0
    if (count > mostMarks) {
      const message = `This part of the text has more than ${mostMarks} marks such as \`*\` and \`[\`, and no empty line.`
      return { message, hint: 'put empty lines between its parts.', place: { line: first + 1, column: 1 } }
    }
  }
  return undefined
}
