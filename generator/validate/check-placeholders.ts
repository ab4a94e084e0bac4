import { files, sitePlaceholders } from '../content/collections.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { CheckedSource, SourceKind } from './entry.ts'
import { findClosest } from './find-closest.ts'
import { visitTexts } from './visit-texts.ts'

/** Words in braces are placeholders; one that nobody fills would be seen by visitors. */
const placeholder = /\{([^{}\n]*)\}/g

/** Reports every `{word}` that the generator does not fill in this file; in the configuration, which has no kind, none is. */
export function checkPlaceholders(
  { parsed, kind }: Pick<CheckedSource, 'parsed'> & Partial<CheckedSource>,
  report: Report,
): void {
  const allowed: readonly string[] = kind ? listAllowed(kind) : []
  visitTexts(parsed, ({ typed, placeAt }) => {
    for (const match of typed.matchAll(placeholder)) {
      const name = match[1] ?? ''
      if (allowed.includes(name)) continue
      const closest = findClosest(name, allowed)
      report({
        severity: 'error',
        code: 'content/unknown-placeholder',
        message: `\`${match[0]}\` is not a placeholder that is filled here.`,
        file: parsed.file,
        place: placeAt(match.index),
        hint: closest ? `did you mean \`{${closest}}\`?` : hintAllowed(allowed),
      })
    }
  })
}

function listAllowed(kind: SourceKind): readonly string[] {
  return [...sitePlaceholders, ...('single' in kind ? files[kind.single].placeholders : [])]
}

function hintAllowed(allowed: readonly string[]): string {
  if (allowed.length === 0) return 'write the words themselves: nothing is filled in this file.'
  return `filled here: ${allowed.map((word) => `{${word}}`).join(', ')}.`
}
