import type { Diagnostic, DiagnosticCode, Note, Place, Report } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import { findKeyPlace, findPlace, type Path } from './find-place.ts'

/** Where a problem is: at the value at a path, at a key of the object at a path, or at a known place. */
type At = Path | { readonly path: Path; readonly key: string } | Place

/** Reports a diagnostic of a file. Without a place, it's about the whole file. */
export type ReportOfFile = (code: DiagnosticCode, at: At | undefined, message: string, hint?: string) => void

/** A file that is parsed, or will be once something has to be located in it. */
type Located = ParsedSource | { readonly file: string; readonly parsed?: ParsedSource }

/** A value for a note to point to, such as the first one of two that are the same. */
interface OtherValue {
  readonly source: Located
  readonly path?: Path | undefined
  readonly note?: string
}

/** For checks that report several diagnostics of one file. */
export function reportIn(source: Located, report: Report, other?: OtherValue) {
  const reportAs =
    (severity: Diagnostic['severity']): ReportOfFile =>
    (code, at, message, hint) => {
      const place = locate(source, at)
      const notes = other && { notes: [noteOn(other)] }
      report({ severity, code, message, file: source.file, place, hint, ...notes })
    }
  return { error: reportAs('error'), warn: reportAs('warning') }
}

function noteOn({ source, path, note = 'the other one is here' }: OtherValue): Note {
  return { message: note, file: source.file, place: locate(source, path) }
}

function locate(source: Located, at: At | undefined): Place | undefined {
  if (!at || 'line' in at) return at
  const parsed = 'yaml' in source ? source : source.parsed
  if (!parsed) return undefined
  return 'key' in at ? findKeyPlace(parsed, at.path, at.key) : findPlace(parsed, at).place
}
