import { LineCounter } from 'yaml'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'

let latest = { text: '', placeAt: indexPlaces('') }

/** Indexes the lines of a text once if asked for several places in a row, since a text may have thousands of findings. */
export function placeIn(text: string, offset: number): Place {
  if (latest.text !== text) latest = { text, placeAt: indexPlaces(text) }
  return latest.placeAt(offset)
}

/** The same for many offsets in one text, indexing its lines once. `firstLine` is the line of the file it starts on. */
export function indexPlaces(text: string, firstLine = 1): (offset: number) => Place {
  const counter = new LineCounter()
  counter.addNewLine(0)
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) counter.addNewLine(at + 1)
  return (offset) => {
    const { line, col: column } = counter.linePos(offset)
    return { line: line + firstLine - 1, column }
  }
}
