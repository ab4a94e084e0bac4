import type { Pack } from '../shared/cache/pack.ts'
import { shortHash } from '../shared/cache/short-hash.ts'

/** Keeps which posts name which: that follows from their tags alone, and an edit of a text changes none of it. */
export interface RelatedMemory {
  /** What was found for posts of the same description, or finds it anew. */
  remember(describe: () => string, find: () => readonly (readonly number[])[]): readonly (readonly number[])[]
}

/** For a run that keeps nothing. */
export const findAnew: RelatedMemory = { remember: (_describe, find) => find() }

/** Remembers what was found last, in a pack. */
export function rememberRelated(pack: Pack): RelatedMemory {
  let latest: { readonly input: string; readonly found: readonly (readonly number[])[] } | undefined
  return {
    remember(describe, find) {
      const input = describe()
      if (latest?.input === input) return latest.found
      const key = `related ${shortHash(input)}`
      const kept = pack.get(key)
      const found = kept === undefined ? find() : (JSON.parse(kept) as number[][])
      if (kept === undefined) pack.set(key, JSON.stringify(found))
      latest = { input, found }
      return found
    },
  }
}
