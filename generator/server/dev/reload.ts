import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Extension } from '../serve/serve-site.ts'
import { adminFile } from '../../schema/paths.ts'
import { emptyReport } from './overlay/build-report.ts'
import { addresses, type OverlayReport } from './overlay/report.ts'

export type Reloader = ReturnType<typeof createReloader>

/** Tells open pages to load themselves again, and what is wrong with what they show. `script` is what they load to listen. */
export function createReloader(script: Promise<string>) {
  const listeners = new Set<ServerResponse>()
  let current = emptyReport
  let run = nameRun()
  const tellAll = (message: string) => {
    for (const response of listeners) response.write(message)
  }
  const extension: Extension = async ({ url }, response) => {
    if (url === addresses.script) {
      const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' }
      response.writeHead(200, headers).end(await script)
      return true
    }
    if (url !== addresses.events) return false
    response
      .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      .write(`retry: 300\n\n${formatRun(run)}${formatReport(current)}`)
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
    return true
  }
  return {
    extension,
    // What somebody is typing into the content manager's forms is not to go with a save.
    decorate: (html: string, file: string) =>
      file === adminFile
        ? html
        : html.replace('</body>', `<script src="${addresses.script}" data-run="${run}" defer></script></body>`),
    /** A run went well; its report goes to all pages, once they show what it has made. `pages` are the addresses of those; all where it is absent. */
    reload(report: OverlayReport, pages?: readonly string[]) {
      current = report
      // If no page changed, loading one again would lose its place for nothing.
      if (pages?.length !== 0) {
        run = nameRun()
        tellAll(formatRun(run, pages))
      }
      // Pages that stay hear of it now, and the others when they come back.
      if (pages) tellAll(formatReport(report))
    },
    /** A run failed: open pages say why, and so do those that are opened until the next run. */
    showReport(report: OverlayReport) {
      current = report
      tellAll(formatReport(report))
    },
    /** The report that pages show now. */
    current: () => current,
  }
}

/** Each page says which run it is of, and loads itself again where it hears of another: also after a restart of the server. */
function nameRun(): string {
  return randomBytes(4).toString('hex')
}

function formatRun(run: string, pages: readonly string[] = []): string {
  return `event: run\ndata: ${[run, ...pages].join(' ')}\n\n`
}

/** JSON has no line break that is not escaped, so it is one line of the stream. */
function formatReport(report: OverlayReport): string {
  return `event: report\ndata: ${JSON.stringify(report)}\n\n`
}
