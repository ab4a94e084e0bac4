import type { Report } from '../../../../shared/diagnostics/diagnostic.ts'
import type { Placeholders } from '../../../../schema/site/placeholders.ts'
import { indexPlaces } from '../../../parse/place-in.ts'
import type { ParsedSource } from '../../../parse/parse-source.ts'
import { reportIn } from '../../report-in.ts'
import { type CheckedFile, createVerbatimCheck } from './typed-text.ts'

/** What people put between the digits of a phone number. */
const gap = String.raw`[ ()./\p{Pd}\u00A0\u202F]{0,3}`

/** A phone number or an email address, of any company or person, but not a date. */
const detail = new RegExp(String.raw`@|(?<![\d-])(?!\d{4}-\d\d-\d\d(?!\d))\d(?:${gap}\d){6}`, 'u')

/** Whether a file may name the company's phone number or email address, so that its reading depends on the configuration. */
export function mayNameDetails({ texts, body }: ParsedSource): boolean {
  return texts.some(({ text }) => detail.test(text)) || (body !== undefined && detail.test(body.text))
}

/** Warns about the company's own phone number or email address: it would stay the same when the configuration changes. */
export function checkOwnDetails(content: CheckedFile, { phone, email }: Placeholders, report: Report): void {
  const { parsed } = content
  const { texts, yamlText, body = { text: '', firstLine: 1 }, placeAt } = parsed
  const places = [
    ...texts.map(({ start, end }) => ({
      text: yamlText.slice(start, end),
      indexText: () => (index: number) => placeAt(start + index),
    })),
    { text: body.text, indexText: () => indexPlaces(body.text, body.firstLine) },
  ].filter(({ text }) => detail.test(text))
  if (places.length === 0) return
  const kinds = [
    ...(phone ? [{ name: 'phone number', placeholder: '{phone}', pattern: patternOfPhone(phone) }] : []),
    ...(email ? [{ name: 'email address', placeholder: '{email}', pattern: alone(escapeSigns(email)) }] : []),
  ]
  const isVerbatim = createVerbatimCheck(content)
  const { warn } = reportIn(parsed, report)
  for (const { text, indexText } of places) {
    const placeOf = indexText()
    const found = kinds.flatMap((kind) => [...text.matchAll(kind.pattern)].map((match) => ({ ...kind, match })))
    for (const { name, placeholder, match } of found) {
      const place = placeOf(match.index)
      if (isVerbatim(place)) continue
      const message = `\`${match[0]}\` is the company's ${name}, which would stay here if it changes in the configuration.`
      warn('content/typed-detail', place, message, `write \`${placeholder}\`.`)
    }
  }
}

/** With any separators, and with or without its country code, or with a zero in its place. */
function patternOfPhone(own: string): RegExp {
  const isAbroad = /^\u200E?\+/.test(own)
  const digits = own.replace('(0)', '').replaceAll(/\D/g, '')
  const spaced = (part: string) => part.split('').join(gap)
  // A country code has one to three digits (ITU-T E.164). Without one, a number with a zero is national, and others are American.
  const ways = isAbroad
    ? [1, 2, 3].map((length) => {
        const [code, rest] = [digits.slice(0, length), digits.slice(length)]
        return String.raw`(?:(?:\+|00)?${spaced(code)}${gap}(?:0${gap})?|\(?0${gap})${spaced(rest)}`
      })
    : digits.startsWith('0')
      ? [String.raw`(?:(?:\+|00)\d{1,3}${gap})?\(?(?:0${gap})?${spaced(digits.slice(1))}`]
      : [String.raw`(?:(?:\+|00)?1${gap})?\(?${spaced(digits)}`]
  return alone(ways.join('|'))
}

/** Not in a longer number or address, nor in that of another site, such as `https://wa.me/13135550142`. */
function alone(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\w@.+/=&\]-])(?:${pattern})(?![\w@])`, 'giu')
}

/** Only what has a meaning: with the flag `u`, other signs can't be escaped. */
function escapeSigns(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
