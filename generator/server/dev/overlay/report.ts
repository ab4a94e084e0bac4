import type { DescribedDiagnostic } from '../../../shared/diagnostics/describe-diagnostic.ts'

/** What the server sends to open pages after each run. Strings only: pages show them as text, whatever they contain. */
export interface OverlayReport {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** `2 errors in 1 file` */
  readonly summary: string
  /** Whether the page under it is the last good one, because of errors. Otherwise there are only warnings. */
  readonly stops: boolean
  /** What stopped the run, if it was nothing in the content. */
  readonly trouble: string | undefined
}

export interface ReportedDiagnostic extends Pick<DescribedDiagnostic, 'severity' | 'code' | 'message' | 'hint'> {
  readonly at: ReportedPlace
  readonly frame: string
  readonly notes: readonly { readonly message: string; readonly at: ReportedPlace }[]
}

export interface ReportedPlace {
  readonly file: string
  readonly line: number
  readonly column: number
  /** As the terminal writes it. */
  readonly text: string
  /** Opens the place if the server knows no editor, but the browser does. */
  readonly address: string
}

export const addresses = { events: '/__reload', script: '/__reload.js', open: '/__open' } as const
