/**
 * The files of the search index: a manifest, which names shards of words and shards of posts, so that a query fetches
 * only the few that it needs. Pagefind, the usual choice, runs as WebAssembly, which the site's Content-Security-Policy
 * forbids (it would need 'wasm-unsafe-eval'), and needs a second pass over finished pages.
 */

export interface SearchManifest {
  /** How many posts a shard holds. Posts are numbered from the oldest, so that a new one changes the last shard only. */
  readonly postsInShard: number
  /** Hashes of the shards of posts, in their order. */
  readonly posts: readonly string[]
  readonly terms: ShardList
  /** Beginnings of so many words that they lie in more than `shardsOfWord` shards, each with the postings of all of them. */
  readonly prefixes: ShardList
}

/** Shards of sorted terms, found by the first term of each. */
export interface ShardList {
  readonly firsts: readonly string[]
  readonly hashes: readonly string[]
}

/** Sorted terms and the postings of each, parted by spaces: as two columns they compress best. */
export interface TermShard {
  readonly terms: string
  readonly postings: string
}

/** A post as results show it. */
export interface FoundPost {
  readonly href: string
  readonly title: string
  readonly excerpt: string
  readonly category: string
  /** `2026-03-04` */
  readonly date: string
  /** Only while writing. */
  readonly unpublished?: 'draft' | 'scheduled' | undefined
}

/** At most so many shards are fetched for one word of a query. */
export const shardsOfWord = 2

/** And for a word that none begins with, to find one that is near. */
export const shardsOfGuess = 4

export const formatShardAddress = (kind: 'terms' | 'posts', hash: string) => `/assets/search-${kind}-${hash}.json`

/** The shards, from first to last, in which terms that begin with `prefix` can be. */
export function findShards({ firsts }: ShardList, prefix: string): readonly number[] {
  const isAfter = (first: string) => first > prefix && !first.startsWith(prefix)
  const end = firsts.findIndex(isAfter)
  const start = firsts.findLastIndex((first) => first <= prefix)
  const last = end === -1 ? firsts.length : end
  return Array.from({ length: last - Math.max(start, 0) }, (_, index) => Math.max(start, 0) + index)
}
