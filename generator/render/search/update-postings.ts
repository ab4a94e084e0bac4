import { decodePostings, packPosting, postOf } from '../../../client/islands/blog-search/postings.ts'
import type { SearchedPost } from './build-search.ts'
import { encodePostings, type Postings, visitRanks } from './collect-postings.ts'

/** An index as it was made, for the one that follows: after an edit most of it is still right. */
export interface SearchState {
  /** By number, the oldest first. */
  readonly posts: readonly Pick<SearchedPost, 'path' | 'version'>[]
  readonly terms: Postings
  /** See `collectPrefixes`. */
  readonly prefixes: Postings
}

export interface EarlierSearch {
  readonly state: SearchState
  /** The words of a post as it was: see `collectWords`. `undefined` if they are not known any more. */
  readonly wordsOf: (version: string) => readonly string[] | undefined
}

/** Posts that may have changed: with more of them going through all posts is no slower. */
const mostChanges = 200

/**
 * The postings of an earlier index with the posts that changed since, or were added at the end. `undefined` where posts
 * have other numbers than before, so that nearly every posting is another.
 */
export function updatePostings(
  posts: readonly SearchedPost[],
  { state, wordsOf }: EarlierSearch,
): Pick<SearchState, 'terms' | 'prefixes'> | undefined {
  if (state.posts.some(({ path }, number) => posts[number]?.path !== path)) return undefined
  const changed = posts.flatMap((post, number) =>
    state.posts[number]?.version === post.version ? [] : [{ post, number }],
  )
  if (changed.length > mostChanges) return undefined
  const [terms, prefixes] = [new Map(state.terms), new Map(state.prefixes)]
  for (const { post, number } of changed) {
    const version = state.posts[number]?.version
    const before = version === undefined ? [] : wordsOf(version)
    if (!before) return undefined
    const ranks = { before: listRanks(before), after: listRanks(post.readWords()) }
    move(terms, number, ranks)
    const known = [...prefixes.keys()]
    move(prefixes, number, { before: rankPrefixes(known, ranks.before), after: rankPrefixes(known, ranks.after) })
  }
  return { terms, prefixes }
}

type Ranks = ReadonlyMap<string, number>

function listRanks(words: readonly string[]): Ranks {
  const ranks = new Map<string, number>()
  visitRanks(words, (word, rank) => ranks.set(word, rank))
  return ranks
}

interface Change {
  readonly before: Ranks
  readonly after: Ranks
}

/** Gives a post other ranks in the postings of terms. */
function move(postings: Map<string, string>, post: number, { before, after }: Change): void {
  for (const term of new Set([...before.keys(), ...after.keys()])) {
    const rank = after.get(term)
    if (rank === before.get(term)) continue
    const others = decodePostings(postings.get(term) ?? '').filter((posting) => postOf(posting) !== post)
    const own = rank === undefined ? [] : [packPosting(post, rank)]
    const list = [...others, ...own].toSorted((a, b) => a - b)
    if (list.length === 0) postings.delete(term)
    else postings.set(term, encodePostings(list))
  }
}

/** The best rank of a post under each of the prefixes that begin one of its words, with what a query adds for a whole word. */
function rankPrefixes(prefixes: readonly string[], words: Ranks): Ranks {
  const best = new Map<string, number>()
  const lengths = new Set(prefixes.map(({ length }) => length))
  const known = new Set(prefixes)
  for (const [word, rank] of words) {
    for (const length of lengths) {
      const prefix = word.slice(0, length)
      if (word.length < length || !known.has(prefix)) continue
      best.set(prefix, Math.max(best.get(prefix) ?? 0, rank + (prefix === word ? 1 : 0)))
    }
  }
  return best
}
