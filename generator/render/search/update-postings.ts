import { decodePostings, packPosting, postOf } from '../../../client/islands/blog-search/postings.ts'
import { encodePostings, type Postings, type SearchedPost, visitRanks } from './collect-postings.ts'

/** The data of an index, kept for the next build: after an edit, most of it is still valid. */
export interface SearchState {
  /** By post number, oldest first. */
  readonly posts: readonly Pick<SearchedPost, 'path' | 'version'>[]
  readonly terms: Postings
  /** See `collectPrefixes`. */
  readonly prefixes: Postings
}

export interface EarlierSearch {
  readonly state: SearchState
  /** The words of an earlier version of a post: see `collectWords`. `undefined` if they are no longer known. */
  readonly wordsOf: (version: string) => readonly string[] | undefined
}

/** With more changed posts than this, a full rebuild is just as fast. */
const mostChanges = 200

/**
 * Updates an earlier index's postings for posts that changed or were added at the end. `undefined` if existing posts got other
 * numbers, which changes nearly every posting.
 */
export function updatePostings(
  posts: readonly SearchedPost[],
  { state, wordsOf }: EarlierSearch,
): Pick<SearchState, 'terms' | 'prefixes'> | undefined {
  if (state.posts.some(({ path }, number) => posts[number]?.path !== path)) return undefined
  const changed: { readonly post: SearchedPost; readonly number: number }[] = []
  for (const [number, post] of posts.entries())
    if (state.posts[number]?.version !== post.version) changed.push({ post, number })
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

/** Changes a post's rank in the postings of its terms. */
function move(postings: Map<string, string>, post: number, { before, after }: Record<'before' | 'after', Ranks>): void {
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

/** A post's best rank under each prefix of its words, plus what a query adds for a whole word. */
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
