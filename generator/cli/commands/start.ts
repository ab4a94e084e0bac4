import { resolve } from 'node:path'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { watchFiles } from '../../server/dev/watch-files.ts'
import { cacheFiles } from '../../server/dev/cached-files.ts'
import { debounce, type IsOutdated } from '../../server/dev/debounce.ts'
import { listChangedAddresses } from '../../server/dev/changed-addresses.ts'
import { listChanged, listRemoved } from '../../server/dev/changed-outputs.ts'
import { loadTemplates } from '../../server/dev/load-templates.ts'
import { createEditorOpener } from '../../server/dev/open-editor.ts'
import { createOutbox } from '../../server/dev/outbox.ts'
import { buildOverlayReport, buildTroubleReport } from '../../server/dev/overlay/build-report.ts'
import { bundleOverlayClient } from '../../server/dev/bundle-text.ts'
import { createReloader } from '../../server/dev/reload.ts'
import { createAssetRestorer } from '../../server/dev/restore-assets.ts'
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
  createCheckRequest,
  openAssetCaches,
  type Project,
  templatesFolder,
  type Terminal,
} from '../project.ts'
import { isFailed, reportRun } from '../report-run.ts'

interface StartOptions {
  readonly port: number
  /** The current day, which changes while the server runs. */
  readonly today: () => string
  /** The editor command, if set. */
  readonly editor: string | undefined
}

/**
 * Builds the site in memory, serves it, and rebuilds it after every change; open pages then reload. After an error, the last good
 * site stays, with the report on top. Resolves once the server listens, with a function that stops it.
 */
export async function runStart(
  project: Project,
  terminal: Terminal,
  { port, today, editor }: StartOptions,
): Promise<() => void> {
  const { config, root } = project
  const report = (sentence: string) => terminal.complain(`${sentence}\n`)
  let served: readonly OutputFile[] | undefined
  // Progress is only shown for the first build; later ones are too fast to need it.
  const progress: Terminal['progress'] = (...state) => {
    if (!served) terminal.progress(...state)
  }
  const onProgress = (done: number, total: number) => progress('content files', done, total)
  const open = (isDamaged: boolean) => openCaches(project, { audience: 'authors', isDamaged, report, onProgress })
  let caches = open(false)
  const files = cacheFiles(diskFiles)
  const store = openMemoryStore()
  const reloader = createReloader(bundleOverlayClient())
  const memory = createMemory()
  let hosting = plainHosting
  const changes = debounce(async (isOutdated) => {
    const begun = performance.now()
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
    // A file may have been read while it was being written, which isn't the author's error.
    if (!outputs && (await isHeardOf(isOutdated))) return
    // Warnings that persist are reported once, not after every save.
    if (!outputs || JSON.stringify(shown) !== JSON.stringify(reloader.current())) built.print()
    if (!outputs) return reloader.showReport(shown)
    // If nothing changed, don't reload: pages would lose their scroll position.
    const isFirst = !served
    const isAsBefore = changed.length === 0 && outputs.length === served?.length
    const removed = isAsBefore ? [] : listRemoved(outputs, served ?? [])
    served = outputs
    if (built.hosting) hosting = describeForAuthors(built.hosting)
    store.replace(outputs)
    if (isAsBefore) return reloader.showReport(shown)
    terminal.print(`built in ${Math.round(performance.now() - begun)} ms\n`)
    reloader.reload(shown, isFirst ? undefined : listChangedAddresses([...changed, ...removed]))
  })
  const places = { content: resolve(root, project.content), config: resolve(root, config) }
  // Before the first build, so that a change during it isn't missed.
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
  const restoreAssets = createAssetRestorer(store, (reason) => {
    report(`${reason} It will be rebuilt.`)
    memory.forget(() => true)
    return changes.run()
  })
  const extensions: Extension[] = [
    // Requests during the first build wait for it.
    () => firstBuild.then(() => false),
    reloader.extension,
    createEditorOpener({ editor, root, reported: reloader.current }),
    createOutbox(resolve(root, '.outbox')),
    createWaitingPage(() => served !== undefined, decorate),
    restoreAssets,
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

/** Whether another change was noted, after giving the system time to report it. */
async function isHeardOf(isOutdated: IsOutdated): Promise<boolean> {
  await new Promise((done) => setTimeout(done, 10))
  return isOutdated()
}

/** What a run reuses from earlier ones. */
interface Before extends Caches {
  readonly files: Files
  readonly remember: Remember
  readonly served: readonly OutputFile[] | undefined
}

/** Number of changed pages to render ahead of requests, so that template errors show up right away. */
const mostTried = 50

/** Builds the site. Without `outputs`, the last one stays. `print` writes the report to the terminal. */
async function buildOnce(project: Project, terminal: Terminal, { served = [], ...before }: Before) {
  try {
    const folder = project.cache === undefined ? undefined : resolve(project.root, project.cache, 'templates')
    const templates = await before.remember('templates', '', () => loadTemplates(templatesFolder, folder))
    const assets = before.remember('asset caches', '', () => openAssetCaches(project))
    const run = await buildSite({
      ...createBuildRequest(createCheckRequest(project, 'authors'), templates, assets),
      ...before,
      onProgress: terminal.progress,
    })
    const fails = isFailed(run, project)
    const shown = buildOverlayReport(run, { root: project.root, stops: fails })
    const print = () => void reportRun(run, project, terminal)
    if (fails || !run.outputs) return { shown, print, changed: [] }
    const { outputs, hosting } = run
    const changed = listChanged(outputs, served)
    // The style guide shows a part of every page, so almost every save changes it, and it takes the longest.
    const pages = changed.filter(({ path }) => path.endsWith('.html') && path !== 'styleguide.html')
    for (const page of pages.slice(0, mostTried)) void page.content
    return { shown, print, outputs, hosting, changed }
  } catch (error) {
    if (error instanceof DamagedCacheError) throw error
    // Most likely a template error: show it and keep going.
    const trouble = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { shown: buildTroubleReport(trouble), print: () => terminal.complain(`${trouble}\n`), changed: [] }
  }
}
