import type { AssetCache } from '../../generator/assets/cache/asset-cache.ts'

interface MemoryCache extends AssetCache {
  /** The keys of what had to be made, in that order. */
  readonly made: readonly string[]
  /** Forgets what was kept under a key. */
  readonly lose: (key: string) => void
}

/** A cache that is gone with the test, and records what it did not have. */
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
