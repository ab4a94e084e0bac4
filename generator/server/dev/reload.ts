import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Extension } from '../serve/serve-site.ts'
import { adminFile } from '../../schema/paths.ts'
import { emptyReport } from './overlay/build-report.ts'
import { addresses, type OverlayReport } from './overlay/report.ts'

/** A build that changed something. */
interface Run {
  readonly name: string
  /** The pages that it changed; all if absent. */
  readonly pages?: readonly string[] | undefined
}

/** Tells open pages to reload, and sends them reports. `script` is the code that pages listen with. */
export function createReloader(script: Promise<string>) {
  const listeners = new Set<ServerResponse>()
  let current = emptyReport
  const runs: Run[] = [{ name: nameRun() }]
  const lastRun = () => runs.at(-1)?.name ?? ''
  const tellAll = (message: string) => {
    for (const response of listeners) response.write(message)
  }
  const extension: Extension = async ({ url }, response) => {
    if (url === addresses.script) {
      const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }
      response.writeHead(200, headers).end(await script)
      return true
    }
    const [path, known = ''] = (url ?? '').split('?')
    if (path !== addresses.events) return false
    response
      .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      .write(`retry: 300\n\n${formatRun(lastRun(), listChanged(runs, known))}${formatReport(current)}`)
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
    return true
  }
  return {
    extension,
    // Not the CMS page: a save must not discard what someone is typing there.
    decorate: (html: string, file: string) =>
      file === adminFile
        ? html
        : html.replace('</body>', `<script src="${addresses.script}" data-run="${lastRun()}" defer></script></body>`),
    /** Sends every page the report of a run, and reloads the pages that it changed, or all if `pages` is absent. */
    reload(report: OverlayReport, pages?: readonly string[]) {
      current = report
      // If no page changed, reloading would only lose the scroll position.
      if (pages?.length !== 0) {
        runs.push({ name: nameRun(), pages })
        if (runs.length > mostRuns) runs.shift()
        tellAll(formatRun(lastRun(), pages))
      }
      // Pages that stay get the report now, the others after reloading.
      if (pages) tellAll(formatReport(report))
    },
    /** The report currently shown. */
    current: () => current,
  }
}

/** Pages that have missed more than this many runs reload. */
const mostRuns = 100

/** The pages that changed since a run; all of them (`undefined`) if it's unknown. */
function listChanged(runs: readonly Run[], known: string) {
  const at = runs.findIndex(({ name }) => name === known)
  const later = runs.slice(at + 1)
  return at < 0 || later.some(({ pages }) => !pages) ? undefined : later.flatMap(({ pages = [] }) => pages)
}

/** Each page knows the run that made it, and reloads when it hears of another, even after a server restart. */
const nameRun = () => randomBytes(4).toString('hex')

function formatRun(run: string, pages: readonly string[] = []): string {
  return `event: run\ndata: ${[run, ...pages].join(' ')}\n\n`
}

/** JSON escapes line breaks, so this is a single line of the stream. */
function formatReport(report: OverlayReport): string {
  return `event: report\ndata: ${JSON.stringify(report)}\n\n`
}
