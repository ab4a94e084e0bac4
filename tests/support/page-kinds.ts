import type { PageKind } from '../../templates/page-props.ts'
import { readOrdered, readPosts } from './content.ts'

const [newest] = readPosts()

/** One path for each kind of page. */
export const pageKinds = {
  home: '/',
  about: '/about',
  blog: '/blog',
  post: `/blog/${newest?.id ?? ''}`,
  faq: '/faq',
  service: `/services/${choose('services', 'office')}`,
  areas: '/service-areas',
  area: `/service-areas/${choose('areas', 'troy')}`,
  contact: '/contact',
  privacy: '/privacy-policy',
} as const satisfies Record<Exclude<PageKind, 'page' | 'not-found'>, string>

/** The entry with this id, which the sample sites have, or else the first. */
function choose(collection: 'services' | 'areas', id: string): string {
  const ids = readOrdered(collection).map((entry) => entry.id)
  return ids.includes(id) ? id : (ids[0] ?? '')
}

/** Those of `kinds` that this site has: without posts, there is no blog. */
export function listKinds(kinds: Readonly<Record<string, string>>): readonly (readonly [kind: string, path: string])[] {
  return Object.entries(kinds).filter(([, path]) => newest || !path.startsWith('/blog'))
}

/** Everything that visitors may see: each kind of page, and what appears if a page or post doesn't exist. */
export const screens = {
  ...pageKinds,
  'not found': '/no-such-page',
  'post not found': '/blog/no-such-post',
} as const
