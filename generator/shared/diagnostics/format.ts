import { styleText } from 'node:util'
import type { Diagnostic } from './diagnostic.ts'
import { describeDiagnostic, type SourceTexts, sortDiagnostics } from './describe-diagnostic.ts'

/** Styles a piece of a report. */
type Paint = (style: 'bold' | 'dim' | 'red' | 'yellow', text: string) => string

/** For a terminal. */
export const colorPaint: Paint = (style, text) => styleText(style, text, { validateStream: false })

/** For tests, files and CI. */
const plainPaint: Paint = (_, text) => text

/** Whether to use color: NO_COLOR and FORCE_COLOR, if set, decide (https://no-color.org, https://force-color.org). */
export function wantsColors(env: Readonly<Record<string, string | undefined>>, showsColors: boolean): boolean {
  const { FORCE_COLOR, NO_COLOR } = env
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  return NO_COLOR ? false : showsColors
}

/**
 * The report of a run: diagnostics sorted by file and place, each with the lines around it, then a summary. Pure, and without
 * color by default, so that tests can compare it exactly.
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

/** `1 warning`, `3 warnings`; empty for zero. */
export function countOf(count: number, noun: string, nouns = `${noun}s`): string {
  if (count === 0) return ''
  return `${count} ${count === 1 ? noun : nouns}`
}

function formatDiagnostic(diagnostic: Diagnostic, texts: SourceTexts, paint: Paint): string {
  const { at, severity, code, message, frame, notes, hint } = describeDiagnostic(diagnostic, texts)
  const paintedSeverity = paint(severity === 'error' ? 'red' : 'yellow', severity)
  const lines = [`${paint('bold', at.text)}  ${paintedSeverity}  ${paint('dim', code)}`, `  ${message}`]
  for (const { kind, text } of frame)
    lines.push(`  ${kind === 'source' ? paint('dim', text) : text.replace('^', paint('red', '^'))}`)
  for (const note of notes) lines.push(`  note: ${note.message} (${note.at.text})`)
  if (hint) lines.push(`  hint: ${hint}`)
  return lines.join('\n')
}
