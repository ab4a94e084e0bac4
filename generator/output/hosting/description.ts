import { areaPath, paths } from '../../schema/paths.ts'
import { addressPattern } from '../../schema/entries/redirect.ts'
import type { Site } from '../../render/model/site.ts'
import type { PolicySubject } from './content-policy.ts'
import { describeHeaders, type SiteHeaders } from './site-headers.ts'

/** What a host must know about a site. Plain data: every host's configuration is generated from it, and our servers apply it. */
export interface HostingDescription {
  /** `https://www.company.example` */
  readonly url: string
  readonly headers: SiteHeaders
  readonly redirects: readonly MovedAddress[]
  readonly collections: readonly OpenCollection[]
}

/** A retired address: requests get a 301 that keeps the query string. */
interface MovedAddress {
  /** Only characters of `addressPattern`; not case-sensitive. */
  readonly from: string
  /** Safe in any header: see `encodeTarget`. */
  readonly to: string
}

/** A collection whose unknown addresses redirect to its list with a 302, because a page may be added later. */
export interface OpenCollection {
  /** `/service-areas`: the list, and the prefix of its pages. */
  readonly list: string
  /** Addresses of the pages, for hosts whose rules can't check whether a file exists. */
  readonly pages: readonly string[]
}

/** The parts of a site that its hosting description is made from. */
interface HostedSite extends Pick<Site, 'config' | 'redirects'> {
  readonly areas: readonly Pick<Site['areas'][number], 'id'>[]
}

/** Describes the hosting of a site with these style sheets. */
export function describeHosting(
  { config, redirects, areas }: HostedSite,
  sheets: Pick<PolicySubject, 'css' | 'pageCss'>,
  sendsToOutbox: boolean,
): HostingDescription {
  return {
    url: config.url,
    headers: describeHeaders({ config, ...sheets, sendsToOutbox }),
    redirects: redirects.map(({ from, to }) => ({ from, to: encodeTarget(to) })),
    collections: areas.length > 0 ? [{ list: paths.areas, pages: areas.map(({ id }) => areaPath(id)) }] : [],
  }
}

/**
 * Encodes an address, with its `#` if it has one, for a `Location` header (RFC 3986): anything outside this small alphabet is
 * percent-encoded as UTF-8. No character of the alphabet has a special meaning in a host's configuration file, and browsers
 * decode the fragment before they look for it (https://html.spec.whatwg.org/#find-a-potential-indicated-element).
 */
export function encodeTarget(target: string): string {
  const [path = '', ...anchor] = target.split('#')
  return [path, ...(anchor.length > 0 ? [anchor.join('%23')] : [])].map(encodePart).join('#')
}

function encodePart(part: string): string {
  return part.replaceAll(/%(?![\dA-Fa-f]{2})|[^\w.~/&=+,;:@!%-]+/g, (unsafe) =>
    [...Buffer.from(unsafe)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )
}

/** What `encodeTarget` returns. */
export const encodedTargetPattern = /^\/(?:[\w.~/&=+,;:@!-]|%[\dA-F]{2})*(?:#(?:[\w.~/&=+,;:@!-]|%[\dA-Fa-f]{2})*)?$/i

/** Printable ASCII: fits on one line of a configuration file, and in a header (RFC 9110, 5.5). */
const linePattern = /^[ -~]*$/

/** A header field name (RFC 9110, 5.1). */
const headerNamePattern = /^[\w!#$%&'*+.^`|~-]+$/

/** Throws if a description contains text that could be misread in a host's configuration, which is our bug. */
export function refuseUnsafe({ url, headers, redirects, collections }: HostingDescription): void {
  const { everything, page, asset, other, single } = headers
  const sent = [everything, page, asset, other, ...Object.values(single)]
  const addresses = [redirects.map(({ from }) => from), collections.map(({ list, pages }) => [list, ...pages])].flat(2)
  const expected = [
    [[...addresses, ...Object.keys(single)], addressPattern, "isn't the address of a site"],
    [redirects.map(({ to }) => to), encodedTargetPattern, "isn't an encoded address"],
    [sent.flatMap((fields) => Object.keys(fields)), headerNamePattern, "isn't the name of a header"],
    [[url, ...sent.flatMap((fields) => Object.values(fields))], linePattern, 'cannot be written in a configuration'],
  ] as const
  for (const [texts, pattern, complaint] of expected) {
    const unsafe = texts.find((text) => !pattern.test(text))
    if (unsafe !== undefined) throw new Error(`${JSON.stringify(unsafe)} ${complaint}`)
  }
}
