import { packPosting } from '../../../client/islands/blog-search/postings.ts'
import type { SearchedPost } from './build-search.ts'
import { encodePostings } from './encode-postings.ts'
import type { Postings, SearchState } from './search-state.ts'

/** Postings as they are kept and, where they were just made, as numbers. */
export interface CollectedPostings extends Pick<SearchState, 'terms' | 'prefixes'> {
  readonly lists?: ReadonlyMap<string, readonly number[]>
}

/** Goes through the words of all posts, oldest first. */
export function collectPostings(posts: readonly Pick<SearchedPost, 'readWords'>[]): CollectedPostings {
  const found = new Map<string, number[]>()
  for (const [number, post] of posts.entries()) {
    visitRanks(post.readWords(), (word, rank) => {
      const known = found.get(word)
      if (known) known.push(packPosting(number, rank))
      else found.set(word, [packPosting(number, rank)])
    })
  }
  return { terms: encodeAll(found), prefixes: new Map(), lists: found }
}

/** Visits words with their ranks: twice the best place where each appears. */
export function visitRanks(words: readonly string[], see: (word: string, rank: number) => void): void {
  for (const [place, group] of words.entries()) {
    if (group === '') continue
    for (const word of group.split(' ')) see(word, place * 2)
  }
}

function encodeAll(postings: ReadonlyMap<string, readonly number[]>): Postings {
  return new Map([...postings].map(([term, list]) => [term, encodePostings(list)]))
}
