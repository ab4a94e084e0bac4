import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Compress, compressFast, createBestCompressor } from './compress.ts'
import { readRedirectTarget } from '../output/redirect-page.ts'
import { notFoundFile, resolveRequest } from './resolve-request.ts'
import type { SiteStore } from './site-store.ts'

/** Answers a request and returns true, or leaves it to the site. */
export type Extension = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

export interface ServeOptions {
  readonly store: SiteStore
  readonly port: number
  /** Asked before the site, for what only `start` has. */
  readonly extensions?: readonly Extension[]
  /** Changes a page on its way out; `file` is its path in the site. */
  readonly decorate?: (html: string, file: string) => string
}

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

const compressible = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/

/** A server that listens on every loopback address of the machine. */
export interface SiteServer {
  close(): void
}

/** Serves a site on this machine alone. Rejects where the port is taken. */
export async function serveSite(options: ServeOptions): Promise<SiteServer> {
  const servers: Server[] = []
  // What is changed on its way out changes often.
  const compress = options.decorate ? compressFast : createBestCompressor()
  const close = () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  try {
    // `localhost` may mean either address; a machine without IPv6 has only the first.
    for (const host of ['127.0.0.1', '::1']) servers.push(await listenOn(host, { ...options, compress }))
  } catch (error) {
    if (servers.length === 0 || !isAddressMissing(error)) {
      close()
      throw error
    }
  }
  return { close }
}

interface AnswerOptions extends ServeOptions {
  readonly compress: Compress
}

async function listenOn(host: string, options: AnswerOptions): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch(() => {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, host, () => resolve())
  })
  return server
}

function isAddressMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
}

async function answer(request: IncomingMessage, response: ServerResponse, options: AnswerOptions): Promise<void> {
  if (!isLocal(request.headers.host)) return sendText(response, 403, 'This server answers to localhost only.')
  for (const extend of options.extensions ?? []) {
    if (await extend(request, response)) return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'Method not allowed.', { Allow: 'GET, HEAD' })
  const resolution = await resolveRequest(request.url ?? '/', (file) => options.store.has(file))
  if (resolution.status === 400) return sendText(response, 400, 'Bad request.')
  if ('location' in resolution) return sendText(response, resolution.status, '', { Location: resolution.location })
  await sendFile(request, response, { ...resolution, options })
}

/** A page of another site must not reach this server by a name of its own (DNS rebinding). */
function isLocal(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '')
}

interface FileAnswer {
  readonly status: number
  readonly file: string
  readonly options: AnswerOptions
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, options }: FileAnswer,
): Promise<void> {
  const found = await options.store.read(file)
  if (!found) return sendText(response, 404, `There is no ${notFoundFile}: the site has not been built.`)
  const isPage = file.endsWith('.html')
  const location = isPage && status === 200 ? locateRedirect(found, request.url ?? '') : undefined
  if (location !== undefined) return sendText(response, 301, '', { Location: location })
  const content =
    isPage && options.decorate ? Buffer.from(options.decorate(Buffer.from(found).toString('utf8'), file)) : found
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`
  const type = contentTypes[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  }
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  const { body, encoding } = compressible.test(type)
    ? await options.compress(content, etag, request.headers['accept-encoding'] ?? '')
    : { body: content }
  if (compressible.test(type)) headers['Vary'] = 'Accept-Encoding'
  if (encoding) headers['Content-Encoding'] = encoding
  response
    .writeHead(status, { ...headers, 'Content-Length': body.length })
    .end(request.method === 'HEAD' ? undefined : body)
}

/** Where hosts send who asks for an address that was given up: the question mark and what follows it go along. */
function locateRedirect(page: Uint8Array, asked: string): string | undefined {
  const target = readRedirectTarget(Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString('utf8'))
  if (target === undefined) return undefined
  const { pathname, hash } = new URL(target, 'http://localhost')
  const query = asked.indexOf('?')
  return pathname + (query < 0 ? '' : asked.slice(query)) + hash
}

function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  // Browsers keep a 301 for good, and an author who takes a redirect back would never see the page again.
  const all = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', ...headers }
  response.writeHead(status, all).end(text)
}
