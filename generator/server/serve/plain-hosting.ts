import { paths } from '../../schema/paths.ts'
import type { HostingDescription } from '../../output/hosting/description.ts'

const revalidated = { 'Cache-Control': 'no-cache' }

/** What holds for a site of which nothing is known but its files: addresses and caching, and no policy. */
export const plainHosting: HostingDescription = {
  url: 'http://localhost',
  headers: {
    everything: { 'X-Content-Type-Options': 'nosniff' },
    page: revalidated,
    asset: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    other: revalidated,
    single: {},
    metaPolicy: '',
  },
  redirects: [],
  collections: [{ list: paths.areas, pages: [] }],
}

/**
 * For a server that puts scripts of its own into pages, and reloads them: a policy would refuse those, and what was kept would be
 * shown in place of what was just saved.
 */
export function describeForAuthors({ url, redirects, collections }: HostingDescription): HostingDescription {
  return { url, redirects, collections, headers: plainHosting.headers }
}
