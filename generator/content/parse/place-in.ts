import type { Place } from '../../shared/diagnostics/diagnostic.ts'

let latest = { text: '', placeAt: indexPlaces('') }

/** Indexes the lines of a text once if asked for several places in a row, since a text may have thousands of findings. */
export function placeIn(text: string, offset: number): Place {
  if (latest.text !== text) latest = { text, placeAt: indexPlaces(text) }
  return latest.placeAt(offset)
}

/** The same for many offsets in one text, indexing its lines once. `firstLine` is the line of the file it starts on. */
export function indexPlaces(text: string, firstLine = 1): (offset: number) => Place {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + firstLine, column: offset - (starts[low] ?? 0) + 1 }
  }
}
