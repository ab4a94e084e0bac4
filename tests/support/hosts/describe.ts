import { encodeTarget, type HostingDescription } from '../../../generator/output/hosting/description.ts'
import { describeHeaders } from '../../../generator/output/hosting/site-headers.ts'
import type { SiteConfig } from '../../../generator/schema/site/config.ts'

const config = { url: 'https://www.site.example' } as SiteConfig

/** The description of a small site. Targets are written as in the content. */
export function describeSite(redirects: readonly { from: string; to: string }[] = []): HostingDescription {
  return {
    url: config.url,
    headers: describeHeaders({ config, css: 'body{}', pageCss: [], sendsToOutbox: false }),
    redirects: redirects.map(({ from, to }) => ({ from, to: encodeTarget(to) })),
    collections: [{ list: '/service-areas', pages: ['/service-areas/troy', '/service-areas/royal-oak'] }],
  }
}

/** The same with one more header for pages. */
export function withHeader(description: HostingDescription, name: string, value: string): HostingDescription {
  const { headers } = description
  return { ...description, headers: { ...headers, page: { ...headers.page, [name]: value } } }
}
