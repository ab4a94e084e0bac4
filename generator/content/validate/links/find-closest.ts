/** The candidate that `word` most likely misspells, with at most a third of its letters off; `undefined` if none is close. */
export function findClosest(word: string, candidates: readonly string[], most = Infinity): string | undefined {
  const limit = Math.min(most, Math.max(1, Math.floor(word.length / 3)))
  // Each extra letter is an edit, so words that differ more in length can't match, and may be huge.
  const near = candidates.filter(({ length }) => Math.abs(length - word.length) <= limit)
  const typed = word.toLowerCase()
  let closest: { readonly candidate: string; readonly distance: number } | undefined
  for (const candidate of near) {
    const distance = editDistance(typed, candidate.toLowerCase(), closest ? closest.distance - 1 : limit)
    if (distance <= (closest ? closest.distance - 1 : limit)) closest = { candidate, distance }
  }
  return closest?.candidate
}

/** Optimal string alignment distance. Stops early with a number above `limit`, because almost all candidates are far off. */
function editDistance(from: string, to: string, limit: number): number {
  let before: number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= to.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const isSwap = column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const swap = isSwap ? (before[column - 2] ?? 0) + 1 : Infinity
      const distance = Math.min(change, swap, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      current.push(distance)
      least = Math.min(least, distance)
    }
    // A swap reaches back two rows and costs one.
    if (least > limit + 1) return least
    ;[before, above] = [above, current]
  }
  return above[to.length] ?? 0
}
