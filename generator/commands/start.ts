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
    const isBuilt = await buildInto(store, project, terminal)
    if (isBuilt) terminal.print(`built in ${Math.round(performance.now() - begun)} ms\n`)
    if (isBuilt) reloader.reload()
  }
  await rebuild()
  const server = await serveSite({
    store,
    port,
    extensions: [reloader.extension, createOutbox(resolve(project.root, '.outbox'))],
    decorate: reloader.decorate,
  })
  const watched = [
    resolve(project.root, project.content),
    resolve(project.root, project.config),
    sourceFolders.templates,
    sourceFolders.client,
  ]
  const watcher = watch(watched, { ignoreInitial: true }).on('all', gather(rebuild))
  terminal.print(`The site is on http://localhost:${port} and follows your changes. Stop it with Ctrl+C.\n`)
  terminal.print(`Quote requests are kept, not sent: http://localhost:${port}/__outbox\n`)
  return async () => {
    await watcher.close()
    server.close()
  }
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
      onProgress: (done, total) => terminal.progress('pictures', done, total),
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

/** Calls `work` once for changes that come together, and never twice at a time. */
function gather(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(work)
    }, gatherTime)
  }
}
