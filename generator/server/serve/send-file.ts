import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { compressFast } from '../../output/hosting/add-compressed.ts'
import { isCompressible } from '../../output/hosting/content-types.ts'
import { chooseEncoding } from '../../output/hosting/encodings.ts'
import { chooseHeaders, type SiteHeaders } from '../../output/hosting/site-headers.ts'
import type { SiteStore } from './site-store.ts'

/** Changes a page before it is sent; `file` is its path in the site. */
export type Decorate = (html: string, file: string) => string

interface SendOptions {
  readonly store: SiteStore
  readonly headers: SiteHeaders
  /** Decorated sites aren't compressed, because they change often. */
  readonly decorate?: Decorate | undefined
}

/**
 * Sends a file, or the part that the client needs. Returns false if there is no such file. `sirv` and `send` won't do: they serve
 * a folder, not the memory of `start`, and give all encodings of a file the same ETag.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file }: { readonly status: 200 | 404; readonly file: string },
  options: SendOptions,
): boolean {
  const found = readEncoded(file, request.headers['accept-encoding'] ?? '', options)
  if (!found) return false
  const { body, encoding, etag, modified } = found
  const { 'Content-Type': type, ...chosen } = chooseHeaders(options.headers, file, `/${file.replace(/\.html$/, '')}`)
  const headers = {
    ...chosen,
    ETag: etag,
    ...(modified !== undefined && { 'Last-Modified': modified }),
    ...(isCompressible(file) && { Vary: 'Accept-Encoding' }),
  }
  const content = { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) }
  const send = (code: number, part: Uint8Array, more: object) =>
    response
      .writeHead(code, { ...headers, ...more, 'Content-Length': part.length })
      .end(request.method === 'HEAD' ? undefined : part)
  const ranges = { 'Accept-Ranges': 'bytes' }
  // Conditions and ranges apply to the requested file, not to the 404 page.
  const range = status === 200 && request.method === 'GET' ? readRange(request.headers, body.length, found) : undefined
  if (status === 404) send(404, body, content)
  else if (isFresh(request.headers, found)) response.writeHead(304, headers).end()
  else if (range === 'none') send(416, Buffer.alloc(0), { ...ranges, 'Content-Range': `bytes */${body.length}` })
  else if (range) {
    const part = { 'Content-Range': `bytes ${range.start}-${range.end}/${body.length}` }
    send(206, body.subarray(range.start, range.end + 1), { ...content, ...ranges, ...part })
  } else send(200, body, { ...content, ...ranges })
  return true
}

interface Validators {
  /** In quotes. A hash of the bytes sent, so each encoding has its own (RFC 9110, 8.8.3.3). */
  readonly etag: string
  /** HTTP date, without fractions of a second. */
  readonly modified: string | undefined
}

/** A file in an encoding that the client accepts: precompressed by the build, or compressed here. */
function readEncoded(file: string, accepted: string, { store, decorate }: SendOptions) {
  const best = isCompressible(file) && !decorate ? chooseEncoding(accepted) : undefined
  const ready = best && store.read(file + best.ending)
  const content = ready ?? store.read(file)
  if (!content) return undefined
  const modified = store.modified?.(ready && best ? file + best.ending : file)?.toUTCString()
  const encode = (bytes: Uint8Array) => (best && !ready ? compressFast(bytes, best.name) : bytes)
  const isDecorated = decorate && file.endsWith('.html')
  const body = isDecorated ? Buffer.from(decorate(Buffer.from(content).toString(), file)) : encode(content)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
  return { body, encoding: best?.name, etag, modified }
}

/** Whether the client's copy is current (RFC 9110, 13.2.2): decided by its ETag if it sent one, otherwise by date. */
function isFresh(asked: IncomingHttpHeaders, { etag, modified = '' }: Validators): boolean {
  const tags = asked['if-none-match']
  if (tags === undefined) return Date.parse(modified) <= Date.parse(asked['if-modified-since'] ?? '')
  return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/**
 * The requested range (RFC 9110, 14), with its last byte as `end`: `undefined` for the whole file, also if several ranges are
 * requested; `'none'` if it can't be satisfied.
 */
function readRange(asked: IncomingHttpHeaders, length: number, { etag, modified }: Validators) {
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked.range?.replaceAll(' ', '') ?? '') ?? []
  const condition = asked['if-range']
  if (whole === undefined || first + last === '') return undefined
  if (condition !== undefined && condition !== etag && condition !== modified) return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return start > end ? 'none' : { start, end }
}
