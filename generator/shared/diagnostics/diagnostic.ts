import type { catalogue } from './catalogue.ts'

/** A code never changes its meaning, because tools and people rely on it. */
export type DiagnosticCode = keyof typeof catalogue

/** A position in a file, 1-based. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** A place that a diagnostic points to, such as the first use of an address. */
export type Note = Pick<Diagnostic, 'message' | 'file' | 'place'>

export interface Diagnostic {
  readonly severity: 'error' | 'warning'
  readonly code: DiagnosticCode
  /** What is wrong, in the author's terms. */
  readonly message: string
  /** Relative to the project, with forward slashes. */
  readonly file: string
  readonly place?: Place | undefined
  /** How to fix it, ideally with a line to type. */
  readonly hint?: string | undefined
  readonly notes?: readonly Note[]
}

/** A diagnostic from code that doesn't know the file. An error by default. */
export interface Finding extends Omit<Diagnostic, 'severity' | 'file'> {
  readonly severity?: Diagnostic['severity']
}

/** Functions inside a stage call this and carry on after an error, so that one run reports everything. */
export type Report = (diagnostic: Diagnostic) => void

/** A stage's result, with its diagnostics. */
export interface Outcome<T> {
  readonly value: T
  readonly diagnostics: readonly Diagnostic[]
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

/** Runs a stage with a `report` function and returns its value along with the diagnostics. */
export function collect<T>(stage: (report: Report) => T): Outcome<T> {
  const diagnostics: Diagnostic[] = []
  const value = stage((diagnostic) => diagnostics.push(diagnostic))
  return { value, diagnostics }
}
