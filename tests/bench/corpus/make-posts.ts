import { readEntries, readOrdered } from '../../support/content.ts'
import { type Kind, type MadePost, makePost, type Surroundings } from './make-post.ts'
import { mostTitles } from './titles.ts'

/** The posts of the real site, which are part of every corpus. */
export const realPosts = readEntries('posts').map(({ id }) => id)

/** A corpus has the site's own posts, and no more than there are titles. */
export const limits = { least: realPosts.length, most: realPosts.length + mostTitles } as const

/** The posts that join the site's own, so that there are `count` of them. Same arguments, same bytes. */
export function makePosts(count: number, seed: string, kind: Kind): readonly MadePost[] {
  const surroundings = readSurroundings()
  return Array.from({ length: count - realPosts.length }, (_, number) => makePost(number, seed, kind, surroundings))
}

function readSurroundings(): Surroundings {
  const [posts, services, areas] = [readEntries('posts'), readOrdered('services'), readOrdered('areas')]
  return {
    categories: [...new Set(posts.map(({ category }) => category))],
    pictures: [...posts, ...services, ...areas].map(({ image, imageAlt }) => ({ image, imageAlt })),
    targets: [
      ...posts.map(({ id, title }) => ({ href: `/blog/${id}`, words: title.toLowerCase() })),
      ...services.map(({ id, title }) => ({ href: `/services/${id}`, words: title.toLowerCase() })),
      ...areas.map(({ id, city }) => ({ href: `/service-areas/${id}`, words: `cleaning in ${city}` })),
    ],
  }
}
