import type { IncomingMessage } from 'node:http'

/** A request's body as text; `undefined` if it is larger than `largest` bytes. Always reads it to the end, but never keeps more. */
export async function readBody(request: IncomingMessage, largest: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largest) chunks.push(chunk)
  }
  return size > largest ? undefined : Buffer.concat(chunks).toString('utf8')
}

/** The keys of a JSON object; empty for anything else, such as a hand-written request or file. */
export function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text)
    return isObject(parsed) ? parsed : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a request came from this server's own page. Browsers send `Origin` with every request that could change something. */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  return headers.origin === `http://${headers.host}`
}

/** Whether a request came from another site's page. Programs and typed addresses don't count. */
export function isFromForeignPage(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  return site === 'cross-site' || (origin !== undefined && !isFromOwnPage(request))
}
