import { type OutgoingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  /** Empty where it is not sent. */
  readonly header: (name: string) => string
  /** As it came. */
  readonly body: Buffer
}

interface Asked {
  readonly method?: string | undefined
  readonly headers?: OutgoingHttpHeaders | undefined
}

/** Asks a server for a path as it is written: nothing is resolved, followed or decompressed on the way. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('error', reject).on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          header: (name) => response.headers[name]?.toString() ?? '',
          body: Buffer.concat(parts),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

/** The body as it was before it was compressed. */
export function decode({ header, body }: Answer): Buffer {
  if (body.length === 0) return body
  if (header('content-encoding') === 'br') return brotliDecompressSync(body)
  return header('content-encoding') === 'gzip' ? gunzipSync(body) : body
}
