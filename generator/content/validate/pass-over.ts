import type { Report } from '../../shared/diagnostics/diagnostic.ts'

/** A file, and the lines of it of which a fault was told. */
interface Mended {
  readonly file: string
  readonly correctedLines: Iterable<number>
}

/** Tells nothing more of lines whose fault was told already: what else is wrong there mostly comes of that. */
export function passOver(files: readonly Mended[], report: Report): Report {
  const lines = new Map<string, ReadonlySet<number>>()
  for (const { file, correctedLines } of files) {
    const mended = new Set(correctedLines)
    if (mended.size > 0) lines.set(file, mended)
  }
  return (diagnostic) => {
    const { file, place } = diagnostic
    if (!place || !lines.get(file)?.has(place.line)) report(diagnostic)
  }
}
