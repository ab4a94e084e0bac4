import type { ServerResponse } from 'node:http'
import type { Extension } from '../serve/serve-site.ts'

const eventsPath = '/__reload'
const scriptPath = '/__reload.js'

const script = `new EventSource('${eventsPath}').addEventListener('reload', () => location.reload())\n`

/** Tells open pages to load themselves again. */
export interface Reloader {
  readonly extension: Extension
  readonly decorate: (html: string) => string
  reload(): void
}

export function createReloader(): Reloader {
  const listeners = new Set<ServerResponse>()
  return {
    extension(request, response) {
      if (request.url === scriptPath) {
        response
          .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' })
          .end(script)
        return true
      }
      if (request.url !== eventsPath) return false
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
        .write('retry: 300\n\n')
      listeners.add(response)
      response.once('close', () => listeners.delete(response))
      return true
    },
    decorate: (html) => html.replace('</body>', `<script src="${scriptPath}" defer></script></body>`),
    reload() {
      for (const response of listeners) response.write('event: reload\ndata:\n\n')
    },
  }
}
