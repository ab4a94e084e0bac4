import type { AssetCache } from '../../generator/assets/asset-cache.ts'

export interface MemoryCache extends AssetCache {
  /** The keys of what had to be made, in that order. */
  readonly made: readonly string[]
}

/** A cache that is gone with the test, and tells what it did not have. */
export function openMemoryCache(): MemoryCache {
  const kept = new Map<string, Uint8Array>()
  const made: string[] = []
  return {
    made,
    async remember(key, make) {
      const known = kept.get(key)
      if (known) return known
      const bytes = await make()
      made.push(key)
      if (bytes) kept.set(key, bytes)
      return bytes
    },
  }
}
