import { type OutgoingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  /** Empty if it isn't sent. */
  readonly header: (name: string) => string
  /** As received. */
  readonly body: Buffer
}

interface Asked {
  readonly method?: string | undefined
  readonly headers?: OutgoingHttpHeaders | undefined
}

/** Requests a path exactly as written, without resolving, redirecting or decompressing anything. */
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

/** The decompressed body. */
export function decode({ header, body }: Answer): Buffer {
  if (body.length === 0) return body
  if (header('content-encoding') === 'br') return brotliDecompressSync(body)
  return header('content-encoding') === 'gzip' ? gunzipSync(body) : body
}
