import type { HostingDescription } from '../../output/hosting/description.ts'
import { immutable, revalidated } from '../../output/hosting/site-headers.ts'
import { paths } from '../../schema/paths.ts'

/** What holds for a site of which only the files are known: addresses and caching, and no policy. */
export const plainHosting: HostingDescription = {
  url: 'http://localhost',
  headers: {
    everything: { 'X-Content-Type-Options': 'nosniff' },
    page: revalidated,
    asset: immutable,
    other: revalidated,
    single: {},
    metaPolicy: '',
  },
  redirects: [],
  collections: [{ list: paths.areas, pages: [] }],
}

/** For a server that puts scripts into pages and reloads them: no policy, which would refuse those, and no caching. */
export function describeForAuthors(hosting: HostingDescription): HostingDescription {
  return { ...hosting, headers: plainHosting.headers }
}
