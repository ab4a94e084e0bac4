import type { HostingDescription } from '../../output/hosting/description.ts'
import { immutable, revalidated } from '../../output/hosting/site-headers.ts'
import { paths } from '../../schema/paths.ts'

/** For a site of which only the files are known: addresses and caching, but no policy. */
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
