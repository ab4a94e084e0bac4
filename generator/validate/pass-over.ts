import type { Report } from '../diagnostics/diagnostic.ts'
import type { ParsedSource } from '../load/parse-source.ts'

/** Tells nothing more of lines whose fault was told already: what else is wrong there mostly comes of that. */
export function passOver(parsed: readonly ParsedSource[], report: Report): Report {
  const lines = new Map(parsed.map(({ file, mendedLines }) => [file, mendedLines]))
  return (diagnostic) => {
    const { file, place } = diagnostic
    if (!place || !lines.get(file)?.has(place.line)) report(diagnostic)
  }
}
