import { compareTexts } from '../compare-texts.ts'
import type { Diagnostic, Place } from './diagnostic.ts'

/** Source text by file name, for the lines around an error. */
export type SourceTexts = Pick<ReadonlyMap<string, string>, 'get'>

/** A diagnostic split into the parts shown in a terminal or a browser. */
export interface DescribedDiagnostic extends Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'> {
  readonly at: DescribedPlace
  readonly frame: readonly FrameLine[]
  readonly notes: readonly { readonly message: string; readonly at: DescribedPlace }[]
}

export interface DescribedPlace {
  readonly file: string
  readonly place?: Place | undefined
  /** `content/faq.yaml:3:11` */
  readonly text: string
}

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

/** A diagnostic with the lines around its place. Control characters are made visible, so nothing can control a terminal. */
export function describeDiagnostic(diagnostic: Diagnostic, texts: SourceTexts): DescribedDiagnostic {
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

function describePlace(file: string, place: Place | undefined): DescribedPlace {
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
