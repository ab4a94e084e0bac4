import { encodeAscii } from '../shared/cache/ascii-json.ts'
import type { Cache } from '../shared/cache/cache.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import { groupBy } from '../shared/group-by.ts'
import { oncePer } from '../shared/once-per.ts'
import type { Post } from './model/site.ts'

/** What determines which posts are related. */
type Tagged = Pick<Post, 'id' | 'tags' | 'category'>

/** Returns the indexes of each post's related posts. */
export type FindRelated = (posts: readonly Tagged[]) => readonly (readonly number[])[]

/** Number of related posts shown on a post. */
const named = 2

/**
 * For each post, the indexes of the `count` posts that share the most tags with it (a category counts as one), newest first on a
 * tie. `posts` must be newest first.
 */
export function findRelated(posts: readonly Tagged[], count = named): readonly (readonly number[])[] {
  const keysOf = posts.map(listKeys)
  const sharing = groupBy(
    keysOf.flatMap((keys, place) => keys.map((key) => ({ key, place }))),
    ({ key }) => key,
  )
  // Shared, because allocating an array per post would take longer than counting.
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

/** Without duplicates, and in lowercase. Prefixed, because a category may have the same name as a tag. */
function listKeys({ tags, category }: Tagged): string[] {
  return [...new Set([...tags.map((tag) => `tag ${tag}`), `category ${category}`].map((key) => key.toLowerCase()))]
}

const formatTags = oncePer(({ id, category, tags }: Tagged): string => [id, category, ...tags].join('\t'))

/** Recomputes related posts only if tags or categories changed. */
export function createRelatedFinder(cache: Cache<readonly (readonly number[])[]>) {
  let latest: { readonly key: string; readonly related: ReturnType<FindRelated> } | undefined
  const find: FindRelated = (posts) => {
    const key = shortHash(posts.map(formatTags).join('\n'))
    if (latest?.key === key) return latest.related
    const cached = cache.get(key)
    const related = cached ?? findRelated(posts)
    if (!cached) cache.set(key, encodeAscii(related))
    latest = { key, related }
    return related
  }
  const save = () => {
    // A build that stopped at errors didn't ask for any.
    if (latest) cache.save(new Set([latest.key]))
  }
  return { find, save }
}
