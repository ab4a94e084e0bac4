import { decodeEntities } from '../../../../shared/decode-entities.ts'
import { shorten } from '../../../../shared/diagnostics/shorten.ts'
import { chatMark, unfilledBlank } from '../../../markdown/draft-marks.ts'
import { lintMessages } from '../../../markdown/lint-messages.ts'
import type { Path } from '../../find-place.ts'
import type { reportIn } from '../../report-in.ts'
import type { TypedText } from './typed-text.ts'

/**
 * Bold text, links, and HTML that people commonly type or paste, such as `&amp;`. A closing tag is reported with its opening one.
 */
const marks =
  /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,5}|#x[\da-f]{2,4});|\*\*[^*\s](?:[^*\n]*[^*\s])?\*\*|(?<!!)\[[^\][\n]+\]\([^()\s]+\)|<(?:a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|script|small|span|strong|su[bp]|u|ul)(?:\s[^<>=]*=[^<>]*)?\s*\/?>/gi

/** Reports Markdown, HTML and marks of drafts in a value that is plain text. */
export function checkMarks(
  { typed, placeAt }: TypedText,
  path: Path,
  { error, warn }: ReturnType<typeof reportIn>,
): void {
  const key = path.findLast((step) => typeof step === 'string')
  const subject = key === undefined ? 'this text' : `\`${key}\``
  for (const { 0: text, index } of typed.matchAll(marks)) {
    const words = /^(?:\*\*(.*)\*\*|\[(.*?)\])/s.exec(text)?.slice(1).find(Boolean)
    const typable = words ?? (text.startsWith('&') ? decodeEntities(text).replace('\u00A0', ' ') : undefined)
    const space = /^&(?:nbsp|#160|#xa0);$/i.test(text) ? 'a non-breaking space, or a space' : 'a space'
    const instead = typable?.trim() === '' ? space : typable ? `\`${shorten(typable)}\`` : 'it without HTML'
    const hint = `${subject} is plain text: write ${instead}.`
    error('markdown/in-plain-text', placeAt(index), `\`${shorten(text)}\` would be shown as typed.`, hint)
  }
  for (const [kind, pattern] of draftMarks) {
    for (const { 0: text, index } of typed.matchAll(pattern)) {
      const { code, message, hint } = lintMessages[kind](text)
      const reportMark = kind === 'blank' ? warn : error
      reportMark(code, placeAt(index), message, hint)
    }
  }
}

const draftMarks = [
  ['mark-of-chat', new RegExp(chatMark, 'g')],
  ['blank', new RegExp(unfilledBlank, 'gi')],
] as const
