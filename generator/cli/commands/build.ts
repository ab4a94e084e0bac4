import { buildSite } from '../../build.ts'
import type { CheckRequest } from '../../check-site.ts'
import { readSiteRecord, writeSiteRecord } from '../../output/write/site-record.ts'
import { recoverSite, writeSite } from '../../output/write/write-site.ts'
import { readSourceVersion } from '../../shared/fs/source-version.ts'
import { checkOutFolder } from '../check-out-folder.ts'
import { cacheHosting } from '../cached-hosting.ts'
import { measureStages, type StageTimes } from '../measure-stages.ts'
import { locateSiteFile, openCaches, rebuildDamaged } from '../open-caches.ts'
import { createBuildRequest, createCheckRequest, openAssetCaches, type Project, type Terminal } from '../project.ts'
import { countOf } from '../../shared/diagnostics/format.ts'
import { isFailed, printResult, printSummary, reportRun } from '../report-run.ts'
import { explainPage } from './explain-page.ts'

interface BuildOptions {
  readonly profile: boolean
  /** Page to explain: why it was rebuilt or not. */
  readonly explain?: string | undefined
}

/** Builds the site and writes it atomically. Returns the exit code. */
export async function runBuild(project: Project, terminal: Terminal, options: BuildOptions): Promise<number> {
  const folder = checkOutFolder(project)
  recoverSite(folder)
  // Starts git right away, so that it runs while the content is read.
  const check = createCheckRequest(project, 'public')
  const times = measureStages(() => performance.now())
  const { explain } = options
  try {
    return await rebuildDamaged(terminal, (isDamaged) =>
      build({ project, terminal, explain, folder, check, times, isDamaged }),
    )
  } finally {
    if (options.profile) terminal.complain(times.format())
  }
}

interface Job extends Pick<BuildOptions, 'explain'> {
  readonly project: Project
  readonly terminal: Terminal
  /** Output folder; absolute, with links resolved. */
  readonly folder: string
  readonly check: CheckRequest
  readonly times: StageTimes
  readonly isDamaged: boolean
}

async function build({ project, terminal, explain, folder, check, times, isDamaged }: Job): Promise<number> {
  const caches = openCaches(project, terminal, { audience: 'public', isDamaged })
  const assets = openAssetCaches(project)
  times.begin('templates')
  const { renderPage } = await import('../../../templates/index.ts')
  const result = await buildSite({
    ...createBuildRequest(check, { renderPage, version: readSourceVersion() }, assets),
    ...caches,
    onProgress: terminal.progress,
    onStage: times.begin,
  })
  const { outputs, hosting, samples } = result
  if (isFailed(result, project) || !outputs || !hosting) {
    reportRun(result, project, terminal)
    terminal.complain(`Nothing was built; ${project.out} hasn't changed.\n`)
    caches.save()
    return 1
  }
  times.begin('write')
  const recordFile = locateSiteFile(project, 'record')
  const report = (sentence: string) => terminal.complain(`${sentence}\n`)
  const before = recordFile === undefined ? undefined : readSiteRecord(recordFile, folder, report)
  const onProgress = (done: number, total: number) => terminal.progress('files', done, total)
  const { written, unchanged, record: after } = await writeSite(folder, outputs, { record: before, onProgress })
  times.begin('cache')
  if (recordFile !== undefined) writeSiteRecord(recordFile, folder, after)
  cacheHosting(project, hosting)
  caches.save()
  for (const { close } of Object.values(assets)) close()
  // Only now, because a damaged cache file would restart the build.
  reportRun(result, project, terminal)
  const pages = outputs.filter(({ path }) => path.endsWith('.html')).length
  const files = `${countOf(written, 'file')} written, ${unchanged} unchanged`
  printSummary(`${project.out}: ${pages} pages, ${files}\n`, result, project, terminal)
  if (samples.length > 0 && project.report === 'text')
    terminal.complain(
      `${countOf(samples.length, 'sample value')} must change before the site goes live. To list them: npm run check -- --launch\n`,
    )
  if (explain !== undefined) printResult(explainPage(explain, { outputs, before, after }), project, terminal)
  return 0
}
