import type { AssetCache } from '../../generator/assets/cache/asset-cache.ts'

interface MemoryCache extends AssetCache {
  /** The keys of everything that had to be made, in order. */
  readonly made: readonly string[]
  /** Deletes an entry. */
  readonly lose: (key: string) => void
}

/** A cache in memory that records its misses. */
export function openMemoryCache(): MemoryCache {
  const kept = new Map<string, Uint8Array>()
  const made: string[] = []
  const remember: AssetCache['remember'] = async (key, make) => {
    const known = kept.get(key)
    if (known) return known
    const bytes = await make()
    made.push(key)
    if (bytes) kept.set(key, bytes)
    return bytes
  }
  return {
    made,
    lose: (key) => void kept.delete(key),
    remember,
    ensure: async (key, make) => ({ content: await remember(key, make) }),
  }
}
