import { fields, type FormValues } from './fields.ts'

/** What an email address and an American phone number look like, by the specification. */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phoneForm = /^(\+?\d{1,3}[-\s]?)?(\(\d{3}\)|\d{3})[-\s]?\d{3}[-\s]?\d{4}$/

/** What phone numbers of other countries have in common: at most 15 digits (ITU-T E.164). */
const phoneFormAbroad = /^\+?(?:[ ()/-]*\d){6,15}$/

/** Marks that come along when text is copied: they set its direction or join and part letters, and they're invisible (Unicode's `Cf`). */
const unseen = /\p{Cf}/gu

/**
 * What is checked and sent: each value trimmed, and phone and email without what people type or paste along, where that makes them what
 * they should be. Cleaning what is clean changes nothing.
 */
export function cleanValues(values: FormValues, country?: string): FormValues {
  const trimmed = Object.fromEntries(fields.map(({ name }) => [name, values[name].trim()])) as FormValues
  const email = trimmed.from_email.replaceAll(unseen, '').trim()
  const phone = cleanPhone(trimmed.phone)
  return {
    ...trimmed,
    ...(emailForm.test(email) && { from_email: email }),
    ...(isPhone(phone, country) && { phone }),
  }
}

/** Whether a number is one that people of a country (`US` if absent) give. */
export function isPhone(phone: string, country = 'US'): boolean {
  return (country === 'US' ? phoneForm : phoneFormAbroad).test(phone)
}

/** `313.555.0142` and `313 – 555 – 0142` are `313-555-0142`; spaces that never break are plain ones. */
function cleanPhone(phone: string): string {
  return phone
    .replaceAll(unseen, '')
    .replaceAll(/\s*[.\u2212\p{Pd}]\s*/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
