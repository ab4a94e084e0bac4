import { decodePostings, packPosting, postOf, rankOf } from '../../../client/islands/blog-search/postings.ts'
import { findShards, type ShardList, shardsOfWord } from '../../../client/islands/blog-search/search-index.ts'
import { groupBy } from '../../shared/group-by.ts'
import { encodePostings, type Postings } from './collect-postings.ts'

interface Terms {
  readonly sorted: readonly string[]
  readonly terms: Postings
  /** Prefixes with known postings. */
  readonly known: Postings
}

/**
 * The postings of every prefix whose words are in more shards than a query may load: `c` and `co`, if there are thousands of
 * posts. Few sites have any.
 */
export function collectPrefixes({ sorted, terms, known }: Terms, shards: ShardList): Postings {
  const prefixes = new Map<string, string>()
  const listOf = (term: string) => decodePostings(terms.get(term) ?? '')
  for (let length = 1; ; length += 1) {
    const groups = groupBy(
      sorted.filter((term) => term.length >= length),
      (term) => term.slice(0, length),
    )
    const wide = [...groups].filter(([prefix]) => findShards(shards, prefix).length > shardsOfWord)
    if (wide.length === 0) return prefixes
    for (const [prefix, group] of wide) prefixes.set(prefix, known.get(prefix) ?? mergePostings(prefix, group, listOf))
  }
}

/** The best rank of each post, plus what a query adds for a whole word. */
function mergePostings(prefix: string, group: readonly string[], listOf: (term: string) => readonly number[]): string {
  const best: number[] = []
  for (const term of group) {
    const whole = term === prefix ? 1 : 0
    for (const posting of listOf(term)) {
      const post = postOf(posting)
      const rank = rankOf(posting) + whole
      if (rank > (best[post] ?? -1)) best[post] = rank
    }
  }
  // `flatMap` skips the holes: posts that have none of the words.
  return encodePostings(best.flatMap((rank, post) => packPosting(post, rank)))
}
