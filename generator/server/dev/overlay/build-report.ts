import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compareTexts } from '../../../shared/compare-texts.ts'
import type { Diagnostic } from '../../../shared/diagnostics/diagnostic.ts'
import {
  describeDiagnostic,
  type DescribedPlace,
  formatSummary,
  sortDiagnostics,
  type SourceTexts,
} from '../../../shared/diagnostics/format.ts'
import { explainRefusal } from '../../../shared/fs/disk-error.ts'
import type { OverlayReport, ReportedPlace } from './report.ts'

export const emptyReport: OverlayReport = { diagnostics: [], summary: '', stops: false, trouble: undefined }

/** A run's diagnostics for open pages: the parts of the terminal's report, and for each place a URL that editors handle. */
export function buildOverlayReport(
  { diagnostics, texts }: { readonly diagnostics: readonly Diagnostic[]; readonly texts: SourceTexts },
  { root, stops }: { readonly root: string; readonly stops: boolean },
): OverlayReport {
  if (diagnostics.length === 0) return emptyReport
  // Errors first, as in the alphabet: they'd be missed among warnings.
  const sorted = sortDiagnostics(diagnostics).toSorted((a, b) => compareTexts(a.severity, b.severity))
  const shown = sorted.map((diagnostic) => {
    const { at, notes, frame, ...described } = describeDiagnostic(diagnostic, texts)
    return {
      ...described,
      at: showPlace(at, root),
      frame: frame.map(({ text }) => text).join('\n'),
      notes: notes.map((note) => ({ message: note.message, at: showPlace(note.at, root) })),
    }
  })
  return { diagnostics: shown, summary: formatSummary(diagnostics), stops, trouble: undefined }
}

/** For failures outside the content, such as a template that can't be bundled. */
export function buildTroubleReport(trouble: string): OverlayReport {
  return { diagnostics: [], summary: "The site can't be built", stops: true, trouble }
}

/** The bundler's message has the file and line, and its stack is only its own code. */
export function explainTrouble(error: unknown): string {
  const isOurs = error instanceof Error && !('errors' in error)
  const trouble = isOurs ? (error.stack ?? error.message) : String(error)
  const advice = 'If the project was just updated, such as by `git pull`, press Ctrl+C and run `npm start` again.'
  return explainRefusal(error) ?? `${trouble}\n\n${advice}`
}

function showPlace({ file, place = { line: 1, column: 1 }, text }: DescribedPlace, root: string): ReportedPlace {
  const { line, column } = place
  const path = pathToFileURL(resolve(root, file)).pathname
  return { file, line, column, text, address: `vscode://file${path}:${line}:${column}` }
}
