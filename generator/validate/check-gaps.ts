import { gapPattern } from '../content/gap.ts'
import type { PublicationOptions } from '../content/publication.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { shorten } from '../diagnostics/shorten.ts'
import type { CheckedSource } from './entry.ts'
import { visitTexts } from './visit-texts.ts'

/** Reports every text that is still to be written. In a draft, and on the author's own screen, it is only a reminder. */
export function checkGaps(
  { parsed, kind, raw }: Pick<CheckedSource, 'parsed'> & Partial<CheckedSource>,
  { audience }: PublicationOptions,
  report: Report,
): void {
  const isDraft = kind && 'collection' in kind && kind.collection === 'posts' && hasDraft(raw)
  const severity = isDraft || audience === 'authors' ? 'warning' : 'error'
  visitTexts(parsed, ({ typed, placeAt }) => {
    for (const { index } of typed.matchAll(gapPattern)) {
      report({
        severity,
        code: 'content/gap',
        message: `A text is still to be written: "${shorten(typed.slice(index).trimEnd().replace(/["']$/, ''))}"`,
        file: parsed.file,
        place: placeAt(index),
        hint: 'write it in place of these words; no text may say `TODO:` when it is published.',
      })
    }
  })
}

function hasDraft(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'draft' in raw && raw.draft === true
}
