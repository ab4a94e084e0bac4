import { todoMarker, todoPattern } from '../../../schema/todo-marker.ts'
import type { PublicationOptions } from '../../../schema/publication.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import type { ParsedContent } from '../entry.ts'
import { type TypedText, visitTexts } from '../visit-texts.ts'

/** Reports every text that is still to be written. In a draft, and on the author's own screen, it is only a reminder. */
export function checkGaps(
  { parsed, kind, raw }: Pick<ParsedContent, 'parsed'> & Partial<ParsedContent>,
  { audience }: Pick<PublicationOptions, 'audience'>,
  report: Report,
): void {
  const isDraft = kind && 'collection' in kind && kind.collection === 'posts' && hasDraft(raw)
  const severity = isDraft || audience === 'authors' ? 'warning' : 'error'
  const check = ({ typed, placeAt }: TypedText) => {
    for (const { index } of typed.matchAll(todoPattern)) {
      report({
        severity,
        code: 'content/gap',
        message: `A text is still to be written: "${shorten(typed.slice(index).trimEnd().replace(/["']$/, ''))}"`,
        file: parsed.file,
        place: placeAt(index),
        hint: 'write it in place of these words; no text may say `TODO:` when it is published.',
      })
    }
  }
  visitTexts(parsed, check, (body) => body.includes(todoMarker))
}

function hasDraft(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'draft' in raw && raw.draft === true
}
