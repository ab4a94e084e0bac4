import type { Diagnostic, Place } from './diagnostic.ts'

/** The text of a file by its name, for the lines around a mistake. */
export type SourceTexts = ReadonlyMap<string, string>

/** Width in characters above which a source line is cut around the mistake. */
const frameWidth = 100

/**
 * The report on a run: diagnostics sorted by file and place, each with the lines around it, then a summary.
 * Pure, and without colour, so that a test can compare it to the letter.
 */
export function formatReport(diagnostics: readonly Diagnostic[], texts: SourceTexts): string {
  if (diagnostics.length === 0) return ''
  const reports = sortDiagnostics(diagnostics).map((diagnostic) => formatDiagnostic(diagnostic, texts))
  return `${reports.join('\n\n')}\n\n${formatSummary(diagnostics)}\n`
}

function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      compare(a.file, b.file) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
      compare(a.code, b.code),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function formatDiagnostic(diagnostic: Diagnostic, texts: SourceTexts): string {
  const { file, place, severity, code, message, hint, notes = [] } = diagnostic
  const lines = [`${formatPlace(file, place)}  ${severity}  ${code}`, `  ${message}`]
  const text = texts.get(file)
  if (place && text !== undefined) lines.push(...formatFrame(text, place).map((line) => `  ${line}`))
  for (const note of notes) lines.push(`  note: ${note.message} (${formatPlace(note.file, note.place)})`)
  if (hint) lines.push(`  hint: ${hint}`)
  return lines.join('\n')
}

function formatPlace(file: string, place: Place | undefined): string {
  return place ? `${file}:${place.line}:${place.column}` : file
}

/** The line before, the line itself with a mark under the column, and the line after. */
function formatFrame(text: string, { line, column }: Place): string[] {
  const lines = text.split(/\r?\n/)
  const last = Math.min(line + 1, lines.length)
  const width = String(last).length
  const cut = column > frameWidth - 30 ? column - Math.round(frameWidth / 2) : 0
  const frame: string[] = []
  for (let number = Math.max(1, line - 1); number <= last; number += 1) {
    const content = lines[number - 1] ?? ''
    if (number !== line && content.trim() === '') continue
    frame.push(`${String(number).padStart(width)} | ${content.slice(cut, cut + frameWidth)}`.trimEnd())
    if (number === line) frame.push(`${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1 - cut))}^`)
  }
  return frame
}

function formatSummary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.length - errors
  const files = new Set(diagnostics.map(({ file }) => file)).size
  const counts = [countOf(errors, 'error'), countOf(warnings, 'warning')].filter(Boolean).join(' and ')
  return `${counts} in ${countOf(files, 'file')}`
}

function countOf(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
