import { areaPath, paths } from '../../schema/paths.ts'
import type { Site } from '../../render/model/site.ts'
import { encodeTarget } from './encode-target.ts'
import { describeHeaders, type SiteHeaders } from './policy/site-headers.ts'

/**
 * What a host must know of a site beside its files: plain data, from which the configuration of every host is written, and which
 * the servers here apply. The rules that hold for every site alike are in `addresses.ts`.
 */
export interface HostingDescription {
  /** `https://www.company.example` */
  readonly url: string
  readonly headers: SiteHeaders
  readonly redirects: readonly MovedAddress[]
  readonly collections: readonly OpenCollection[]
}

/** An address that was given up: whoever asks for it gets 301 and the question mark with what follows it. */
export interface MovedAddress {
  /** Characters of `addressPattern` alone; asked for in capitals, it leads to the same. */
  readonly from: string
  /** As it may stand in any header: see `encodeTarget`. */
  readonly to: string
}

/** Addresses of one kind, of which those that are no page lead to their list for now: 302. */
export interface OpenCollection {
  /** `/service-areas`: the list, and what stands before a slash and an id. */
  readonly list: string
  /** Addresses of the pages, for hosts that cannot look whether there is one. */
  readonly pages: readonly string[]
}

/** As much of a site as its description is made from. */
export interface HostedSite extends Pick<Site, 'config' | 'redirects'> {
  readonly areas: readonly Pick<Site['areas'][number], 'id'>[]
}

/** The description of a site whose pages all have the style sheet `css`. */
export function describeHosting(
  { config, redirects, areas }: HostedSite,
  css: string,
  sendsToStandIn: boolean,
): HostingDescription {
  return {
    url: config.url,
    headers: describeHeaders({ config, css, sendsToStandIn }),
    redirects: redirects.map(({ from, to }) => ({ from, to: encodeTarget(to) })),
    collections: [{ list: paths.areas, pages: areas.map(({ id }) => areaPath(id)) }],
  }
}
