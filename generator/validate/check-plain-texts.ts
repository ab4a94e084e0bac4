import { collections, files } from '../content/collections.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { shorten } from '../diagnostics/shorten.ts'
import type { CheckedSource, SourceKind } from './entry.ts'
import type { Path } from './find-place.ts'
import { visitTexts } from './visit-texts.ts'

/** Bold words, a link, and HTML of the kinds that are typed into texts. */
const marks =
  /\*\*[^*\s](?:[^*\n]*[^*\s])?\*\*|(?<!!)\[[^\][\n]+\]\([^()\s]+\)|<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|script|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi

/** Reports marks in texts that are no Markdown, where visitors would read them. */
export function checkPlainTexts({ parsed, kind }: CheckedSource, report: Report): void {
  visitTexts(parsed, ({ typed, placeAt, value }) => {
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
  })
}

/** Whether the registry lists a key as Markdown, where `*` stands for each item of a list. */
function isMarkdown(kind: SourceKind, path: Path): boolean {
  const keys: readonly string[] = ('single' in kind ? files[kind.single] : collections[kind.collection]).markdown
  const own = path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.')
  return keys.includes(own)
}

function plainOf(text: string): string {
  const words = text.startsWith('<') ? '' : (/^(?:\*\*(.*)\*\*|\[(.*?)\])/s.exec(text)?.slice(1).find(Boolean) ?? '')
  return words === '' ? 'it without HTML' : `\`${shorten(words)}\``
}
