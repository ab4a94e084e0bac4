import type { IncomingMessage } from 'node:http'

/** The body of a request as text; `undefined` if it has more bytes than `largest`. It is read to its end in any case. */
export async function readBody(request: IncomingMessage, largest: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largest) chunks.push(chunk)
  }
  return size > largest ? undefined : Buffer.concat(chunks).toString('utf8')
}

/** The keys of a JSON object; none if the text is something else, as a request or a file may be that was written by hand. */
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

/** Whether a page of this server sent a request; browsers name the page in every request that could change something. */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  return headers.origin === `http://${headers.host}`
}

/** Whether a page of another site sent it. Programs and typed addresses are no pages. */
export function isFromForeignPage(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  return site === 'cross-site' || (origin !== undefined && !isFromOwnPage(request))
}
