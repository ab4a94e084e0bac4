/** Memoizes a function by object. Results are garbage-collected along with their object. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { readonly made: Made }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.made
    const made = make(key)
    known.set(key, { made })
    return made
  }
}

/** The same for strings or numbers, of which there can't be too many: results are kept. */
export function oncePerName<Key extends string | number, Made>(make: (name: Key) => Made): (name: Key) => Made {
  const known = new Map<Key, { readonly made: Made }>()
  return (name) => {
    const found = known.get(name) ?? { made: make(name) }
    known.set(name, found)
    return found.made
  }
}
