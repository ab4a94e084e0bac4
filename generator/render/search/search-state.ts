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

interface IndexedPost {
  readonly path: string
  readonly version: string
}

export interface EarlierSearch {
  readonly state: SearchState
  /** The words of a post as it was: see `collectWords`. `undefined` if they are not known any more. */
  readonly wordsOf: (version: string) => readonly string[] | undefined
}
