import { readSourceVersion } from '../shared/fs/source-version.ts'
import type { HostingDescription } from '../output/hosting/description.ts'
import { buildSite } from '../build.ts'
import { createBuildRequest, type Project, type Terminal } from './project.ts'
import { reportRun } from './report-run.ts'

/** What a host has to know of the site as its content is now: nothing is written. `undefined` after errors, which are reported. */
export async function findHosting(project: Project, terminal: Terminal): Promise<HostingDescription | undefined> {
  const { renderPage } = await import('../../templates/index.ts')
  const request = createBuildRequest(project, 'public', { renderPage, version: readSourceVersion() })
  // Only what is described is wanted, and no page or card is made.
  const result = await buildSite({ ...request, history: undefined, social: 'pictures' })
  return reportRun(result, project, terminal) ? undefined : result.hosting
}
