import { buildSite } from '../pipeline.ts'
import { recoverSite, writeSite } from '../write/write-site.ts'
import { checkOutFolder } from './check-out-folder.ts'
import { formatUpcoming } from './format-upcoming.ts'
import { createBuildRequest, type Project, type Terminal } from './project.ts'
import { remindOfSamples } from './remind-of-samples.ts'
import { sayResult, tellRun } from './tell.ts'

/** Content → the finished site, written whole or not at all. Returns the exit code. */
export async function runBuild(project: Project, terminal: Terminal): Promise<number> {
  const folder = await checkOutFolder(project)
  await recoverSite(folder)
  const { renderPage } = await import('../../templates/index.ts')
  const request = createBuildRequest(project, 'public', renderPage)
  const result = await buildSite({
    ...request,
    onProgress: terminal.progress,
  })
  const { outputs } = result
  if (tellRun(result, project, terminal) || !outputs) {
    terminal.complain(`Nothing was built; ${project.out} is as it was.\n`)
    return 1
  }
  const { written, unchanged } = await writeSite(folder, outputs)
  const pages = outputs.filter(({ path }) => path.endsWith('.html')).length
  sayResult(`${project.out}: ${pages} pages, ${written} files written, ${unchanged} unchanged\n`, project, terminal)
  sayResult(formatUpcoming(result.entries, project.today), project, terminal)
  for (const note of result.notes) sayResult(`${note}\n`, project, terminal)
  remindOfSamples(result.samples, project, terminal)
  return 0
}
