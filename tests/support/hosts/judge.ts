import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCompressible } from '../../../generator/output/hosting/content-types.ts'
import { chooseBareHeaders, chooseHeaders, type Headers } from '../../../generator/output/hosting/site-headers.ts'
import type { Row } from '../../hosts/requests.ts'
import { type Answer, decode } from './ask.ts'
import type { HostedSite } from './start-servers.ts'

/** The expected response according to a row and the site's description, and the actual one. */
export function judge(answer: Answer, row: Row, site: HostedSite) {
  const { status, location = '', file, encoding = '', isEarly = false } = row
  const headers = isEarly ? {} : listHeaders(row, site)
  const isWhole = file !== undefined && status !== 404
  const names = Object.keys(headers)
  const expected = {
    status,
    location,
    headers,
    allow: status === 405 && !isEarly ? 'GET, HEAD' : '',
    encoding,
    vary: file !== undefined && isCompressible(file) ? 'Accept-Encoding' : '',
    isKnownAgain: isWhole || status === 304,
    hasTime: isWhole,
    body: 'as it should be',
  }
  const was: typeof expected = {
    status: answer.status,
    location: answer.header('location'),
    headers: Object.fromEntries(names.map((name) => [name, answer.header(name.toLowerCase())])),
    allow: answer.header('allow'),
    encoding: answer.header('content-encoding'),
    vary: file === undefined ? '' : answer.header('vary'),
    isKnownAgain: expected.isKnownAgain ? /^"[^"]+"$/.test(answer.header('etag')) : false,
    hasTime: isWhole && Date.parse(answer.header('last-modified')) > 0,
    body: describeBody(answer, row, site),
  }
  return { expected, was }
}

/** All headers that the description specifies for this response. */
function listHeaders({ status, file, path }: Row, { hosting: { headers } }: HostedSite): Headers {
  const address = path.replace(/\?.*/, '')
  if (file !== undefined) return chooseHeaders(headers, file, address)
  // The client keeps the cached headers (RFC 9110, 15.4.5), so few have to be repeated.
  if (status === 304)
    return { ...headers.everything, ...pickCaching(address.startsWith('/assets/') ? headers.asset : headers.page) }
  return status === 416 ? headers.everything : chooseBareHeaders(headers)
}

function pickCaching({ 'Cache-Control': caching = '' }: Headers): Headers {
  return { 'Cache-Control': caching }
}

function describeBody(answer: Answer, { method, status, file, part }: Row, { folder }: HostedSite): string {
  const length = answer.body.length
  if (method === 'HEAD' || status === 304)
    return length === 0 ? 'as it should be' : `${length} bytes where none are due`
  if (file === undefined) return 'as it should be'
  const whole = readFileSync(join(folder, file))
  const bytes = part ? whole.subarray(...part) : whole
  return decode(answer).equals(bytes) ? 'as it should be' : `${length} bytes that are not those of ${file}`
}
