import { areaPath, paths } from '../../schema/paths.ts'
import { addressPattern } from '../../schema/redirect.ts'
import type { Site } from '../../render/model/site.ts'
import type { PolicySubject } from '../../render/policy/content-policy.ts'
import { describeHeaders, type SiteHeaders } from './site-headers.ts'

/**
 * What a host must know about a site beside its files: plain data, from which the configuration of every host is written, and which
 * our own servers apply. The rules that hold for every site are in `addresses.ts`.
 */
export interface HostingDescription {
  /** `https://www.company.example` */
  readonly url: string
  readonly headers: SiteHeaders
  readonly redirects: readonly MovedAddress[]
  readonly collections: readonly OpenCollection[]
}

/** An address that was given up: requests get 301, with the question mark and what follows it. */
interface MovedAddress {
  /** Characters of `addressPattern` only; in capitals, it leads to the same. */
  readonly from: string
  /** As it may be written in any header: see `encodeTarget`. */
  readonly to: string
}

/** Addresses of one kind: those that are no page lead to their list for now, 302. */
export interface OpenCollection {
  /** `/service-areas`: the list, and what comes before a slash and an id. */
  readonly list: string
  /** Addresses of the pages, for hosts that cannot look whether there is one. */
  readonly pages: readonly string[]
}

/** As much of a site as its description is made from. */
interface HostedSite extends Pick<Site, 'config' | 'redirects'> {
  readonly areas: readonly Pick<Site['areas'][number], 'id'>[]
}

/** The description of a site whose pages have these style sheets. */
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
 * An address with its `#`, as it may be written in a `Location` header (RFC 3986): what is not in this small alphabet is
 * percent-encoded, in UTF-8. None of the alphabet has a meaning in a configuration file of a host; browsers decode the part
 * after `#` before they look for it (https://html.spec.whatwg.org/#find-a-potential-indicated-element).
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

/** Printable ASCII: what a configuration can hold in one line, and a header too (RFC 9110, 5.5). */
const linePattern = /^[ -~]*$/

/** The name of a header field (RFC 9110, 5.1). */
const headerNamePattern = /^[\w!#$%&'*+.^`|~-]+$/

/**
 * Throws if a description has a text that could mean something else in the configuration of a host. The content was checked before,
 * so that is our bug. What formats a description can rely on it.
 */
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
