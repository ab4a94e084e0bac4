import type { Diagnostic, Place } from './diagnostic.ts'
import { countDiagnostics } from './format.ts'
import { sortDiagnostics } from './describe-diagnostic.ts'

/** The report as a JSON document. Its keys are always present; unknown values are `null`. `ok` matches the exit code. */
export function formatJson(diagnostics: readonly Diagnostic[], ok: boolean): string {
  const report = {
    version: 1,
    ok,
    ...countDiagnostics(diagnostics),
    diagnostics: sortDiagnostics(diagnostics).map(({ severity, code, message, file, place, hint, notes = [] }) => ({
      severity,
      code,
      message,
      file,
      ...spreadPlace(place),
      hint: hint ?? null,
      notes: notes.map((note) => ({ message: note.message, file: note.file, ...spreadPlace(note.place) })),
    })),
  }
  return `${JSON.stringify(report, undefined, 2)}\n`
}

function spreadPlace(place: Place | undefined): { line: number | null; column: number | null } {
  return { line: place?.line ?? null, column: place?.column ?? null }
}
