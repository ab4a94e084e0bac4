/** What the server sends to open pages after each run. Strings alone: pages show them as text, whatever they hold. */
export interface FaultReport {
  readonly faults: readonly ShownFault[]
  /** `2 errors in 1 file` */
  readonly summary: string
  /** Whether the page under it is the last good one, because of them. Else they are warnings. */
  readonly stops: boolean
  /** What stopped the run, where no author's mistake did. */
  readonly trouble: string | undefined
}

export interface ShownFault {
  readonly severity: 'error' | 'warning'
  readonly code: string
  readonly message: string
  readonly at: ShownPlace
  readonly frame: string
  readonly notes: readonly { readonly message: string; readonly at: ShownPlace }[]
  readonly hint?: string | undefined
}

export interface ShownPlace {
  readonly file: string
  readonly line: number
  readonly column: number
  /** As the terminal writes it. */
  readonly text: string
  /** Opens the place where no editor is known to the server, but one is to the browser. */
  readonly address: string
}

/** Where the server tells, and is told. */
export const addresses = { events: '/__reload', script: '/__reload.js', open: '/__open' } as const
