import { resolve } from 'node:path'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { watchFiles } from '../../server/dev/watch-files.ts'
import { cacheFiles } from '../../server/dev/cached-files.ts'
import { debounce, type IsOutdated } from '../../server/dev/debounce.ts'
import { listChangedAddresses } from '../../server/dev/changed-addresses.ts'
import { loadTemplates } from '../../server/dev/load-templates.ts'
import { createEditorOpener } from '../../server/dev/open-editor.ts'
import { createOutbox } from '../../server/dev/outbox.ts'
import { buildOverlayReport, buildTroubleReport } from '../../server/dev/overlay/build-report.ts'
import { bundleOverlayClient } from '../../server/dev/bundle-text.ts'
import { createReloader } from '../../server/dev/reload.ts'
import { createWaitingPage } from '../../server/dev/waiting-page.ts'
import { diskFiles, type Files } from '../../shared/fs/files.ts'
import { findStale } from '../../server/dev/find-stale.ts'
import { createMemory, type Remember } from '../../shared/memory.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { buildSite } from '../../build.ts'
import { describeForAuthors, plainHosting } from '../../server/serve/plain-hosting.ts'
import { type Extension, serveSite } from '../../server/serve/serve-site.ts'
import { openMemoryStore } from '../../server/serve/site-store.ts'
import { type Caches, openCaches } from '../open-caches.ts'
import {
  clientFolder,
  createBuildRequest,
  openAssetCaches,
  type Project,
  templatesFolder,
  type Terminal,
} from '../project.ts'
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
): Promise<() => void> {
  const { config, root } = project
  const report = (sentence: string) => terminal.complain(`${sentence}\n`)
  const onProgress = (done: number, total: number) => terminal.progress('texts', done, total)
  const open = (isDamaged: boolean) => openCaches(project, { audience: 'authors', isDamaged, report, onProgress })
  let caches = open(false)
  const files = cacheFiles(diskFiles)
  const store = openMemoryStore()
  const reloader = createReloader(bundleOverlayClient())
  const memory = createMemory()
  let served: readonly OutputFile[] | undefined
  let hosting = plainHosting
  const changes = debounce(async (isOutdated) => {
    const begun = performance.now()
    // Who waits for the first build wants to know how far it is; later ones are done before it could be read.
    const progress = served ? () => undefined : terminal.progress
    const build = () =>
      buildOnce(
        { ...project, today: today() },
        { ...terminal, progress },
        { ...caches, files, remember: memory.remember, served },
      )
    const built = await build().catch((error: unknown) => {
      if (!(error instanceof DamagedCacheError)) throw error
      report(`${error.message} It will be rebuilt.`)
      caches = open(true)
      return build()
    })
    const { outputs, changed, shown } = built
    // A file may have been read while it was being written: what is wrong then is no error of the author.
    if (!outputs && (await isHeardOf(isOutdated))) return
    // Warnings that stay are reported once, not with every save.
    if (!outputs || JSON.stringify(shown) !== JSON.stringify(reloader.current())) built.print()
    if (!outputs) return reloader.showReport(shown)
    // A save that changes nothing loads no page again, which would lose its place.
    const isFirst = !served
    const isAsBefore = changed.length === 0 && outputs.length === served?.length
    served = outputs
    if (built.hosting) hosting = describeForAuthors(built.hosting)
    if (isAsBefore) return reloader.showReport(shown)
    store.replace(outputs)
    terminal.print(`built in ${Math.round(performance.now() - begun)} ms\n`)
    reloader.reload(shown, isFirst ? undefined : listChangedAddresses(changed))
  })
  const places = { content: resolve(root, project.content), config: resolve(root, config) }
  // Before the first build, so that a change during it is not lost.
  const watcher = watchFiles([...Object.values(places), templatesFolder, clientFolder], {
    onChange(path) {
      files.forget(path)
      memory.forget(findStale(path, places))
      changes.note()
    },
    onTrouble: (error) => terminal.complain(`File watching failed: ${String(error)}\n`),
  })
  const firstBuild = changes.run()
  const { decorate } = reloader
  const extensions: Extension[] = [
    // Who comes during the first build waits for it.
    () => firstBuild.then(() => false),
    reloader.extension,
    createEditorOpener({ editor, root, reported: reloader.current }),
    createOutbox(resolve(root, '.outbox')),
    createWaitingPage(() => served !== undefined, decorate),
  ]
  const site = { store, port, report, hosting: () => hosting, extensions, decorate }
  const server = await serveSite(site).catch((error: unknown) => {
    watcher.close()
    throw error
  })
  await firstBuild
  terminal.print(`The site is at http://localhost:${port} and reloads as you make changes. Press Ctrl+C to stop.\n`)
  terminal.print(`Quote requests are stored, not sent: http://localhost:${port}/__outbox\n`)
  if (served) caches.save()
  return () => {
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

/** Whether another change was noted, once the system had time to report of it. */
async function isHeardOf(isOutdated: IsOutdated): Promise<boolean> {
  await new Promise((done) => setTimeout(done, 10))
  return isOutdated()
}

/** What a run takes over from the ones before. */
interface Before extends Caches {
  readonly files: Files
  readonly remember: Remember
  readonly served: readonly OutputFile[] | undefined
}

/** Changed pages that are rendered before they are requested: a mistake in a template shows in the first of them. */
const mostTried = 50

/** Builds the site; without `outputs` it stays as it was. What the terminal is to say of it waits for `print`. */
async function buildOnce(project: Project, terminal: Terminal, { served = [], ...before }: Before) {
  try {
    const folder = resolve(project.root, project.cache ?? '.cache', 'templates')
    const templates = await before.remember('templates', '', () => loadTemplates(templatesFolder, folder))
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
    const { outputs, hosting } = run
    const changed = listChanged(outputs, served)
    const pages = changed.filter(({ path }) => path.endsWith('.html'))
    for (const page of pages.slice(0, mostTried)) void page.content
    return { shown, print, outputs, hosting, changed }
  } catch (error) {
    if (error instanceof DamagedCacheError) throw error
    // A template with a mistake in it, most likely; the developer wants to see it and go on.
    const trouble = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { shown: buildTroubleReport(trouble), print: () => terminal.complain(`${trouble}\n`), changed: [] }
  }
}
