import type { Place, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource, Entries, SourceKind } from '../entry.ts'
import { findPlace, type Path } from '../find-place.ts'

/** All files, for the checks of what they say of each other. */
export interface References extends Entries {
  readonly sources: readonly CheckedSource[]
  /** What files are there, those that cannot be read too. */
  readonly kinds: readonly SourceKind[]
  /** Ids of the services among them. */
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

/** A value that another place has too, with a note of that. */
export function besideOther(here: Located, other: Located) {
  return { ...here, notes: [{ message: 'the other one is here', ...other }] }
}
