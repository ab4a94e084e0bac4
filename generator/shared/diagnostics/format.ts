import type { Diagnostic } from './diagnostic.ts'
import { type Paint, plainPaint } from './paint.ts'
import { type FrameLine, type SourceTexts, sortDiagnostics, tellDiagnostic } from './told.ts'

export type { SourceTexts } from './told.ts'

/**
 * The report on a run: diagnostics sorted by file and place, each with the lines around it, then a summary.
 * Pure, and without colour unless it is asked for, so that a test can compare it to the letter.
 */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  texts: SourceTexts,
  paint: Paint = plainPaint,
): string {
  if (diagnostics.length === 0) return ''
  const reports = sortDiagnostics(diagnostics).map((diagnostic) => formatDiagnostic(diagnostic, texts, paint))
  return `${reports.join('\n\n')}\n\n${formatSummary(diagnostics)}\n`
}

/** `2 errors and 1 warning in 2 files` */
export function formatSummary(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings } = countDiagnostics(diagnostics)
  const files = new Set(diagnostics.map(({ file }) => file)).size
  const counts = [countOf(errors, 'error'), countOf(warnings, 'warning')].filter(Boolean).join(' and ')
  return `${counts} in ${countOf(files, 'file')}`
}

export function countDiagnostics(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: diagnostics.length - errors }
}

/** `1 warning`, `3 warnings`; nothing for none. */
export function countOf(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function formatDiagnostic(diagnostic: Diagnostic, texts: SourceTexts, paint: Paint): string {
  const { at, severity, code, message, frame, notes, hint } = tellDiagnostic(diagnostic, texts)
  const lines = [`${paint.place(at.text)}  ${paint.severity(severity)}  ${paint.faint(code)}`, `  ${message}`]
  lines.push(...frame.map((line) => `  ${paintFrameLine(line, paint)}`))
  for (const note of notes) lines.push(`  note: ${note.message} (${note.at.text})`)
  if (hint) lines.push(`  hint: ${hint}`)
  return lines.join('\n')
}

function paintFrameLine({ kind, text }: FrameLine, paint: Paint): string {
  if (kind === 'source') return paint.faint(text)
  return text.replace('^', paint.mark('^'))
}
