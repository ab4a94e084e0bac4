import { disarmCommands, formatAnnotations } from '../shared/diagnostics/annotations.ts'
import { type Diagnostic, hasErrors } from '../shared/diagnostics/diagnostic.ts'
import { colorPaint, countDiagnostics, countOf, formatReport } from '../shared/diagnostics/format.ts'
import { formatJson } from '../shared/diagnostics/json.ts'
import { formatSarif } from '../shared/diagnostics/sarif.ts'
import type { Run } from '../check-site.ts'
import type { Project, Terminal } from './project.ts'

/** Reports what a run found, as the command line asks. Returns whether it fails the run. */
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

/** Says how a run ended. Where standard output is one document for programs, it goes beside it. */
export function printResult(text: string, { report }: Project, terminal: Terminal): void {
  if (report === 'text') terminal.print(text)
  else terminal.complain(text)
}

/** Whether what was found fails the run. */
export function isFailed({ diagnostics }: Pick<Run, 'diagnostics'>, { strict }: Pick<Project, 'strict'>): boolean {
  return strict ? diagnostics.length > 0 : hasErrors(diagnostics)
}

/** Reminds in one line of what must change before the site goes live; not in reports for programs. */
export function remindOfSamples(samples: readonly Diagnostic[], { report }: Project, terminal: Terminal): void {
  if (samples.length === 0 || report !== 'text') return
  terminal.complain(
    `${countOf(samples.length, 'sample value')} must change before the site goes live. To list them: npm run check -- --launch\n`,
  )
}
