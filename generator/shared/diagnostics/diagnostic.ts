import type { catalogue } from './catalogue.ts'

/** What the generator reports to an author. A code never changes its meaning: tools and habits hold on to it. */
export type DiagnosticCode = keyof typeof catalogue

/** A place in a file, counted from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

export interface Diagnostic {
  readonly severity: 'error' | 'warning'
  readonly code: DiagnosticCode
  /** What is wrong, in the author's words. */
  readonly message: string
  /** Relative to the project, with forward slashes. */
  readonly file: string
  readonly place?: Place | undefined
  /** What to do about it, where possible a line to type. */
  readonly hint?: string | undefined
  /** Other places that belong to it, such as the first use of an address. */
  readonly notes?: readonly { readonly message: string; readonly file: string; readonly place?: Place }[]
}

/** What was found by someone who does not know the file; an error unless it says otherwise. */
export interface Finding extends Omit<Diagnostic, 'severity' | 'file'> {
  readonly severity?: Diagnostic['severity']
}

/** Small functions inside a stage get this and carry on after a mistake, so that one run reports everything. */
export type Report = (diagnostic: Diagnostic) => void

/** A stage's result: what could be made, and what has to be said about it. */
export interface Outcome<T> {
  readonly value: T
  readonly diagnostics: readonly Diagnostic[]
}

/** Reports one thing of a file that is known already. */
export type ReportOfFile = (code: DiagnosticCode, place: Place | undefined, message: string, hint?: string) => void

/** For a check that reports several things of one file. */
export function reportIn(file: string, report: Report): { readonly error: ReportOfFile; readonly warn: ReportOfFile } {
  const reportAs =
    (severity: Diagnostic['severity']): ReportOfFile =>
    (code, place, message, hint) =>
      report({ severity, code, message, file, place, hint })
  return { error: reportAs('error'), warn: reportAs('warning') }
}

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error')
}

/** Runs a stage with a `report` function and returns its value together with what was reported. */
export function collect<T>(stage: (report: Report) => T): Outcome<T> {
  const diagnostics: Diagnostic[] = []
  const value = stage((diagnostic) => diagnostics.push(diagnostic))
  return { value, diagnostics }
}
