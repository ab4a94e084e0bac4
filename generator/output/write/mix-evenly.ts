/** Two lists as one, each in its own order and the items of both spread evenly: whatever is taken next, much of either kind is still to come. */
export function mixEvenly<Item>(one: readonly Item[], other: readonly Item[]): Item[] {
  const [longer, shorter] = one.length < other.length ? [other, one] : [one, other]
  const mixed: Item[] = []
  let taken = 0
  for (const [index, item] of longer.entries()) {
    mixed.push(item)
    const due = Math.floor(((index + 1) * shorter.length) / longer.length)
    mixed.push(...shorter.slice(taken, due))
    taken = due
  }
  return mixed
}
