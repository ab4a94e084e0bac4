import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import type { ParsedContent } from '../entry.ts'
import { isMarkdown } from '../is-markdown.ts'
import { type TypedText, visitTexts } from '../visit-texts.ts'

/** Bold words, a link, and HTML of the kinds that are typed into texts. */
const marks =
  /\*\*[^*\s](?:[^*\n]*[^*\s])?\*\*|(?<!!)\[[^\][\n]+\]\([^()\s]+\)|<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|script|span|strong|u|ul)(?:\s[^<>=]*=[^<>]*)?\s*\/?>/gi

/** Reports marks in texts that are no Markdown, where visitors would read them. */
export function checkPlainTexts({ parsed, kind }: ParsedContent, report: Report): void {
  const check = ({ typed, placeAt, value }: TypedText) => {
    if (!value || isMarkdown(kind, value.path)) return
    for (const { 0: text, index } of typed.matchAll(marks)) {
      // What closes belongs to what was opened, and that was told.
      if (text.startsWith('</')) continue
      const key = value.path.findLast((step) => typeof step === 'string')
      report({
        severity: 'error',
        code: 'markdown/in-plain-text',
        message: `\`${shorten(text)}\` would be shown as it is typed.`,
        file: parsed.file,
        place: placeAt(index),
        hint: `${key === undefined ? 'this text' : `\`${key}\``} takes plain words: write ${plainOf(text)}.`,
      })
    }
  }
  // A body is Markdown.
  visitTexts(parsed, check, () => false)
}

function plainOf(text: string): string {
  const words = text.startsWith('<') ? '' : (/^(?:\*\*(.*)\*\*|\[(.*?)\])/s.exec(text)?.slice(1).find(Boolean) ?? '')
  return words === '' ? 'it without HTML' : `\`${shorten(words)}\``
}
