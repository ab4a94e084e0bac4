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
  const range = status === 200 && request.method === 'GET' ? readRange(request.headers, body, found) : undefined
  if (status === 404) send(404, body, content)
  else if (isFresh(request.headers, found)) response.writeHead(304, headers).end()
  else if (!range) send(200, body, { ...content, ...ranges })
  else if (range.part) send(206, range.part, { ...content, ...ranges, 'Content-Range': range.header })
  else send(416, Buffer.alloc(0), { ...ranges, 'Content-Range': range.header })
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

/** The requested range (RFC 9110, 14), without `part` if there is none; `undefined` for the whole file, or several ranges. */
function readRange(asked: IncomingHttpHeaders, body: Uint8Array, { etag, modified }: Validators) {
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked.range?.replaceAll(' ', '') ?? '') ?? []
  const condition = asked['if-range']
  if (whole === undefined || first + last === '') return undefined
  if (condition !== undefined && condition !== etag && condition !== modified) return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  const { length } = body
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (start > end) return { header: `bytes */${length}` }
  return { header: `bytes ${start}-${end}/${length}`, part: body.subarray(start, end + 1) }
}
