import type { Place, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource, Entries, SourceKind } from '../entry.ts'
import { findPlace, type Path } from '../find-place.ts'

/** All files, for checks across files. */
export type References = ReturnType<typeof gatherReferences>

/** @param kinds All files, including unreadable ones. */
export function gatherReferences(
  entries: Entries,
  sources: readonly CheckedSource[],
  kinds: readonly SourceKind[],
  report: Report,
) {
  return {
    ...entries,
    sources,
    kinds,
    /** Ids of all services, including unreadable ones. */
    serviceIds: kinds.flatMap((kind) => ('collection' in kind && kind.collection === 'services' ? [kind.id] : [])),
    placeIn: (file: string, ...path: Path): Place => {
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
