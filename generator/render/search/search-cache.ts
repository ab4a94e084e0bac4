import { encodeAscii } from '../../shared/cache/ascii-json.ts'
import type { Cache } from '../../shared/cache/cache.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { buildSearch, type Search } from './build-search.ts'
import type { SearchedPost } from './collect-postings.ts'
import type { EarlierSearch, SearchState } from './update-postings.ts'

/** Makes the search index of a site from its posts, newest first. */
export type MakeSearch = (posts: readonly SearchedPost[]) => Pick<Search, 'index' | 'outputs'>

/** A search index as JSON. */
export interface CachedSearch extends Pick<SearchState, 'posts'> {
  readonly terms: readonly (readonly [string, string])[]
  readonly prefixes: readonly (readonly [string, string])[]
}

/** The only key: an outdated index is updated, not rebuilt. */
const key = shortHash('search index')

/** Builds each index from the one before: after an edit, most of it is still valid. */
export function createSearchMaker(cache: Cache<CachedSearch>, wordsOf: EarlierSearch['wordsOf']) {
  let isChanged = false
  let latest: SearchState | undefined
  const recall = (): SearchState | undefined => {
    const cached = cache.get(key)
    return cached && { ...cached, terms: new Map(cached.terms), prefixes: new Map(cached.prefixes) }
  }
  const make: MakeSearch = (posts) => {
    latest ??= recall()
    const search = buildSearch(posts, latest && { state: latest, wordsOf })
    isChanged ||= !latest || !isSame(latest, search.state)
    latest = search.state
    return search
  }
  const save = () => {
    if (latest && isChanged)
      cache.set(key, encodeAscii({ ...latest, terms: [...latest.terms], prefixes: [...latest.prefixes] }))
    isChanged = false
    cache.save(new Set([key]))
  }
  return { make, save }
}

function isSame({ posts }: SearchState, { posts: others }: SearchState): boolean {
  return posts.length === others.length && posts.every(({ version }, number) => version === others[number]?.version)
}
