import type { Place } from '../../shared/diagnostics/diagnostic.ts'

export function placeIn(text: string, offset: number): Place {
  return indexPlaces(text.slice(0, offset))(offset)
}

/** The same for many offsets in one text, indexing its lines once. `firstLine` is the line of the file it starts on. */
export function indexPlaces(text: string, firstLine = 1): (offset: number) => Place {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const index = starts.findLastIndex((start) => start <= offset)
    return { line: index + firstLine, column: offset - (starts[index] ?? 0) + 1 }
  }
}
