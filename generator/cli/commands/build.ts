import { type BuildResult, buildSite } from '../../build.ts'
import type { CheckRequest } from '../../check-site.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { readSiteRecord, writeSiteRecord } from '../../output/write/site-record.ts'
import { recoverSite, type WriteResult, writeSite } from '../../output/write/write-site.ts'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { readSourceVersion } from '../../shared/fs/source-version.ts'
import { checkOutFolder } from '../check-out-folder.ts'
import { formatUpcoming } from '../format-upcoming.ts'
import { cacheHosting } from '../cached-hosting.ts'
import { measureStages, type StageTimes } from '../measure-stages.ts'
import { locateSiteFile, openCaches } from '../open-caches.ts'
import { createBuildRequest, createCheckRequest, openAssetCaches, type Project, type Terminal } from '../project.ts'
import { isFailed, printResult, remindOfSamples, reportRun } from '../report-run.ts'
import { explainPage } from './explain-page.ts'

export interface BuildOptions {
  readonly profile: boolean
  /** Page to explain: why it was rebuilt or not. */
  readonly explain: string | undefined
}

/** Builds the site and writes it atomically. Returns the exit code. */
export async function runBuild(project: Project, terminal: Terminal, options: BuildOptions): Promise<number> {
  const folder = checkOutFolder(project)
  recoverSite(folder)
  // Starts git right away, so that it runs while the content is read.
  const check = createCheckRequest(project, 'public')
  const times = measureStages(() => performance.now(), 0)
  try {
    return await buildUntilWhole({ project, terminal, options, folder, check, times })
  } finally {
    if (options.profile) terminal.complain(times.format())
  }
}

interface Job {
  readonly project: Project
  readonly terminal: Terminal
  readonly options: BuildOptions
  /** Output folder; absolute, with links resolved. */
  readonly folder: string
  readonly check: CheckRequest
  readonly times: StageTimes
  /** The cached texts are known to be damaged. */
  readonly isDamaged?: boolean
}

/** Cached files are only verified on use. If one turns out to be damaged, the build starts over without it. */
async function buildUntilWhole(job: Job, tries = 3): Promise<number> {
  try {
    return await build(job)
  } catch (error) {
    if (!(error instanceof DamagedCacheError) || tries === 1) throw error
    job.terminal.complain(`${error.message} It will be rebuilt.\n`)
    return buildUntilWhole({ ...job, isDamaged: true }, tries - 1)
  }
}

async function build({ project, terminal, options, folder, check, times, isDamaged = false }: Job): Promise<number> {
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
  const { outputs, hosting } = result
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
  const written = await writeSite(folder, outputs, { record: before, onProgress })
  times.begin('cache')
  if (recordFile !== undefined) writeSiteRecord(recordFile, folder, written.record)
  cacheHosting(project, hosting)
  caches.save()
  for (const { close } of Object.values(assets)) close()
  // Only now, because a damaged cache file would restart the build.
  reportRun(result, project, terminal)
  reportResult({ ...result, outputs }, written, { project, terminal })
  if (options.explain !== undefined)
    printResult(explainPage(options.explain, { outputs, before, after: written.record }), project, terminal)
  return 0
}

function reportResult(
  { outputs, entries, notes, samples }: BuildResult & { readonly outputs: readonly OutputFile[] },
  { written, unchanged }: WriteResult,
  { project, terminal }: Pick<Job, 'project' | 'terminal'>,
): void {
  const pages = outputs.filter(({ path }) => path.endsWith('.html')).length
  const files = `${written} ${written === 1 ? 'file' : 'files'} written, ${unchanged} unchanged`
  const print = (text: string) => printResult(text, project, terminal)
  print(`${project.out}: ${pages} pages, ${files}\n`)
  print(formatUpcoming(entries, project.today))
  for (const note of notes) print(`${note}\n`)
  remindOfSamples(samples, project, terminal)
}
