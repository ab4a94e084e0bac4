import { isScalar, visit } from 'yaml'
import { files, sitePlaceholders } from '../content/collections.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { CheckedSource } from './entry.ts'
import { findClosest } from './find-closest.ts'

/** Words in braces are placeholders; one that nobody fills would be seen by visitors. */
const placeholder = /\{([^{}\n]*)\}/g

/** Reports every `{word}` that the generator does not fill in this file. */
export function checkPlaceholders({ parsed, kind }: CheckedSource, report: Report): void {
  const allowed = [
    ...sitePlaceholders,
    ...('single' in kind ? files[kind.single].placeholders : []),
  ] as readonly string[]
  const check = (text: string, placeOf: (index: number) => Place) => {
    for (const match of text.matchAll(placeholder)) {
      const name = match[1] ?? ''
      if (allowed.includes(name)) continue
      const closest = findClosest(name, allowed)
      report({
        severity: 'error',
        code: 'content/unknown-placeholder',
        message: `\`${match[0]}\` is not a placeholder that is filled here.`,
        file: parsed.file,
        place: placeOf(match.index),
        hint: closest
          ? `did you mean \`{${closest}}\`?`
          : `filled here: ${allowed.map((word) => `{${word}}`).join(', ')}.`,
      })
    }
  }
  visit(parsed.yaml, {
    Scalar(_, node) {
      const [start, end] = node.range ?? []
      if (!isScalar(node) || typeof node.value !== 'string' || start === undefined) return
      check(parsed.yamlText.slice(start, end), (index) => parsed.placeAt(start + index))
    },
  })
  parsed.body?.text.split('\n').forEach((line, index) => {
    check(line, (column) => ({ line: (parsed.body?.firstLine ?? 1) + index, column: column + 1 }))
  })
}
