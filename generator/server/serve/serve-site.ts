import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { longestAddress, methods, notFoundFile } from '../../output/hosting/addresses.ts'
import type { HostingDescription } from '../../output/hosting/description.ts'
import { createResolver } from '../../output/hosting/resolve-address.ts'
import { hasCode } from '../../shared/fs/disk-error.ts'
import { oncePer } from '../../shared/once-per.ts'
import { chooseBareHeaders, type Headers } from '../../output/hosting/site-headers.ts'
import { plainHosting } from './plain-hosting.ts'
import { type Decorate, sendFile } from './send-file.ts'
import type { SiteStore } from './site-store.ts'

/** Answers a request and returns true, or passes it on to the site. */
export type Extension = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

interface ServeOptions {
  readonly store: SiteStore
  readonly port: number
  /** Called with a sentence when a request fails. */
  readonly report: (sentence: string) => void
  /** What is known about the site besides its files. Called for each request, because the site may be rebuilt. */
  readonly hosting?: (() => HostingDescription) | undefined
  /** Tried before the site, for what only `start` has. */
  readonly extensions?: readonly Extension[]
  readonly decorate?: Decorate
}

/** Serves a site on this machine's loopback addresses only. Rejects if the port is taken. */
export async function serveSite(options: ServeOptions) {
  const servers: Server[] = []
  const close = () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  try {
    // `localhost` may resolve to either address; a machine without IPv6 only has the first.
    for (const host of ['127.0.0.1', '::1']) servers.push(await listenOn(host, options))
  } catch (error) {
    if (servers.length > 0 && hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return { close }
    close()
    throw error
  }
  return { close }
}

async function listenOn(host: string, options: ServeOptions): Promise<Server> {
  // Leaves room for addresses that are too long, so that they get a 414 instead of a dropped connection.
  const server = createServer({ maxHeaderSize: longestAddress * 16 }, (request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      const trouble = error instanceof Error ? (error.stack ?? error.message) : String(error)
      options.report(`The request for ${request.url} failed: ${trouble}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // Still listens later, so that a connection that can't be accepted doesn't end the process.
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(options.port, host, () => resolve())
  })
  return server
}

async function answer(request: IncomingMessage, response: ServerResponse, options: ServeOptions): Promise<void> {
  const { store, extensions = [] } = options
  if (!isLocal(request.headers.host)) return sendText(response, 403, 'This server only accepts requests for localhost.')
  for (const extend of extensions) {
    if (await extend(request, response)) return
  }
  const hosting = options.hosting?.() ?? plainHosting
  const bare = chooseBareHeaders(hosting.headers)
  if (!methods.includes(request.method ?? ''))
    return sendText(response, 405, 'Method not allowed.', { ...bare, Allow: methods.join(', ') })
  const found = resolverOf(hosting)(request.url ?? '/', (file) => store.has(file))
  if ('location' in found) return sendText(response, found.status, '', { ...bare, Location: found.location })
  if (!('file' in found)) return sendText(response, found.status, refusals[found.status], bare)
  await store.prepare?.(found.file)
  if (sendFile(request, response, found, { ...options, headers: hosting.headers })) return
  sendText(response, 404, `There is no ${notFoundFile}: the site hasn't been built.`, bare)
}

const refusals = { 400: 'Bad request.', 414: 'Address too long.' } as const
const resolverOf = oncePer(createResolver)

/** Guards against DNS rebinding: another site must not reach this server under its own host name. */
function isLocal(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '')
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers = plainHosting.headers.other,
): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text)
}
