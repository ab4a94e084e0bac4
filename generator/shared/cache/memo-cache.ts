/** Returns what was made under this name for the same `input`, or makes it again. */
export type Memoize = <Made>(name: string, input: string, make: () => Made) => Made

/** For a single run. */
export const notMemoized: Memoize = (_name, _input, make) => make()

/** Keeps one value per name between runs, so that only what an author changed is made again. */
export function createMemoCache() {
  const kept = new Map<string, { readonly input: string; readonly made: unknown }>()
  const memoize: Memoize = <Made>(name: string, input: string, make: () => Made) => {
    const known = kept.get(name)
    // The only cast of a stored value: each name is used for one type.
    if (known?.input === input) return known.made as Made
    const made = make()
    const entry = { input, made }
    kept.set(name, entry)
    // A failure isn't kept, unless the value was replaced in the meantime.
    if (made instanceof Promise) made.catch(() => kept.get(name) === entry && kept.delete(name))
    return made
  }
  /** Drops what was made under each name that `isStale`. */
  const forget = (isStale: (name: string) => boolean) => {
    for (const name of kept.keys()) if (isStale(name)) kept.delete(name)
  }
  return { memoize, forget }
}
