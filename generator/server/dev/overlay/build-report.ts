import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic } from '../../../shared/diagnostics/diagnostic.ts'
import { formatSummary } from '../../../shared/diagnostics/format.ts'
import { type SourceTexts, sortDiagnostics, tellDiagnostic, type ToldPlace } from '../../../shared/diagnostics/told.ts'
import type { FaultReport, ShownPlace } from './shown.ts'

export const noFaults: FaultReport = { faults: [], summary: '', stops: false, trouble: undefined }

export interface ReportedRun {
  readonly diagnostics: readonly Diagnostic[]
  readonly texts: SourceTexts
}

export interface ReportOptions {
  /** Folder that files are named from; absolute. */
  readonly root: string
  /** Whether the site stays as it was. */
  readonly stops: boolean
}

/** A run's diagnostics as open pages show them: the pieces of the terminal's report, each place with an address that editors know. */
export function buildFaultReport({ diagnostics, texts }: ReportedRun, { root, stops }: ReportOptions): FaultReport {
  if (diagnostics.length === 0) return noFaults
  // What stops the site comes first; a mistake would be missed among things to do.
  const sorted = sortDiagnostics(diagnostics)
  const first = [
    ...sorted.filter(({ severity }) => severity === 'error'),
    ...sorted.filter(({ severity }) => severity === 'warning'),
  ]
  const faults = first.map((diagnostic) => {
    const { at, notes, frame, ...told } = tellDiagnostic(diagnostic, texts)
    return {
      ...told,
      at: showPlace(at, root),
      frame: frame.map(({ text }) => text).join('\n'),
      notes: notes.map((note) => ({ message: note.message, at: showPlace(note.at, root) })),
    }
  })
  return { faults, summary: formatSummary(diagnostics), stops, trouble: undefined }
}

/** What stopped a run and is no author's mistake, such as a template that cannot be bundled. */
export function buildTroubleReport(trouble: string): FaultReport {
  return { faults: [], summary: 'The site cannot be built', stops: true, trouble }
}

function showPlace({ file, place, text }: ToldPlace, root: string): ShownPlace {
  const { line, column } = place ?? { line: 1, column: 1 }
  const path = pathToFileURL(resolve(root, file)).pathname
  return { file, line, column, text, address: `vscode://file${path}:${line}:${column}` }
}
