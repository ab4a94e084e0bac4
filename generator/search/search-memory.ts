import type { Pack } from '../cache/pack.ts'
import { type EarlierSearch, formatSearchState, parseSearchState, type SearchState } from './search-state.ts'

/** Where a run finds the index of the one before, and leaves its own. */
export interface SearchMemory {
  recall(): EarlierSearch | undefined
  keep(state: SearchState): void
}

interface SearchPlaces {
  readonly pack: Pack
  /** Names the site, and for whom it is. */
  readonly key: string
  readonly wordsOf: EarlierSearch['wordsOf']
}

/** An index that later runs have too. */
export interface RememberedSearch extends SearchMemory {
  /** Leaves the index to the next run. */
  save(): void
}

/** Remembers the index in a pack. */
export function rememberSearch({ pack, key, wordsOf }: SearchPlaces): RememberedSearch {
  let latest: SearchState | undefined
  let isChanged = false
  return {
    recall() {
      const text = latest ? undefined : pack.get(key)
      latest ??= text === undefined ? undefined : parseSearchState(text)
      return latest && { state: latest, wordsOf }
    },
    keep(state) {
      isChanged ||= latest === undefined || !isSameIndex(latest, state)
      latest = state
    },
    save() {
      if (latest && isChanged) pack.set(key, formatSearchState(latest))
      isChanged = false
    },
  }
}

function isSameIndex(before: SearchState, after: SearchState): boolean {
  return (
    before.posts.length === after.posts.length &&
    before.posts.every(({ version }, number) => version === after.posts[number]?.version)
  )
}
