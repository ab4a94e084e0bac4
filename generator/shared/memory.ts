/** What was made of `input` under this name the last time, or makes it again if the input is another. */
export type Remember = <Made>(name: string, input: string, make: () => Made) => Made

export interface Memory {
  readonly remember: Remember
  /** Lets go of what was made under each name that `isStale`. */
  forget(isStale: (name: string) => boolean): void
}

/** For a single run. */
export const noMemory: Remember = (_name, _input, make) => make()

/** One value a name, for runs that follow each other: what an author did not touch is not made again. */
export function createMemory(): Memory {
  const kept = new Map<string, { readonly input: string; readonly made: unknown }>()
  return {
    remember<Made>(name: string, input: string, make: () => Made) {
      const known = kept.get(name)
      // The one place where a stored value gets its type back: each name is used for one kind of value.
      if (known?.input === input) return known.made as Made
      const made = make()
      const entry = { input, made }
      kept.set(name, entry)
      // What failed may not fail again; what was made again meanwhile stays.
      if (made instanceof Promise) made.catch(() => kept.get(name) === entry && kept.delete(name))
      return made
    },
    forget(isStale) {
      for (const name of kept.keys()) if (isStale(name)) kept.delete(name)
    },
  }
}
