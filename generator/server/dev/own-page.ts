import type { IncomingMessage } from 'node:http'

/** Whether a page of this server asks; browsers name the page in every request that could change something. */
export function isFromOwnPage({ headers }: IncomingMessage): boolean {
  return headers.origin === `http://${headers.host}`
}

/** Whether a page of another site asks. A program, or a reader who types the address, is none. */
export function isFromForeignPage(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  return site === 'cross-site' || (origin !== undefined && !isFromOwnPage(request))
}
