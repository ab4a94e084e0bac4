import type { Cache } from '../shared/cache/cache.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import { oncePer } from '../shared/once-per.ts'
import { findRelated, type Tagged } from './related-posts.ts'

/** For each post the places of those that are related to it. */
export type FindRelated = (posts: readonly Tagged[]) => readonly (readonly number[])[]

/** How many related posts a post names. */
const count = 2

/** For a single run. */
export const findRelatedOfAll: FindRelated = (posts) => findRelated(posts, count)

const describeTags = oncePer(({ id, category, tags }: Tagged) => [id, category, ...tags].join('\t'))

/** Finds them again only where tags changed. `live` are the keys that the last run has used. */
export function createRelatedFinder(cache: Cache<readonly (readonly number[])[]>) {
  let live: ReadonlySet<string> = new Set()
  const find: FindRelated = (posts) => {
    const key = shortHash(posts.map(describeTags).join('\n'))
    live = new Set([key])
    const cached = cache.get(key)
    if (cached) return cached
    const found = findRelatedOfAll(posts)
    cache.set(key, found)
    return found
  }
  return { find, save: () => cache.save(live) }
}
