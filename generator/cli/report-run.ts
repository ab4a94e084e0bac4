import { disarmCommands, formatAnnotations } from '../shared/diagnostics/annotations.ts'
import { type Diagnostic, hasErrors } from '../shared/diagnostics/diagnostic.ts'
import { colorPaint, countDiagnostics, countOf, formatReport } from '../shared/diagnostics/format.ts'
import { formatJson } from '../shared/diagnostics/json.ts'
import { formatSarif } from '../shared/diagnostics/sarif.ts'
import type { Run } from '../check-site.ts'
import type { Project, Terminal } from './project.ts'

/** Reports a run's diagnostics in the requested format. Returns whether they fail the run. */
export function reportRun({ diagnostics, texts }: Run, { report, strict }: Project, terminal: Terminal): boolean {
  const fails = isFailed({ diagnostics }, { strict })
  if (report === 'json') terminal.print(formatJson(diagnostics, !fails))
  else if (report === 'sarif') terminal.print(formatSarif(diagnostics))
  else {
    const text = formatReport(diagnostics, texts, terminal.colours ? colorPaint : undefined)
    const warnings = countOf(countDiagnostics(diagnostics).warnings, 'warning')
    const ending = fails && !hasErrors(diagnostics) ? `With --strict, warnings are errors: ${warnings}.\n` : ''
    terminal.complain(terminal.annotates ? disarmCommands(text) + ending : text + ending)
    if (terminal.annotates) terminal.print(formatAnnotations(diagnostics))
  }
  return fails
}

/** Prints a run's result: to standard error if standard output is a JSON or SARIF document. */
export function printResult(text: string, { report }: Project, terminal: Terminal): void {
  if (report === 'text') terminal.print(text)
  else terminal.complain(text)
}

/** Whether the diagnostics fail the run. */
export function isFailed({ diagnostics }: Pick<Run, 'diagnostics'>, { strict }: Pick<Project, 'strict'>): boolean {
  return strict ? diagnostics.length > 0 : hasErrors(diagnostics)
}

/** A one-line reminder of sample content that must change before launch; only in text reports. */
export function remindOfSamples(samples: readonly Diagnostic[], { report }: Project, terminal: Terminal): void {
  if (samples.length === 0 || report !== 'text') return
  terminal.complain(
    `${countOf(samples.length, 'sample value')} must change before the site goes live. To list them: npm run check -- --launch\n`,
  )
}

/** `0 files`, `1 file`, `2 files`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
