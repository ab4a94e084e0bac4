import { styleText } from 'node:util'
import { compareTexts } from '../compare-texts.ts'
import { groupBy } from '../group-by.ts'
import type { Diagnostic, Place } from './diagnostic.ts'

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
  return `${reports.join('\n\n')}\n\n${formatSummary(diagnostics)}\n${formatKinds(diagnostics)}`
}

/** How many diagnostics of each code there are, most first, if there are too many to see that they're alike. */
function formatKinds(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length <= 50) return ''
  const counts = [...groupBy(diagnostics, ({ code }) => code)].map(([code, { length }]) => ({ code, length }))
  return counts
    .toSorted((a, b) => b.length - a.length || compareTexts(a.code, b.code))
    .map(({ code, length }) => `${String(length).padStart(8)}  ${code}\n`)
    .join('')
}

/** `2 errors and 1 warning in 2 files` */
export function formatSummary(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings } = countDiagnostics(diagnostics)
  const files = new Set(diagnostics.map(({ file }) => file)).size
  const counts = [errors && countOf(errors, 'error'), warnings && countOf(warnings, 'warning')].filter(Boolean)
  return `${counts.join(' and ')} in ${countOf(files, 'file')}`
}

export function countDiagnostics(diagnostics: readonly Diagnostic[]): { errors: number; warnings: number } {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: diagnostics.length - errors }
}

/** `1 city`, `3 cities`, `0 cities`. */
export function countOf(count: number, noun: string, nouns = `${noun}s`): string {
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

/** Source text by file name, for the lines around an error. */
export type SourceTexts = Pick<ReadonlyMap<string, string>, 'get'>

export type DescribedPlace = ReturnType<typeof describePlace>

/** A source line with its number, or the line below it that marks the column. */
interface FrameLine {
  readonly kind: 'source' | 'mark'
  readonly text: string
}

/** Source lines wider than this many characters are cut around the error. */
const frameWidth = 100

/** Sorts diagnostics for reports: by file and place. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      compareTexts(a.file, b.file) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
      compareTexts(a.code, b.code),
  )
}

/**
 * Splits a diagnostic into the parts shown in a terminal or a browser, with the lines around its place. Control characters are
 * made visible, so nothing can control a terminal.
 */
export function describeDiagnostic(diagnostic: Diagnostic, texts: SourceTexts) {
  const { file, place, severity, code, message, hint, notes = [] } = diagnostic
  const text = texts.get(file)
  return {
    severity,
    code,
    message: showControls(message),
    at: describePlace(file, place),
    frame: place && text !== undefined ? buildFrame(text, place) : [],
    notes: notes.map((note) => ({ message: showControls(note.message), at: describePlace(note.file, note.place) })),
    hint: hint && showControls(hint),
  }
}

/** `text` is the place as in `content/faq.yaml:3:11`. */
function describePlace(file: string, place: Place | undefined) {
  const name = showControls(file)
  return { file, place, text: place ? `${name}:${place.line}:${place.column}` : name }
}

/** The line before, the line itself with a mark under the column, and the line after. */
function buildFrame(text: string, { line, column }: Place): FrameLine[] {
  const lines = text.split(/\r?\n/)
  const last = Math.min(line + 1, lines.length)
  const width = String(last).length
  const cut = column > frameWidth - 30 ? column - Math.round(frameWidth / 2) : 0
  const frame: FrameLine[] = []
  for (let number = Math.max(1, line - 1); number <= last; number += 1) {
    const content = showControls(lines[number - 1] ?? '')
    if (number !== line && content.trim() === '') continue
    const shown = `${String(number).padStart(width)} | ${content.slice(cut, cut + frameWidth)}`.trimEnd()
    frame.push({ kind: 'source', text: shown })
    if (number !== line) continue
    frame.push({ kind: 'mark', text: `${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1 - cut))}^` })
  }
  return frame
}

/**
 * Makes control characters visible, one for one, so that columns stay aligned: a terminal would act on them, and bidirectional
 * controls would disguise the line. Tabs and line breaks stay.
 */
function showControls(text: string): string {
  return text
    .replaceAll(/(?![\t\n])\p{Cc}/gu, (control) =>
      control < ' ' ? String.fromCharCode(0x24_00 + control.charCodeAt(0)) : '\ufffd',
    )
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
}
