import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from '../build.ts'
import { bundleOverlayClient } from '../server/dev/bundle-text.ts'
import { cacheFiles } from '../server/dev/cached-files.ts'
import { compareOutputs, listChangedAddresses } from '../server/dev/changed-outputs.ts'
import { debounce } from '../server/dev/debounce.ts'
import { findStale, type Places } from '../server/dev/find-stale.ts'
import { loadTemplates } from '../server/dev/load-templates.ts'
import { buildOverlayReport, buildTroubleReport, explainTrouble } from '../server/dev/overlay/build-report.ts'
import { createReloader } from '../server/dev/reload.ts'
import { plainHosting } from '../server/serve/plain-hosting.ts'
import { openMemoryStore } from '../server/serve/site-store.ts'
import { DamagedCacheError } from '../shared/cache/damaged-cache-error.ts'
import { diskFiles, type Files } from '../shared/fs/files.ts'
import { createMemoCache, type Memoize } from '../shared/cache/memo-cache.ts'
import type { OutputFile } from '../shared/output-file.ts'
import { type Caches, openCaches, rebuildDamaged } from './open-caches.ts'
import {
  createBuildRequest,
  createCheckRequest,
  openAssetCaches,
  type Project,
  templatesFolder,
  type Terminal,
} from './project.ts'
import { isFailed, reportRun } from './report-run.ts'

/**
 * The site as `start` serves it: in memory, and built again as its files change. Open pages then reload. After an error, the last
 * good site stays, with the report on top. `today` is asked for at each build, since the day may change meanwhile.
 */
export function createLiveSite(project: Project, terminal: Terminal, places: Places, today: () => string) {
  let served: readonly OutputFile[] | undefined
  // Progress is only shown for the first build; later ones are too fast to need it.
  const progress: Terminal['progress'] = (...state) => {
    if (!served) terminal.progress(...state)
  }
  const own: Terminal = { ...terminal, progress }
  const open = (isDamaged: boolean) => openCaches(project, own, { audience: 'authors', isDamaged })
  let caches = open(false)
  const files = cacheFiles(diskFiles)
  const store = openMemoryStore()
  const reloader = createReloader(bundleOverlayClient())
  const memo = createMemoCache()
  let hosting = plainHosting

  const build = (isDamaged: boolean) => {
    if (isDamaged) caches = open(true)
    const reused = { ...caches, files, memoize: memo.memoize }
    return buildOnce({ ...project, today: today() }, own, reused, served)
  }
  const changes = debounce(async (isOutdated) => {
    const begun = performance.now()
    const run = await rebuildDamaged(terminal, build)
    const { outputs, shown } = run
    // A file may have been read while it was being written, which isn't the author's error. The system needs time to report it.
    if (!outputs) await wait(10)
    if (!outputs && isOutdated()) return
    // Warnings that persist are reported once, not after every save.
    if (!outputs || JSON.stringify(shown) !== JSON.stringify(reloader.current())) run.print()
    if (!outputs) return reloader.reload(shown, [])
    const changed = [...run.changed, ...run.removed]
    // Also if an error was undone: it would be the last thing in the terminal.
    if (changed.length > 0 || reloader.current().stops)
      terminal.print(`built in ${Math.round(performance.now() - begun)} ms\n`)
    const pages = served && listChangedAddresses(changed)
    served = outputs
    // No policy, which would block the script that pages get, and no caching.
    hosting = { ...run.hosting, headers: plainHosting.headers }
    store.replace(outputs)
    reloader.reload(shown, pages)
  })

  return {
    store,
    reloader,
    hosting: () => hosting,
    /** Whether there was a build without errors. */
    isBuilt: () => served !== undefined,
    /** Resolves once the site is built, with all changes noted until then. */
    build: changes.run,
    /** Notes that a file or folder changed; a build follows shortly. */
    noteChange: (path: string) => {
      files.forget(path)
      memo.forget(findStale(path, places))
      changes.note()
    },
    /** Builds everything again, since something made by an earlier build is gone. */
    rebuild: (reason: string) => {
      terminal.complain(`${reason} It will be rebuilt.\n`)
      memo.forget(() => true)
      return changes.run()
    },
    /** Saves what the next run can reuse. */
    save: () => caches.save(),
  }
}

/** Number of changed pages to render ahead of requests, so that template errors show up right away. */
const mostTried = 50

/** What a run reuses from earlier ones. */
interface Reused extends Caches {
  readonly files: Files
  readonly memoize: Memoize
}

/** Builds the site. Without `outputs`, the last one stays. `print` writes the report to the terminal. */
async function buildOnce(project: Project, terminal: Terminal, reused: Reused, served: readonly OutputFile[] = []) {
  try {
    const templates = await reused.memoize('templates', '', () => loadTemplates(templatesFolder))
    const assets = reused.memoize('asset caches', '', () => openAssetCaches(project))
    const run = await buildSite({
      ...createBuildRequest(createCheckRequest(project, 'authors'), templates, assets),
      ...reused,
      onProgress: terminal.progress,
    })
    const { outputs, hosting } = run
    const fails = isFailed(run, project)
    const shown = buildOverlayReport(run, { root: project.root, stops: fails })
    const print = () => void reportRun(run, project, terminal)
    if (fails || !outputs || !hosting) return { shown, print }
    const { changed, removed } = compareOutputs(outputs, served)
    // The style guide shows a part of every page, so almost every save changes it, and it takes the longest.
    const pages = changed.filter(({ path }) => path.endsWith('.html') && path !== 'styleguide.html')
    for (const page of pages.slice(0, mostTried)) void page.content
    return { shown, print, outputs, hosting, changed, removed }
  } catch (error) {
    if (error instanceof DamagedCacheError) throw error
    // Most likely a template error: show it and keep going.
    const trouble = explainTrouble(error)
    return { shown: buildTroubleReport(trouble), print: () => terminal.complain(`${trouble}\n`) }
  }
}
