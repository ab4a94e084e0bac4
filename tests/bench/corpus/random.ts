/** Seeded random values: the same seed gives the same sequence on every machine. */
export interface Random {
  /** An integer from `least` to `most`, inclusive. */
  readonly between: (least: number, most: number) => number
  /** `true` with a probability of `share`. */
  readonly happens: (share: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** This many of the items, without repetition, in random order. */
  readonly sample: <Item>(items: readonly Item[], count: number) => readonly Item[]
}

/** Node's own random numbers can't be seeded. */
export function createRandom(seed: string): Random {
  const next = createNumbers(hashText(seed))
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item
  return {
    between,
    pick,
    happens: (share) => next() < share,
    sample(items, count) {
      const left = [...items]
      return Array.from({ length: Math.min(count, items.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      ).flat()
    },
  }
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: numbers from 0 up to 1. */
function createNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
