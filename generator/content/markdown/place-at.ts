import type { Place } from '../../shared/diagnostics/diagnostic.ts'

/** Line and column of an offset in `source`. */
export function placeAt(source: string, offset: number): Place {
  const lines = source.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
