import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource } from './entry.ts'
import { findPlace, type Path } from './find-place.ts'

/** Where a value stands in one of the files: what they say of each other is told at the values. */
export function findInSource(sources: readonly CheckedSource[], file: string, path: Path): Place {
  const source = sources.find((one) => one.file === file)
  return source ? findPlace(source.parsed, path).place : { line: 1, column: 1 }
}
