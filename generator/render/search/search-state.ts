/** The postings of each term, in the order of their posts, encoded as visitors load them. */
export type Postings = ReadonlyMap<string, string>

/** An index as it was made, for the one that follows: after an edit most of it is still right. */
export interface SearchState {
  /** By number, the oldest first. */
  readonly posts: readonly IndexedPost[]
  readonly terms: Postings
  /** See `collectPrefixes`. */
  readonly prefixes: Postings
  /** Hashes of the files that show posts in results, by what they are made of. */
  readonly shards: ReadonlyMap<string, string>
}

export interface IndexedPost {
  readonly path: string
  readonly version: string
}

export interface EarlierSearch {
  readonly state: SearchState
  /** The words of a post as it was: see `collectWords`. `undefined` where nobody knows any more. */
  readonly wordsOf: (version: string) => readonly string[] | undefined
}

/** The state as a text. */
export function formatSearchState({ posts, terms, prefixes, shards }: SearchState): string {
  return JSON.stringify({ posts, terms: [...terms], prefixes: [...prefixes], shards: [...shards] })
}

/** Reads what `formatSearchState` has written; a pack vouches for every letter of it. */
export function parseSearchState(text: string): SearchState {
  const { posts, terms, prefixes, shards } = JSON.parse(text) as {
    readonly [Key in keyof SearchState]: SearchState[Key] extends Postings ? [string, string][] : SearchState[Key]
  }
  return { posts, terms: new Map(terms), prefixes: new Map(prefixes), shards: new Map(shards) }
}
