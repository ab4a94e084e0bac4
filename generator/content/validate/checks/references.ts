import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource, Entries, SourceKind } from '../entry.ts'
import type { Path } from '../find-place.ts'
import { reportIn } from '../report-in.ts'

/** All files, for checks across files. */
export type References = ReturnType<typeof gatherReferences>

/** @param kinds All files, including unreadable ones. */
export function gatherReferences(
  entries: Entries,
  sources: ReadonlyMap<string, CheckedSource>,
  kinds: readonly SourceKind[],
  report: Report,
) {
  const sourceOf = (file: string) => sources.get(file) ?? { file }
  return {
    ...entries,
    kinds,
    /** Ids of all services, including unreadable ones. */
    serviceIds: kinds.flatMap((kind) => (kind.collection === 'services' ? [kind.id] : [])),
    /** Reports in a file; of two values that are the same, with a note that points to the other one. */
    reportIn: (file: string, other?: { readonly file: string; readonly path?: Path }) =>
      reportIn(sourceOf(file), report, other && { source: sourceOf(other.file), path: other.path }),
  }
}
