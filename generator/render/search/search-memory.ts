import type { Pack } from '../../shared/cache/pack.ts'
import { buildSearch, type Search, type SearchedPost } from './build-search.ts'
import { type PackedSearch, unpackOutputs } from './packed-search.ts'
import { type EarlierSearch, formatSearchState, parseSearchState, type SearchState } from './search-state.ts'

/** What a site needs of its search. */
export type SiteSearch = Pick<Search, 'index' | 'outputs'>

/** Makes the search of a site from its posts, newest first; or has it made, where that takes long. */
export type MakeSearch = (posts: readonly SearchedPost[]) => SiteSearch | Promise<SiteSearch>

export interface SearchPlaces {
  readonly pack: Pack
  /** Names the site, and for whom it is. */
  readonly key: string
  readonly wordsOf: EarlierSearch['wordsOf']
  /** Makes the search of very many posts elsewhere; `undefined` where it is sooner made here. */
  readonly makeAside?: ((posts: readonly SearchedPost[]) => Promise<PackedSearch> | undefined) | undefined
}

/** An index that later runs have too. */
export interface RememberedSearch {
  readonly make: MakeSearch
  /** Leaves the index to the next run. */
  save(): void
}

/** Posts that may be others than in the index that is kept: it is as soon brought up to date as a newer one is written. */
const mostBehind = 8

/** Remembers the index in a pack. After an edit most of the one before is still right. */
export function rememberSearch({ pack, key, wordsOf, makeAside }: SearchPlaces): RememberedSearch {
  let kept: SearchState | undefined
  let latest: SearchState | undefined
  /** What was made elsewhere, as a text. */
  let made: string | undefined
  const recall = () => {
    if (!latest) {
      const text = made ?? pack.get(key)
      latest = text === undefined ? undefined : parseSearchState(text)
      if (made === undefined) kept = latest
    }
    return latest && { state: latest, wordsOf }
  }
  return {
    make(posts) {
      const earlier = recall()
      const aside = earlier ? undefined : makeAside?.(posts)
      if (aside) {
        return aside.then((packed) => {
          made = packed.state
          return { index: packed.index, outputs: unpackOutputs(packed) }
        })
      }
      const search = buildSearch(posts, earlier)
      latest = search.state
      return search
    },
    save() {
      if (latest && countBehind(kept, latest) > mostBehind) made = formatSearchState(latest)
      if (made === undefined) return
      pack.set(key, made)
      made = undefined
      kept = latest
    },
  }
}

/** How many posts of an index are others than in the one that is kept; all where one is in another place. */
function countBehind(kept: SearchState | undefined, { posts }: SearchState): number {
  if (
    !kept ||
    kept.posts.length !== posts.length ||
    kept.posts.some(({ path }, number) => path !== posts[number]?.path)
  )
    return Number.POSITIVE_INFINITY
  return posts.filter(({ version }, number) => version !== kept.posts[number]?.version).length
}
