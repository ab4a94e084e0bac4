import { isScalar, visit } from 'yaml'
import { gapPattern } from '../content/gap.ts'
import type { PublicationOptions } from '../content/publication.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { CheckedSource } from './entry.ts'

/** Reports every text that is still to be written. In a draft, and on the author's own screen, it is only a reminder. */
export function checkGaps(
  { parsed, kind, raw }: CheckedSource,
  { audience }: PublicationOptions,
  report: Report,
): void {
  const isDraft = 'collection' in kind && kind.collection === 'posts' && hasDraft(raw)
  const severity = isDraft || audience === 'authors' ? 'warning' : 'error'
  const check = (text: string, placeOf: (index: number) => Place) => {
    for (const { index } of text.matchAll(gapPattern)) {
      report({
        severity,
        code: 'content/gap',
        message: `A text is still to be written: "${shorten(text.slice(index))}"`,
        file: parsed.file,
        place: placeOf(index),
        hint: 'write it in place of these words; no text may say `TODO:` when it is published.',
      })
    }
  }
  visit(parsed.yaml, {
    Scalar(key, node) {
      const [start, end] = node.range ?? []
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string' || start === undefined) return
      check(parsed.yamlText.slice(start, end), (index) => parsed.placeAt(start + index))
    },
  })
  parsed.body?.text.split('\n').forEach((line, index) => {
    check(line, (column) => ({ line: (parsed.body?.firstLine ?? 1) + index, column: column + 1 }))
  })
}

function hasDraft(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'draft' in raw && raw.draft === true
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replace(/["']$/, '').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
