import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '../../output/hosting/encodings.ts'
import { isCompressible } from '../../output/hosting/content-types.ts'
import { chooseHeaders, type SiteHeaders } from '../../output/hosting/site-headers.ts'
import { isFresh, readRange, type Validators } from './ask-conditions.ts'
import type { Compress, Compressed } from './compress.ts'
import type { SiteStore } from './site-store.ts'

export interface SendOptions {
  readonly store: SiteStore
  readonly headers: SiteHeaders
  readonly compress: Compress
  /** Changes a page on its way out; `file` is its path in the site. */
  readonly decorate?: ((html: string, file: string) => string) | undefined
}

/** A file of the site with the status that it is sent with. */
export interface FileAnswer {
  readonly status: 200 | 404
  readonly file: string
}

/** Sends a file, or what the client still needs of it. Returns false where the file is not there. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file }: FileAnswer,
  options: SendOptions,
): Promise<boolean> {
  const accepted = request.headers['accept-encoding'] ?? ''
  const found = await readEncoded(file, accepted, options)
  if (!found) return false
  const { body, encoding, known } = found
  const address = `/${file.replace(/\.html$/, '')}`
  const headers: Record<string, string | number> = {
    ...chooseHeaders(options.headers, file, address),
    ETag: known.etag,
    ...(known.modified && { 'Last-Modified': known.modified.toUTCString() }),
    ...(isCompressible(file) && { Vary: 'Accept-Encoding' }),
  }
  // Conditions and ranges are about the file that was asked for, and not about the one that says that there is none.
  if (status === 200 && isFresh(request.headers, known)) {
    delete headers['Content-Type']
    response.writeHead(304, headers).end()
    return true
  }
  if (encoding) headers['Content-Encoding'] = encoding
  const send = (code: number, part: Uint8Array) =>
    response
      .writeHead(code, { ...headers, 'Content-Length': part.length })
      .end(request.method === 'HEAD' ? undefined : part)
  if (status === 404) {
    send(404, body)
    return true
  }
  headers['Accept-Ranges'] = 'bytes'
  const range = request.method === 'GET' ? readRange(request.headers, body.length, known) : undefined
  if (range === 'none') sendNoRange(response, headers, body.length)
  else if (range) {
    headers['Content-Range'] = `bytes ${range.start}-${range.end}/${body.length}`
    send(206, body.subarray(range.start, range.end + 1))
  } else send(200, body)
  return true
}

function sendNoRange(response: ServerResponse, headers: Record<string, string | number>, length: number): void {
  const { 'Content-Encoding': _encoding, 'Content-Type': _type, ...kept } = headers
  response.writeHead(416, { ...kept, 'Content-Range': `bytes */${length}`, 'Content-Length': 0 }).end()
}

interface EncodedFile extends Compressed {
  readonly known: Validators
}

/** A file as the client takes it: the one that was compressed by the build, or else compressed here. */
async function readEncoded(file: string, accepted: string, options: SendOptions): Promise<EncodedFile | undefined> {
  const { store, decorate, compress } = options
  const encoding = isCompressible(file) && !decorate ? chooseEncoding(accepted) : undefined
  const ready = encoding && (await store.read(file + encoding.ending))
  if (ready)
    return { body: ready, encoding: encoding.name, known: await identify(store, file + encoding.ending, ready) }
  const found = await store.read(file)
  if (!found) return undefined
  const content = decorate && file.endsWith('.html') ? decorateBytes(found, file, decorate) : found
  const known = await identify(store, file, content)
  if (!isCompressible(file)) return { body: content, known }
  const compressed = await compress(content, known.etag, accepted)
  // Other bytes, another tag (RFC 9110, 8.8.3.3).
  const etag = compressed.encoding ? known.etag.replace(/"$/, `-${compressed.encoding}"`) : known.etag
  return { ...compressed, known: { ...known, etag } }
}

function decorateBytes(html: Uint8Array, file: string, decorate: NonNullable<SendOptions['decorate']>): Uint8Array {
  return Buffer.from(decorate(Buffer.from(html).toString(), file))
}

const tags = new WeakMap<Uint8Array, string>()

async function identify(store: SiteStore, file: string, content: Uint8Array): Promise<Validators> {
  const etag = tags.get(content) ?? `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`
  tags.set(content, etag)
  return { etag, modified: await store.modified?.(file) }
}
