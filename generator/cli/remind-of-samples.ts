import type { Diagnostic } from '../shared/diagnostics/diagnostic.ts'
import type { Project, Terminal } from './project.ts'

/** Reminds in one line of what must change before the site goes live; programs that read the report are left alone. */
export function remindOfSamples(samples: readonly Diagnostic[], { report }: Project, terminal: Terminal): void {
  if (samples.length === 0 || report !== 'text') return
  const things = samples.length === 1 ? '1 thing' : `${samples.length} things`
  terminal.complain(`${things} must change before the site goes live: npm run check -- --launch\n`)
}
