/** What was made of `input` under this name the last time, or makes it anew where the input is another. */
export type Remember = <Made>(name: string, input: string, make: () => Made) => Made

/** For a run that stands alone. */
export const makeAnew: Remember = (_name, _input, make) => make()

/** One value a name, for runs that follow each other: what an author did not touch is not made again. */
export function createMemory(): Remember {
  const kept = new Map<string, { readonly input: string; readonly made: unknown }>()
  return <Made>(name: string, input: string, make: () => Made) => {
    const known = kept.get(name)
    // The one place where what a name stands for gets its type back: a name is used for one kind of thing.
    if (known?.input === input) return known.made as Made
    const made = make()
    kept.set(name, { input, made })
    // What failed may not fail again.
    if (made instanceof Promise) made.catch(() => kept.delete(name))
    return made
  }
}
