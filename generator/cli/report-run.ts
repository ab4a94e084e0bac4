import type { CollectionName } from '../schema/collections.ts'
import type { NoticeEntry } from '../schema/entries/notice.ts'
import { entryPaths } from '../schema/paths.ts'
import { type Publication, unpublishedState } from '../schema/publication.ts'
import { compareTexts } from '../shared/compare-texts.ts'
import { hasErrors } from '../shared/diagnostics/diagnostic.ts'
import { colorPaint, countDiagnostics, countOf, formatReport } from '../shared/diagnostics/format.ts'
import { disarmCommands, formatAnnotations, formatJson, formatSarif } from '../shared/diagnostics/for-programs.ts'
import type { CheckResult } from '../check-site.ts'
import type { Project, Terminal } from './project.ts'

/** Reports a run's diagnostics in the requested format. Returns whether they fail the run. */
export function reportRun(
  { diagnostics, texts }: Pick<CheckResult, 'diagnostics' | 'texts'>,
  { report, strict }: Project,
  terminal: Terminal,
): boolean {
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
export function isFailed(
  { diagnostics }: Pick<CheckResult, 'diagnostics'>,
  { strict }: Pick<Project, 'strict'>,
): boolean {
  return strict ? diagnostics.length > 0 : hasErrors(diagnostics)
}

/** Prints what a run found out, what isn't public yet, and notes. */
export function printSummary(
  summary: string,
  { entries, notes }: CheckResult,
  project: Project,
  terminal: Terminal,
): void {
  const lines = [summary, formatUpcoming(entries, project.today), ...notes.map((note) => `${note}\n`)]
  printResult(lines.join(''), project, terminal)
}

/** The parts of entries that say when they become public. */
interface Waiting {
  readonly collections: Readonly<Record<CollectionName, readonly { id: string; file: string; data: Publication }[]>>
  readonly files: {
    readonly notices?: { readonly file: string; readonly data: readonly Pick<NoticeEntry, 'from' | 'pages'>[] }
  }
}

/** What will be published when, soonest first, then drafts. Empty if everything is public. */
export function formatUpcoming({ collections, files: { notices } }: Waiting, today: string): string {
  const entries = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    collections[name].flatMap(({ id, file, data }) => {
      const state = unpublishedState(data, today)
      const day = state === 'scheduled' ? (data.date ?? '') : 'draft'
      return state ? [{ day, file, address: entryPaths[name](id), state }] : []
    }),
  )
  const scheduled = (notices?.data ?? []).flatMap(({ from, pages = 'all' }) => {
    const address = pages === 'all' ? 'all pages' : pages.join(', ')
    return from > today ? [{ day: from, file: notices?.file ?? '', address, state: 'scheduled' }] : []
  })
  const waiting = [...entries, ...scheduled]
  if (waiting.length === 0) return ''
  const width = Math.max(...waiting.map(({ file }) => file.length))
  // Digits sort before letters, so drafts come last.
  const lines = waiting
    .toSorted((a, b) => compareTexts(a.day, b.day) || compareTexts(a.file, b.file))
    .map(
      ({ day, file, address, state }) =>
        `  ${day.padEnd(10)}  ${file.padEnd(width)}  → ${address}${day === state ? '' : `  ${state}`}\n`,
    )
  return `Not public yet:\n${lines.join('')}`
}
