import { resolve } from 'node:path'
import { watch } from 'chokidar'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import { formatReport } from '../diagnostics/format.ts'
import { loadTemplates } from '../dev/load-templates.ts'
import { createOutbox } from '../dev/outbox.ts'
import { createReloader } from '../dev/reload.ts'
import { buildSite } from '../pipeline.ts'
import { serveSite } from '../serve/serve-site.ts'
import { openMemoryStore } from '../serve/site-store.ts'
import { createBuildRequest, type Project, sourceFolders, type Terminal } from './project.ts'

/** Milliseconds in which changes are gathered: an editor's save is often several. */
const gatherTime = 30

/**
 * Builds the site in memory, serves it, and builds it again after every change; open pages then reload.
 * After mistakes the last good site stays. Returns when the server listens, with what stops it.
 */
export async function runStart(project: Project, terminal: Terminal, port: number): Promise<() => Promise<void>> {
  const store = openMemoryStore()
  const reloader = createReloader()
  const rebuild = async () => {
    const begun = performance.now()
    if (!(await buildInto(store, project, terminal))) return
    terminal.print(`built in ${Math.round(performance.now() - begun)} ms\n`)
    reloader.reload()
  }
  const { content, config, root } = project
  const watched = [content, config].map((path) => resolve(root, path))
  const changes = gather(rebuild)
  // Before the first build, so that a change during it is not lost.
  const watcher = watch([...watched, sourceFolders.templates, sourceFolders.client], { ignoreInitial: true })
    .on('all', changes.note)
    .on('error', (error) => terminal.complain(`Changes are not followed: ${String(error)}\n`))
  const buildFirst = async () => {
    await changes.run()
    if (!(await store.has('index.html'))) store.replace([waitingPage])
  }
  const firstBuild = buildFirst()
  // Who comes during the first build waits for it.
  const awaitFirstBuild = () => firstBuild.then(() => false)
  const extensions = [awaitFirstBuild, reloader.extension, createOutbox(resolve(root, '.outbox'))]
  const server = await serveSite({ store, port, extensions, decorate: reloader.decorate }).catch(
    async (error: unknown) => {
      await watcher.close()
      throw error
    },
  )
  await firstBuild
  terminal.print(`The site is on http://localhost:${port} and follows your changes. Stop it with Ctrl+C.\n`)
  terminal.print(`Quote requests are kept, not sent: http://localhost:${port}/__outbox\n`)
  return async () => {
    await watcher.close()
    server.close()
  }
}

/** Served while there is no good site yet; it loads itself again when there is one. */
const waitingPage = {
  path: '404.html',
  content:
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not built yet</title></head><body><h1>Not built yet</h1><p>The content has mistakes: the terminal says which and where. This page follows.</p></body></html>',
}

async function buildInto(
  store: ReturnType<typeof openMemoryStore>,
  project: Project,
  terminal: Terminal,
): Promise<boolean> {
  try {
    const renderPage = await loadTemplates(
      sourceFolders.templatesEntry,
      resolve(project.root, project.cache ?? '.cache', 'templates'),
    )
    const { outputs, diagnostics, texts } = await buildSite({
      ...createBuildRequest(project, 'authors', renderPage),
      onProgress: terminal.progress,
    })
    terminal.complain(formatReport(diagnostics, texts))
    if (!outputs || hasErrors(diagnostics)) return false
    store.replace(outputs)
    return true
  } catch (error) {
    // A template with a mistake in it, most likely; whoever edits it wants to see it and go on.
    terminal.complain(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return false
  }
}

interface Gatherer {
  /** A change has happened; the work follows a moment later. */
  readonly note: () => void
  readonly run: () => Promise<void>
}

/** Does `work` once for changes that come together, never twice at a time, and once more for all that came meanwhile. */
function gather(work: () => Promise<void>): Gatherer {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isStale = false
  const run = async () => {
    isStale = true
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      await work()
    }
    isRunning = false
  }
  const note = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), gatherTime)
  }
  return { note, run }
}
