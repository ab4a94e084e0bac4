import { resolve } from 'node:path'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { watchFiles } from '../../server/dev/watch-files.ts'
import { cacheFiles } from '../../server/dev/cached-files.ts'
import { debounce, type IsOutdated } from '../../server/dev/debounce.ts'
import { listChangedAddresses } from '../../server/dev/changed-addresses.ts'
import { loadTemplates } from '../../server/dev/load-templates.ts'
import { createEditorOpener } from '../../server/dev/open-editor.ts'
import { createOutbox } from '../../server/dev/outbox.ts'
import { bundleOverlayClient } from '../../server/dev/overlay/bundle-client.ts'
import { buildOverlayReport, buildTroubleReport } from '../../server/dev/overlay/build-report.ts'
import type { OverlayReport } from '../../server/dev/overlay/report.ts'
import { createReloader } from '../../server/dev/reload.ts'
import { createWaitingPage } from '../../server/dev/waiting-page.ts'
import { diskFiles, type Files } from '../../shared/fs/files.ts'
import type { HostingDescription } from '../../output/hosting/description.ts'
import { findStale } from '../../server/dev/find-stale.ts'
import { createMemory, type Remember } from '../../shared/memory.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { buildSite } from '../../build.ts'
import { describeForAuthors, plainHosting } from '../../server/serve/plain-hosting.ts'
import { serveSite } from '../../server/serve/serve-site.ts'
import { openMemoryStore } from '../../server/serve/site-store.ts'
import { type Caches, openCaches } from '../open-caches.ts'
import { createBuildRequest, openAssetCaches, type Project, sourceFolders, type Terminal } from '../project.ts'
import { isFailed, reportRun } from '../report-run.ts'

interface StartOptions {
  readonly port: number
  /** The day of a run: a server may live through many. */
  readonly today: () => string
  /** The command that opens a file, where one is set. */
  readonly editor: string | undefined
}

/**
 * Builds the site in memory, serves it, and builds it again after every change; open pages then reload.
 * After mistakes the last good site stays, with what is wrong over it. Returns when the server listens, with what stops it.
 */
export async function runStart(
  project: Project,
  terminal: Terminal,
  { port, today, editor }: StartOptions,
): Promise<() => Promise<void>> {
  const { content, config, root } = project
  const report = (sentence: string) => terminal.complain(`${sentence}\n`)
  const onProgress = (done: number, total: number) => terminal.progress('texts', done, total)
  const open = (isDamaged: boolean) => openCaches(project, { audience: 'authors', isDamaged, report, onProgress })
  let caches = open(false)
  const files = cacheFiles(diskFiles)
  const store = openMemoryStore()
  const reloader = createReloader(bundleOverlayClient())
  const memory = createMemory()
  let isBuilt = false
  let served: readonly OutputFile[] = []
  const contentFolder = resolve(root, content)
  let hosting = plainHosting
  const changes = debounce(async (isOutdated) => {
    const begun = performance.now()
    // Who waits for the first build wants to know how far it is; later ones are done before it could be read.
    const progress = isBuilt ? () => undefined : terminal.progress
    const build = () =>
      buildOnce(
        { ...project, today: today() },
        { ...terminal, progress },
        {
          ...caches,
          files,
          remember: memory.remember,
          served,
        },
      )
    const {
      outputs,
      hosting: described,
      changed,
      shown,
      print,
    } = await build().catch((error: unknown) => {
      if (!(error instanceof DamagedCacheError)) throw error
      report(`${error.message} It will be rebuilt.`)
      caches = open(true)
      return build()
    })
    // A file may have been read while it was being written: what is wrong then is no error of the author.
    if (!outputs && (await isHeardOf(isOutdated))) return
    // Warnings that stay are reported once, not with every save.
    const isKnown = JSON.stringify(shown) === JSON.stringify(reloader.current())
    if (!outputs || !isKnown) print()
    if (!outputs) return reloader.showReport(shown)
    // A save that changes nothing, or the second run of one, loads no page again, which would lose its place.
    const isFirst = !isBuilt
    const isAsBefore = changed.length === 0 && outputs.length === served.length
    served = outputs
    if (described) hosting = describeForAuthors(described)
    isBuilt = true
    if (isAsBefore) return reloader.showReport(shown)
    store.replace(outputs)
    terminal.print(`built in ${Math.round(performance.now() - begun)} ms\n`)
    reloader.reload(shown, isFirst ? undefined : listChangedAddresses(changed))
  })
  const configFile = resolve(root, config)
  const followed = [contentFolder, configFile, sourceFolders.templates, sourceFolders.client]
  // Before the first build, so that a change during it is not lost.
  const watcher = watchFiles(followed, {
    onChange(path) {
      files.forget(path)
      memory.forget(findStale(path, { content: contentFolder, config: configFile }))
      changes.note()
    },
    onTrouble: (error) => terminal.complain(`File watching failed: ${String(error)}\n`),
  })
  const firstBuild = changes.run()
  // Who comes during the first build waits for it.
  const awaitFirstBuild = () => firstBuild.then(() => false)
  const opener = createEditorOpener({ editor, root, reported: () => reloader.current() })
  const outbox = createOutbox(resolve(root, '.outbox'))
  const waiting = createWaitingPage({ isBuilt: () => isBuilt, decorate: reloader.decorate })
  const extensions = [awaitFirstBuild, reloader.extension, opener, outbox, waiting]
  const server = await serveSite({
    store,
    port,
    report,
    hosting: () => hosting,
    extensions,
    decorate: reloader.decorate,
  }).catch(async (error: unknown) => {
    watcher.close()
    throw error
  })
  await firstBuild
  terminal.print(`The site is at http://localhost:${port} and reloads as you make changes. Press Ctrl+C to stop.\n`)
  terminal.print(`Quote requests are stored, not sent: http://localhost:${port}/__outbox\n`)
  // The second run warms up the compiler: it is over before anyone saves.
  if (isBuilt) void changes.run().then(() => caches.save())
  return async () => {
    watcher.close()
    server.close()
    caches.save()
  }
}

/** The files that are others than before. */
function listChanged(outputs: readonly OutputFile[], others: readonly OutputFile[]): readonly OutputFile[] {
  const before = new Map(others.map((output) => [output.path, output]))
  return outputs.filter((output) => !isSame(output, before.get(output.path)))
}

/** Whether two files have the same bytes, if that shows without making any. */
function isSame(output: OutputFile, other: OutputFile | undefined): boolean {
  if (!other) return false
  if (output === other) return true
  if (output.version !== undefined || other.version !== undefined) return output.version === other.version
  return output.content === other.content || Buffer.from(other.content).equals(Buffer.from(output.content))
}

/** Changed pages that are rendered before they are requested: a mistake in a template shows in the first of them. */
const mostTried = 50

function tryPages(changed: readonly OutputFile[]): void {
  const pages = changed.filter(({ path }) => path.endsWith('.html')).slice(0, mostTried)
  for (const page of pages) void page.content
}

interface Built {
  /** Absent where the site stays as it was. */
  readonly outputs?: readonly OutputFile[]
  readonly hosting?: HostingDescription | undefined
  /** Those of them that are others than before. */
  readonly changed: readonly OutputFile[]
  readonly shown: OverlayReport
  /** Says on the terminal what was found. */
  readonly print: () => void
}

/** Whether another change was noted, once the system had time to report of it. */
async function isHeardOf(isOutdated: IsOutdated): Promise<boolean> {
  await new Promise((done) => setTimeout(done, 10))
  return isOutdated()
}

/** What a run takes over from the ones before. */
interface Before extends Caches {
  readonly files: Files
  readonly remember: Remember
  /** What is served now. */
  readonly served: readonly OutputFile[]
}

async function buildOnce(project: Project, terminal: Terminal, { served, ...before }: Before): Promise<Built> {
  try {
    const folder = resolve(project.root, project.cache ?? '.cache', 'templates')
    const templates = await before.remember('templates', '', () => loadTemplates(sourceFolders.templatesEntry, folder))
    const run = await buildSite({
      ...createBuildRequest(project, 'authors', templates),
      ...before.remember('asset caches', '', () => openAssetCaches(project)),
      ...before,
      onProgress: terminal.progress,
    })
    const fails = isFailed(run, project)
    const shown = buildOverlayReport(run, { root: project.root, stops: fails })
    const print = () => void reportRun(run, project, terminal)
    if (fails || !run.outputs) return { shown, print, changed: [] }
    const changed = listChanged(run.outputs, served)
    tryPages(changed)
    const { outputs, hosting } = run
    return { shown, print, outputs, hosting, changed }
  } catch (error) {
    if (error instanceof DamagedCacheError) throw error
    // A template with a mistake in it, most likely; the developer wants to see it and go on.
    const trouble = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { shown: buildTroubleReport(trouble), print: () => terminal.complain(`${trouble}\n`), changed: [] }
  }
}
