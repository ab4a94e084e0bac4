import type { Diagnostic, Report } from '../../shared/diagnostics/diagnostic.ts'
import { groupBy } from '../../shared/group-by.ts'
import { sortDiagnostics } from '../../shared/diagnostics/format.ts'

/** More of one kind in a file have a single cause, such as a wrong file, or are more than anyone fixes before the next run. */
const mostOfOneKind = 50

/**
 * Keeps the first diagnostics of each kind in a file, plus a count of the rest: thousands of unknown keys would bury everything
 * else.
 */
export function limitDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= mostOfOneKind) return diagnostics
  const kinds = groupBy(diagnostics, ({ file, code, severity }) => `${severity} ${code} ${file}`)
  return [...kinds.values()].flatMap((alike) => {
    const sorted = sortDiagnostics(alike)
    const [next, ...others] = sorted.slice(mostOfOneKind)
    if (!next || others.length === 0) return alike
    const { severity, code, file, place } = next
    const count = (others.length + 1).toLocaleString('en-US')
    const message = `${count} more similar problems aren't shown.`
    const hint = 'fix the ones above first, then run this again to see the rest.'
    return [...sorted.slice(0, mostOfOneKind), { severity, code, file, place, message, hint }]
  })
}

/** Skips further diagnostics on lines that already have one, since they usually follow from it. */
export function skipCorrectedLines(
  files: readonly { readonly file: string; readonly correctedLines: Iterable<number> }[],
  report: Report,
): Report {
  const corrected = new Map(files.map(({ file, correctedLines }) => [file, correctedLines]))
  return (diagnostic) => {
    const { file, place } = diagnostic
    if (!place || ![...(corrected.get(file) ?? [])].includes(place.line)) report(diagnostic)
  }
}
