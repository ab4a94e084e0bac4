import type { Diagnostic, Report } from '../../shared/diagnostics/diagnostic.ts'
import { groupBy } from '../../shared/group-by.ts'
import { sortDiagnostics } from '../../shared/diagnostics/format.ts'

/** More of one kind in a file have a single cause, such as a wrong file, or are more than anyone fixes before the next run. */
const mostInFile = 50

/** The same in all files, such as after a folder of images was renamed. */
const mostOfKind = 200

/**
 * Keeps the first diagnostics of each kind, in each file and in all of them, plus a count of the rest: thousands of unknown keys,
 * or of missing images, would bury everything else.
 */
export function limitDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= mostInFile) return diagnostics
  const kinds = groupBy(diagnostics, ({ code, severity }) => `${severity} ${code}`)
  return [...kinds.values()].flatMap(limitKind)
}

function limitKind(alike: readonly Diagnostic[]): readonly Diagnostic[] {
  if (alike.length <= mostInFile) return alike
  const files = [...groupBy(sortDiagnostics(alike), ({ file }) => file).values()]
  const shown: Diagnostic[] = []
  for (const [index, own] of files.entries()) {
    const [next] = own
    if (next && shown.length >= mostOfKind) return [...shown, countMore(next, files.slice(index).flat().length)]
    const isLimited = own.length > mostInFile + 1
    shown.push(...(isLimited ? own.slice(0, mostInFile) : own))
    const rest = own[mostInFile]
    if (isLimited && rest) shown.push(countMore(rest, own.length - mostInFile))
  }
  return shown
}

/** In place of several diagnostics, of which this is the first. */
function countMore({ severity, code, file, place }: Diagnostic, count: number): Diagnostic {
  const message = `${count.toLocaleString('en-US')} more similar ${count === 1 ? "problem isn't" : "problems aren't"} shown.`
  const hint = 'fix the ones above first, then run this again to see the rest.'
  return { severity, code, file, place, message, hint }
}

/** Skips further diagnostics on lines that already have one, since they usually follow from it. */
export function skipCorrectedLines(
  files: readonly { readonly file: string; readonly correctedLines: Iterable<number> }[],
  report: Report,
): Report {
  const corrected = new Map(files.map(({ file, correctedLines }) => [file, new Set(correctedLines)]))
  return (diagnostic) => {
    const { file, place } = diagnostic
    if (!place || !corrected.get(file)?.has(place.line)) report(diagnostic)
  }
}
