import { checkSite } from '../../check-site.ts'
import { formatUpcoming } from '../format-upcoming.ts'
import { openCaches } from '../open-caches.ts'
import { createCheckRequest, type Project, type Terminal } from '../project.ts'
import { printResult, reportRun } from '../report-run.ts'

/** Validates everything that a build would refuse, and writes nothing. Returns the exit code. */
export async function runCheck(project: Project, terminal: Terminal): Promise<number> {
  const report = (sentence: string) => terminal.complain(`${sentence}\n`)
  const { known, readings } = openCaches(project, { audience: 'public', report })
  const result = await checkSite({ ...createCheckRequest(project, 'public'), known, readings })
  if (reportRun(result, project, terminal)) return 1
  const { collections } = result.entries
  const { services, areas, posts, pages } = collections
  const own = pages.length > 0 ? `, ${pages.length} ${pages.length === 1 ? 'page' : 'pages'} of your own` : ''
  const counts = `${services.length} services, ${areas.length} cities, ${posts.length} posts${own}`
  printResult(`No errors found: ${counts}.\n`, project, terminal)
  printResult(formatUpcoming(result.entries, project.today), project, terminal)
  for (const note of result.notes) printResult(`${note}\n`, project, terminal)
  return 0
}
