/** The candidate that `word` most likely is a misspelt form of, or `undefined` if none is near: at most a third of its letters are off. */
export function findClosest(word: string, candidates: readonly string[], most = Infinity): string | undefined {
  const limit = Math.min(most, Math.max(1, Math.floor(word.length / 3)))
  // Each extra letter is one to remove: words that differ more in length cannot be near, and may be huge.
  const near = candidates.filter(({ length }) => Math.abs(length - word.length) <= limit)
  const measured = near.map((candidate) => ({
    candidate,
    distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
  }))
  const [closest] = measured.toSorted((a, b) => a.distance - b.distance)
  return closest && closest.distance <= limit ? closest.candidate : undefined
}

/** Letters to insert, remove, change, or swap with their neighbour (optimal string alignment distance). */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= to.length; column += 1) {
      const change = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const isSwap = column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const swap = isSwap ? at(row - 2, column - 2) + 1 : Infinity
      current.push(Math.min(change, swap, at(row - 1, column) + 1, at(row, column - 1) + 1))
    }
  }
  return at(from.length, to.length)
}
