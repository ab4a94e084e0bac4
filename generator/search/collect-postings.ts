import { encodePostings, packPosting } from '../../client/islands/blog-search/postings.ts'
import type { SearchedPost } from './build-search.ts'
import type { Postings, SearchState } from './search-state.ts'

/** Postings as they are kept and, where they were just made, as numbers. */
export interface CollectedPostings extends Pick<SearchState, 'terms' | 'prefixes'> {
  readonly lists?: ReadonlyMap<string, readonly number[]>
}

/** Goes through the words of all posts, oldest first. */
export function collectPostings(posts: readonly SearchedPost[]): CollectedPostings {
  const found = new Map<string, number[]>()
  for (const [number, post] of posts.entries()) {
    for (const [word, rank] of listRanks(post.readWords())) {
      const known = found.get(word)
      if (known) known.push(packPosting(number, rank))
      else found.set(word, [packPosting(number, rank)])
    }
  }
  return { terms: encodeAll(found), prefixes: new Map(), lists: found }
}

/** Words with their ranks: twice the best place in which each stands. */
export function listRanks(words: readonly string[]): (readonly [word: string, rank: number])[] {
  return words.flatMap((group, place) =>
    group === '' ? [] : group.split(' ').map((word) => [word, place * 2] as const),
  )
}

function encodeAll(postings: ReadonlyMap<string, readonly number[]>): Postings {
  return new Map([...postings].map(([term, list]) => [term, encodePostings(list)]))
}
