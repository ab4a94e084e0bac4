/** The candidate that `word` most likely misspells, with at most a third of its letters off; `undefined` if none is close. */
export function findClosest(word: string, candidates: readonly string[], most = Infinity): string | undefined {
  const limit = Math.min(most, Math.max(1, Math.floor(word.length / 3)))
  // Each extra letter is an edit, so words that differ more in length can't match, and may be huge.
  const near = candidates.filter(({ length }) => Math.abs(length - word.length) <= limit)
  const typed = word.toLowerCase()
  let closest: { readonly candidate: string; readonly distance: number } | undefined
  for (const candidate of near) {
    const allowed = closest ? closest.distance - 1 : limit
    const other = candidate.toLowerCase()
    if (countMissing(typed, other) > allowed) continue
    const distance = editDistance(typed, other, allowed)
    if (distance <= allowed) closest = { candidate, distance }
  }
  return closest?.candidate
}

/** Letters share a place in it if they differ only in the higher bits, so counts may come out lower, never higher. */
const letters = new Int32Array(64)

/** How many letters one text lacks of the other: each takes an edit, and counting them takes a fraction of the time. */
function countMissing(from: string, to: string): number {
  letters.fill(0)
  for (let index = 0; index < from.length; index += 1) add(from.charCodeAt(index), 1)
  for (let index = 0; index < to.length; index += 1) add(to.charCodeAt(index), -1)
  let [more, fewer] = [0, 0]
  for (const count of letters) {
    if (count > 0) more += count
    else fewer -= count
  }
  return Math.max(more, fewer)
}

function add(unit: number, by: number): void {
  const place = unit % letters.length
  letters[place] = (letters[place] ?? 0) + by
}

/** Optimal string alignment distance, or a number above `limit`: only cells that may be within it are computed. */
function editDistance(from: string, to: string, limit: number): number {
  let before: number[] = []
  let above = Array.from({ length: Math.min(to.length, limit) + 1 }, (_, index) => index)
  let current: number[] = []
  for (let row = 1; row <= from.length; row += 1) {
    const first = Math.max(1, row - limit)
    const last = Math.min(to.length, row + limit)
    let least = first === 1 ? row : Infinity
    current[first - 1] = least
    for (let column = first; column <= last; column += 1) {
      const change = (above[column - 1] ?? Infinity) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const isSwap = column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const swap = isSwap ? (before[column - 2] ?? Infinity) + 1 : Infinity
      const distance = Math.min(change, swap, (above[column] ?? Infinity) + 1, (current[column - 1] ?? Infinity) + 1)
      current[column] = distance
      least = Math.min(least, distance)
    }
    current[last + 1] = Infinity
    // A swap reaches back two rows and costs one.
    if (least > limit + 1) return least
    ;[before, above, current] = [above, current, before]
  }
  return above[to.length] ?? Infinity
}
