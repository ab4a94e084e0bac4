/**
 * The files of the search index: a manifest that lists shards of words and shards of posts, so that a query only fetches the few
 * it needs. Pagefind, the usual choice, runs as WebAssembly, which the site's Content-Security-Policy blocks (it would need
 * 'wasm-unsafe-eval'), and needs a second pass over the finished pages.
 */

export interface SearchManifest {
  /** Posts per shard. Posts are numbered from the oldest, so a new one only changes the last shard. */
  readonly postsInShard: number
  /** Hashes of the post shards, in order. */
  readonly posts: readonly string[]
  readonly terms: ShardList
  /** Prefixes of so many words that these span more than `shardsOfWord` shards, each with the postings of all its words. */
  readonly prefixes: ShardList
}

/** Shards of sorted terms, found by each shard's first term. */
export interface ShardList {
  readonly firsts: readonly string[]
  readonly hashes: readonly string[]
}

/** Sorted terms and their postings, separated by spaces. As two columns they compress best. */
export interface TermShard {
  readonly terms: string
  readonly postings: string
}

/** A post in the search results. */
export interface FoundPost {
  readonly href: string
  readonly title: string
  readonly excerpt: string
  /** Of its title and excerpt, if it isn't the site's. */
  readonly language?: string | undefined
  readonly category: string
  /** `2026-03-04` */
  readonly date: string
  /** Development only. */
  readonly unpublished?: 'draft' | 'scheduled' | undefined
}

/** Maximum number of shards fetched for one word of a query. */
export const shardsOfWord = 2

/** The same limit for a word without matches, to find a similar one. */
export const shardsOfGuess = 4

export const formatShardAddress = (kind: 'terms' | 'posts', hash: string) => `/assets/search-${kind}-${hash}.json`

/** The range of shards that may contain terms starting with `prefix`. */
export function findShards({ firsts }: ShardList, prefix: string): readonly number[] {
  const isAfter = (first: string) => first > prefix && !first.startsWith(prefix)
  const end = firsts.findIndex(isAfter)
  const start = firsts.findLastIndex((first) => first <= prefix)
  const last = end === -1 ? firsts.length : end
  return Array.from({ length: last - Math.max(start, 0) }, (_, index) => Math.max(start, 0) + index)
}
