import type { Place, Report } from '../../../../shared/diagnostics/diagnostic.ts'
import type { Placeholders } from '../../../../schema/site/placeholders.ts'
import { indexPlaces } from '../../../parse/place-in.ts'
import type { ParsedSource } from '../../../parse/parse-source.ts'
import { reportIn } from '../../report-in.ts'

/** A phone number, with anything people put between its digits, or an email address. */
const detail =
  /(?<![\w@.+-])(?:(?!\d{4}-\d\d-\d\d(?!\d))\+?(?:\(\d+\)|\d)(?:[ ()./\p{Pd}\u00A0\u202F]{0,3}\d){5,14}(?![\w@])|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/gu

/** A quick test: every detail has one of these. */
const maybe = /@|\d(?:[ ()./\p{Pd}\u00A0\u202F]{0,3}\d){6}/u

interface Detail {
  readonly typed: string
  readonly place: Place
}

/** Phone numbers and email addresses typed in a file, whoever's they are. */
export function findDetails({ texts, yamlText, body, placeAt }: ParsedSource): Detail[] {
  const inValues = texts.flatMap(({ start, end }) =>
    findIn(yamlText.slice(start, end), () => (index) => placeAt(start + index)),
  )
  return body ? [...inValues, ...findIn(body.text, () => indexPlaces(body.text, body.firstLine))] : inValues
}

function findIn(text: string, indexText: () => (offset: number) => Place): Detail[] {
  if (!maybe.test(text)) return []
  const placeAt = indexText()
  return [...text.matchAll(detail)].map(({ 0: typed, index }) => ({ typed, place: placeAt(index) }))
}

/** Warns about the company's own phone number or email address: it would stay the same when the configuration changes. */
export function checkOwnDetails(
  details: readonly Detail[],
  source: ParsedSource,
  { phone = '', email = '' }: Placeholders | undefined = {},
  report: Report,
): void {
  const { warn } = reportIn(source, report)
  for (const { typed, place } of details) {
    const isEmail = typed.includes('@')
    if (isEmail ? typed.toLowerCase() !== email.toLowerCase() : !isSameNumber(typed, phone)) continue
    const name = isEmail ? 'email address' : 'phone number'
    const message = `\`${typed}\` is the company's ${name}, which would stay here if it changes in the configuration.`
    warn('content/typed-detail', place, message, `write \`{${isEmail ? 'email' : 'phone'}}\`.`)
  }
}

/** Digits. Shorter numbers, as of a short code, may end many others. */
const shortest = 7

/** Whether one has the digits of the other, with or without its country code or the zero before its area code. */
function isSameNumber(typed: string, own: string): boolean {
  const [a = '', b = ''] = [typed, own]
    .map((number) => number.replaceAll(/\D/g, '').replace(/^0+/, ''))
    .toSorted((one, other) => one.length - other.length)
  return a.length >= shortest && b.endsWith(a)
}
