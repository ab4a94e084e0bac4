import type { IncomingMessage } from 'node:http'

/** What a request carries, as text; `undefined` where it has more bytes than `largest`. It is read to its end in any case. */
export async function readBody(request: IncomingMessage, largest: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largest) chunks.push(chunk)
  }
  return size > largest ? undefined : Buffer.concat(chunks).toString('utf8')
}
