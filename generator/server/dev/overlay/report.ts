import type { Diagnostic } from '../../../shared/diagnostics/diagnostic.ts'

/** Sent to open pages after each run. Strings only, and pages show them as text. */
export interface OverlayReport {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** `2 errors in 1 file` */
  readonly summary: string
  /** Whether errors stopped the build, so that the page underneath is the last good one. Otherwise there are only warnings. */
  readonly stops: boolean
  /** What stopped the run, if it isn't in the content. */
  readonly trouble: string | undefined
}

export interface ReportedDiagnostic extends Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'> {
  readonly at: ReportedPlace
  readonly frame: string
  readonly notes: readonly { readonly message: string; readonly at: ReportedPlace }[]
}

export interface ReportedPlace {
  readonly file: string
  readonly line: number
  readonly column: number
  /** As in the terminal. */
  readonly text: string
  /** Opens the place through the browser, if the server finds no editor. */
  readonly address: string
}

export const addresses = { events: '/__reload', script: '/__reload.js', open: '/__open' } as const
