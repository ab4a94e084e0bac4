import { readDigits } from '../../ui/read-digits.ts'
import { fields, type FormValues } from './fields.ts'

/** The formats of an email address and an American phone number, from the specification. */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phoneForm = /^(\+?\d{1,3}[-\s]?)?(\(\d{3}\)|\d{3})[-\s]?\d{3}[-\s]?\d{4}$/

/** What phone numbers of other countries have in common: at most 15 digits (ITU-T E.164). */
const phoneFormAbroad = /^\+?(?:[ ()/-]*\d){6,15}$/

/** Invisible characters that come along when text is copied, such as direction marks and joiners (Unicode's `Cf`). */
const unseen = /\p{Cf}/gu

/** What is copied with an address from an email or a link: `Ann Lee <ann@acme.example>`, `mailto:ann@acme.example?subject=Hi`. */
const aroundEmail = /^(?:[^<>]*<)?(?:mailto:)?|(?:\?[^\s@]*)?[>.,;]*$/gi

/** The same for a number: `Phone: 313-555-0142.`, `tel:+13135550142`, `313-555-0142 (office)`. */
const aroundPhone = /^\p{L}[\p{L} .]*[:.]\s*|\s*\(\p{L}[\p{L}\s.・･,]*\)[.,;\s]*$|[.,;\s]+$/gu

/** Full-width letters, digits and signs, as East Asian keyboards type them, as regular ones, which are this far from them. */
const narrow = (text: string) =>
  readDigits(text)
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')

/**
 * The values that are validated and sent: trimmed, with the extras that people type or paste removed from phone and email if that
 * makes them valid. Idempotent.
 */
export function cleanValues(values: FormValues, country?: string): FormValues {
  // Nothing is left of a value that can't be seen.
  const trimmed = Object.fromEntries(
    fields.map(({ name }) => [name, /[^\s\p{Cf}]/u.test(values[name]) ? values[name].trim() : '']),
  ) as FormValues
  const email = narrow(trimmed.from_email).replaceAll(unseen, '').replaceAll(aroundEmail, '').trim()
  const phone = cleanPhone(trimmed.phone)
  return {
    ...trimmed,
    ...(emailForm.test(email) && { from_email: email }),
    ...(isPhone(phone, country) && { phone }),
  }
}

/** Whether a phone number is valid for a country (`US` if absent). Canadian numbers have the same form as American ones. */
export function isPhone(phone: string, country = 'US'): boolean {
  return (country === 'US' || country === 'CA' ? phoneForm : phoneFormAbroad).test(phone)
}

/**
 * Turns `313.555.0142`, `313/555-0142` and `313 – 555 – 0142` into `313-555-0142`, and full-width digits and non-breaking spaces
 * into regular ones. The range from `.` to `/` is those two characters; the hyphen key of a Japanese keyboard types `ー`.
 */
function cleanPhone(phone: string): string {
  return narrow(phone)
    .replaceAll(unseen, '')
    .replaceAll(aroundPhone, '')
    .replaceAll(/\s*[.-/\u2212\u30FC\uFF70\p{Pd}]\s*/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
