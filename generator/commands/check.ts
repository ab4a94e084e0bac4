import { hasErrors } from '../diagnostics/diagnostic.ts'
import { formatReport } from '../diagnostics/format.ts'
import { checkSite } from '../pipeline.ts'
import { createCheckRequest, type Project, type Terminal } from './project.ts'

/** Validates everything that a build would refuse, and writes nothing. Returns the exit code. */
export async function runCheck(project: Project, terminal: Terminal): Promise<number> {
  const { entries, diagnostics, texts } = await checkSite(createCheckRequest(project, 'public'))
  terminal.complain(formatReport(diagnostics, texts))
  if (hasErrors(diagnostics)) return 1
  const { services, areas, posts } = entries.collections
  terminal.print(`The content is good: ${services.length} services, ${areas.length} cities, ${posts.length} posts.\n`)
  return 0
}
