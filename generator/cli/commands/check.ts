import { type CheckResult, checkSite } from '../../check-site.ts'
import { countOf } from '../../shared/diagnostics/format.ts'
import { joinWords } from '../../shared/diagnostics/join-words.ts'
import { openCaches } from '../open-caches.ts'
import { createCheckRequest, type Project, type Terminal } from '../project.ts'
import { printSummary, reportRun } from '../report-run.ts'

/** Reports everything that would fail a build, and writes nothing. Returns the exit code. */
export async function runCheck(project: Project, terminal: Terminal): Promise<number> {
  const result = await checkProject(project, terminal)
  if (reportRun(result, project, terminal)) return 1
  const { services, areas, posts, pages } = result.entries.collections
  const counts = [
    services.length > 0 && countOf(services.length, 'service'),
    areas.length > 0 && countOf(areas.length, 'city', 'cities'),
    posts.length > 0 && countOf(posts.length, 'post'),
    pages.length > 0 && `${countOf(pages.length, 'page')} of your own`,
  ].filter((count) => count !== false)
  const where = counts.length > 0 ? ` in ${joinWords(counts)}` : ''
  printSummary(`No errors found${where}.\n`, result, project, terminal)
  return 0
}

/** Reads the cache of earlier runs, but doesn't write it. */
export function checkProject(project: Project, terminal: Terminal): Promise<CheckResult> {
  const { hashes, readings } = openCaches(project, terminal, { audience: 'public' })
  return checkSite({ ...createCheckRequest(project, 'public'), hashes, readings })
}
