import { cleanValues, emailForm, isPhone } from './clean-values.ts'
import { type FieldName, type FormValues, type RequiredName, requiredNames } from './fields.ts'

/** Something that keeps a request from being sent; at most one per field. */
export type InputError =
  | { readonly name: RequiredName; readonly reason: 'required' }
  | { readonly name: 'from_email'; readonly reason: 'email' }
  | { readonly name: 'phone'; readonly reason: 'phone' | 'extension' }
  | { readonly name: 'start_date'; readonly reason: 'date' | 'past' }

/** What validation needs besides the values. */
interface Circumstances {
  /** Fields with input that the browser can't parse: `02/30/2027`, or `12/15` without a year. */
  readonly unreadable?: readonly FieldName[]
  /** Today in the visitor's time zone, `YYYY-MM-DD`. */
  readonly today?: string
  /** The site's country, ISO 3166; `US` if absent. */
  readonly country?: string
}

/**
 * Passes the format but is never in an address: parentheses or quotes around it, two addresses, double dots or one at the start of
 * the domain, punctuation at its end.
 */
const strayInEmail = /[",:;<>()]|@\.|\.\.[^@]*$|[!-/?]$/
/** After a whole number and in any language, such as `ext. 12` or `poste 12`. In `555-O142`, a letter is a digit's typo. */
const extension = /(?:\d[^\p{L}\d]*){6}\d[\s,;-]*([\p{L}\p{M}]+|#|[,;])[\s.:-]*\d{1,6}$/u
/** One digit ten times looks like a number, but is what people type to avoid giving one. */
const oneDigit = /(\d)\1{9}$/

/** Dates more than this many years away are typos. */
const furthest = 5

/** All errors: first the empty required fields in form order, then the formats of email and phone, then the date. */
export function validate(
  values: FormValues,
  { unreadable = [], today = readToday(), country }: Circumstances = {},
): readonly InputError[] {
  const { from_email: email, phone, start_date: start, ...others } = cleanValues(values, country)
  const required = { from_email: email, phone, ...others }
  const errors: InputError[] = requiredNames
    .filter((name) => required[name] === '')
    .map((name) => ({ name, reason: 'required' }))
  if (email && (!emailForm.test(email) || strayInEmail.test(email)))
    errors.push({ name: 'from_email', reason: 'email' })
  if (phone && (!isPhone(phone, country) || oneDigit.test(phone.replaceAll(/\D/g, ''))))
    errors.push({ name: 'phone', reason: extension.test(phone) ? 'extension' : 'phone' })
  // A five-digit year makes the string longer.
  if (unreadable.includes('start_date') || start.length > today.length || start > addYears(today, furthest))
    errors.push({ name: 'start_date', reason: 'date' })
  else if (start && start < today) errors.push({ name: 'start_date', reason: 'past' })
  return errors
}

/** Dates and years sort as strings. */
function addYears(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

/** The Swedish locale formats dates as ISO 8601 does. */
function readToday(): string {
  return new Date().toLocaleDateString('sv')
}
