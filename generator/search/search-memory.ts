import type { Pack } from '../cache/pack.ts'
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

/** Remembers the index in a pack. After an edit most of the one before is still right. */
export function rememberSearch({ pack, key, wordsOf, makeAside }: SearchPlaces): RememberedSearch {
  let latest: SearchState | undefined
  /** The state as a text, where it has changed. */
  let format: (() => string) | undefined
  const recall = () => {
    const text = latest ? undefined : (format?.() ?? pack.get(key))
    latest ??= text === undefined ? undefined : parseSearchState(text)
    return latest && { state: latest, wordsOf }
  }
  const makeHere = (posts: readonly SearchedPost[], earlier: EarlierSearch | undefined) => {
    const search = buildSearch(posts, earlier)
    if (!latest || !isSameIndex(latest, search.state)) format = () => formatSearchState(search.state)
    latest = search.state
    return search
  }
  return {
    make(posts) {
      const earlier = recall()
      const aside = earlier ? undefined : makeAside?.(posts)
      return aside
        ? aside.then((made) => {
            format = () => made.state
            return { index: made.index, outputs: unpackOutputs(made) }
          })
        : makeHere(posts, earlier)
    },
    save() {
      if (format) pack.set(key, format())
      format = undefined
    },
  }
}

function isSameIndex(before: SearchState, after: SearchState): boolean {
  return (
    before.posts.length === after.posts.length &&
    before.posts.every(({ version }, number) => version === after.posts[number]?.version)
  )
}
