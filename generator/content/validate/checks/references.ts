import type { Place, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource, Entries, SourceKind } from '../entry.ts'
import { findPlace, type Path } from '../find-place.ts'

/** All files, for checks across files. */
export interface References extends Entries {
  readonly sources: readonly CheckedSource[]
  /** All files, including unreadable ones. */
  readonly kinds: readonly SourceKind[]
  /** Ids of all services, including unreadable ones. */
  readonly serviceIds: readonly string[]
  readonly placeIn: (file: string, ...path: Path) => Place
  readonly report: Report
}

export function gatherReferences(
  entries: Entries,
  sources: readonly CheckedSource[],
  kinds: readonly SourceKind[],
  report: Report,
): References {
  return {
    ...entries,
    sources,
    kinds,
    serviceIds: kinds.flatMap((kind) => ('collection' in kind && kind.collection === 'services' ? [kind.id] : [])),
    placeIn(file, ...path) {
      const source = sources.find((one) => one.file === file)
      return source ? findPlace(source.parsed, path).place : { line: 1, column: 1 }
    },
    report,
  }
}

interface Located {
  readonly file: string
  readonly place: Place
}

/** Locates a duplicate value, with a note that points to the other one. */
export function besideOther(here: Located, other: Located) {
  return { ...here, notes: [{ message: 'the other one is here', ...other }] }
}
