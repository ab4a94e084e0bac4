import { resolve } from 'node:path'
import { openAssetCache, pruneAssets } from '../../assets/cache/asset-cache.ts'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { readSourceVersion } from '../../shared/fs/source-version.ts'
import type { BuildResult } from '../../build-request.ts'
import { buildSite } from '../../build.ts'
import type { CheckRequest } from '../../check-site.ts'
import type { SiteRecord } from '../../output/write/site-record.ts'
import { recoverSite, type WriteResult } from '../../output/write/write-site.ts'
import type { BuildOptions } from '../build-options.ts'
import { checkOutFolder } from '../check-out-folder.ts'
import { explainPage } from './explain-page.ts'
import { keepHosting } from '../kept-hosting.ts'
import { formatUpcoming } from '../format-upcoming.ts'
import { measureStages } from '../measure-stages.ts'
import { openSite, type OpenSite } from '../open-site.ts'
import { openStore, type Store } from '../open-store.ts'
import { createBuildRequest, createCheckRequest, type Project, type Terminal } from '../project.ts'
import { remindOfSamples } from '../remind-of-samples.ts'
import { keepShard, needsAllOf, openShards } from './shards.ts'
import { sayResult, tellRun } from '../tell.ts'

/** Content → the finished site, written whole or not at all. Returns the exit code. */
export async function runBuild(project: Project, terminal: Terminal, options: BuildOptions): Promise<number> {
  const { shard, merge, profile } = options
  const folder = await checkOutFolder(project, shard)
  await recoverSite(folder)
  // Git is asked at once, and works while all else is read.
  const check = createCheckRequest(project, 'public')
  const times = measureStages(() => performance.now(), 0)
  const report = (sentence: string) => terminal.complain(`${sentence}\n`)
  const shards = openShards(
    merge.map((name) => resolve(project.root, name)),
    merge,
    report,
  )
  const store = openStore(project, {
    audience: 'public',
    report,
    onProgress: (done, total) => terminal.progress('texts', done, total),
    isOwn: shard && ((request) => needsAllOf(shard, request)),
    others: shards.stores,
    // A part of a site has no search.
    searchesAside: !shard,
    now: Date.now,
  })
  const site = openSite(folder, { recordFile: store.recordFile, thread: project.thread, report })
  const assets = openAssets(project)
  let isRenewed = false
  const work = {
    check,
    project,
    terminal,
    options,
    folder,
    site,
    store,
    finished: shards.finished,
    caches: assets.caches,
    times,
    setRenewed(value: boolean) {
      isRenewed = value
    },
  }
  try {
    return await buildUntilWhole(work)
  } finally {
    times.begin('keep')
    store.save(isRenewed)
    // A site that was renewed has not asked for all that it uses.
    if (!isRenewed) assets.prune()
    await site.close()
    await store.close()
    if (profile) terminal.complain(times.format())
  }
}

interface Work {
  readonly check: CheckRequest
  readonly project: Project
  readonly terminal: Terminal
  readonly options: BuildOptions
  /** Where the site goes; absolute, with links followed. */
  readonly folder: string
  readonly site: OpenSite
  readonly store: Store
  readonly finished: ReturnType<typeof openShards>['finished']
  readonly caches: ReturnType<typeof openAssets>['caches']
  readonly times: ReturnType<typeof measureStages>
  /** Hears whether only what changed was looked at. */
  readonly setRenewed: (value: boolean) => void
}

/** Tries after which what is damaged is not only what was kept. */
const mostTries = 20

/** A kept picture or text may be damaged, which is seen when it is needed: it is gone then, and the next try makes it anew. */
async function buildUntilWhole(work: Work, tries = 1): Promise<number> {
  try {
    return await buildOnce(work, tries === 1)
  } catch (error) {
    if (!(error instanceof DamagedCacheError) || tries === mostTries) throw error
    work.terminal.complain(`${error.message}\n`)
    return buildUntilWhole(work, tries + 1)
  }
}

async function buildOnce(work: Work, canRenew: boolean): Promise<number> {
  const { project, terminal, options, folder, site, store, times } = work
  const result = await makeSite(work, canRenew)
  const { outputs } = result
  if (tellRun(result, project, terminal) || !outputs || !result.hosting) {
    terminal.complain(`Nothing was built; ${project.out} is as it was.\n`)
    return 1
  }
  times.begin('write')
  const onProgress = (done: number, total: number) => terminal.progress('files', done, total)
  const written = await site.write(outputs, { late: result.late, outline: result.outline, onProgress })
  const all = [...outputs, ...((await result.late?.outputs) ?? [])]
  keepHosting(project, result.hosting)
  if (options.shard && result.entries) keepShard(folder, { outputs: all, entries: result.entries, packs: store.packs })
  tellResult({ ...result, outputs: all }, written, { project, terminal })
  tellPage(options.explain, { outputs: all, before: site.record, after: written.record }, { project, terminal })
  return 0
}

/** The site as it is to be: where that can be, of what the last build has left with what changed since. */
async function makeSite(work: Work, canRenew: boolean): Promise<BuildResult> {
  const { check, project, terminal, options, site, store, finished, caches, times } = work
  times.begin('templates')
  const { renderPage } = await import('../../../templates/index.ts')
  const request = {
    ...createBuildRequest(project, 'public', { renderPage, version: readSourceVersion() }, check),
    ...caches,
    ...store,
    finished,
    shard: options.shard,
    onProgress: terminal.progress,
    onStage: times.begin,
  }
  // Who asks about a page wants to hear what all of it is made of.
  const result = await buildSite({
    ...request,
    earlier: canRenew && options.explain === undefined ? site.earlier : undefined,
  })
  const isRenewed = result.isRenewed === true && (await site.isIntact())
  work.setRenewed(isRenewed)
  return result.isRenewed && !isRenewed ? buildSite(request) : result
}

interface Told {
  readonly project: Project
  readonly terminal: Terminal
}

function tellResult(
  { outputs, posts = [], notes, samples }: BuildResult & Pick<Required<BuildResult>, 'outputs'>,
  { written, unchanged }: WriteResult,
  { project, terminal }: Told,
): void {
  const pages = outputs.filter(({ path }) => path.endsWith('.html')).length
  sayResult(`${project.out}: ${pages} pages, ${written} files written, ${unchanged} unchanged\n`, project, terminal)
  sayResult(formatUpcoming(posts, project.today), project, terminal)
  for (const note of notes) sayResult(`${note}\n`, project, terminal)
  remindOfSamples(samples, project, terminal)
}

interface Explained {
  readonly outputs: Required<BuildResult>['outputs']
  readonly before: SiteRecord | undefined
  readonly after: SiteRecord
}

function tellPage(asked: string | undefined, explained: Explained, { project, terminal }: Told): void {
  if (asked !== undefined) sayResult(explainPage(asked, explained), project, terminal)
}

/** The caches of what was dear to make, with what drops of them what was not used for long. */
function openAssets({ root, cache }: Project) {
  if (cache === undefined) return { caches: {}, prune: () => undefined }
  const open = (name: string) => {
    const folder = resolve(root, cache, name)
    return { folder, opened: openAssetCache(folder) }
  }
  const [assets, bundles] = [open('assets'), open('bundles')]
  return {
    caches: { cache: assets.opened, bundles: bundles.opened },
    prune() {
      for (const { folder, opened } of [assets, bundles]) pruneAssets(folder, opened.used, Date.now())
    },
  }
}
