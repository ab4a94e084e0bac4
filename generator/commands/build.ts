import { hasErrors } from '../diagnostics/diagnostic.ts'
import { formatReport } from '../diagnostics/format.ts'
import { buildSite } from '../pipeline.ts'
import { recoverSite, writeSite } from '../write/write-site.ts'
import { checkOutFolder } from './check-out-folder.ts'
import { createBuildRequest, type Project, type Terminal } from './project.ts'

/** Content → the finished site, written whole or not at all. Returns the exit code. */
export async function runBuild(project: Project, terminal: Terminal): Promise<number> {
  const folder = await checkOutFolder(project)
  await recoverSite(folder)
  const { renderPage } = await import('../../templates/index.ts')
  const request = createBuildRequest(project, 'public', renderPage)
  const { outputs, diagnostics, texts } = await buildSite({
    ...request,
    onProgress: terminal.progress,
  })
  terminal.complain(formatReport(diagnostics, texts))
  if (!outputs || hasErrors(diagnostics)) {
    terminal.complain(`Nothing was built; ${project.out} is as it was.\n`)
    return 1
  }
  const { written, unchanged } = await writeSite(folder, outputs)
  const pages = outputs.filter(({ path }) => path.endsWith('.html')).length
  terminal.print(`${project.out}: ${pages} pages, ${written} files written, ${unchanged} unchanged\n`)
  return 0
}
