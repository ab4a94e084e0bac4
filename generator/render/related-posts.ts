import type { Cache } from '../shared/cache/cache.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import { groupBy } from '../shared/group-by.ts'

/** What decides which posts are related. */
export interface Tagged {
  readonly id: string
  readonly tags: readonly string[]
  readonly category: string
}

/** For each post the places of those that are related to it. */
export type FindRelated = (posts: readonly Tagged[]) => readonly (readonly number[])[]

/** How many related posts a post names. */
const named = 2

/**
 * For each post the places of the `count` posts that share most tags with it (a category counts as one), newest first among
 * equals; `posts` are newest first.
 */
export function findRelated(posts: readonly Tagged[], count = named): readonly (readonly number[])[] {
  const keysOf = posts.map(listKeys)
  const sharing = groupBy(
    keysOf.flatMap((keys, place) => keys.map((key) => ({ key, place }))),
    ({ key }) => key,
  )
  // One for all posts: to take new memory for each would take longer than to count.
  const scores = new Uint16Array(posts.length)
  return keysOf.map((keys, own) => {
    scores.fill(0)
    for (const key of keys) for (const { place } of sharing.get(key) ?? []) scores[place] = (scores[place] ?? 0) + 1
    const best: number[] = []
    for (let score = keys.length; score >= 0; score -= 1) {
      let place = scores.indexOf(score)
      for (; place >= 0 && best.length < count; place = scores.indexOf(score, place + 1))
        if (place !== own) best.push(place)
    }
    return best
  })
}

/** Each once. A category may have the name of a tag. */
function listKeys({ tags, category }: Tagged): string[] {
  return [...new Set(tags.map((tag) => `tag ${tag}`)), `category ${category}`]
}

/** Finds them again only where tags changed. */
export function createRelatedFinder(cache: Cache<readonly (readonly number[])[]>) {
  // What the last run has used.
  let live: ReadonlySet<string> = new Set()
  const find: FindRelated = (posts) => {
    const key = shortHash(posts.map(({ id, category, tags }) => [id, category, ...tags].join('\t')).join('\n'))
    live = new Set([key])
    const cached = cache.get(key)
    if (cached) return cached
    const found = findRelated(posts)
    cache.set(key, found)
    return found
  }
  return { find, save: () => cache.save(live) }
}
