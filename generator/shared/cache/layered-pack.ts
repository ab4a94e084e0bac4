import type { Pack } from './pack.ts'

/** A pack over others, of which nothing is changed: what it does not have may be in one of them. */
export function layerPacks(pack: Pack, others: readonly Pack[]): Pack {
  if (others.length === 0) return pack
  const find = (key: string) => others.find((other) => other.has(key))
  return {
    has: (key) => pack.has(key) || find(key) !== undefined,
    get: (key) => pack.get(key) ?? find(key)?.get(key),
    set: (key, value) => pack.set(key, value),
    close: (keepsAll) => pack.close(keepsAll),
  }
}
