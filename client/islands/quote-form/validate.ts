import { cleanValues, emailForm, isPhone } from './clean-values.ts'
import { type FieldName, type FormValues, type RequiredName, requiredNames } from './fields.ts'

/** Something that keeps a request from being sent; at most one for each field. */
export type Fault =
  | { readonly name: RequiredName; readonly reason: 'required' }
  | { readonly name: 'from_email'; readonly reason: 'email' }
  | { readonly name: 'phone'; readonly reason: 'phone' | 'extension' }
  | { readonly name: 'start_date'; readonly reason: 'date' | 'past' }

/** What a check knows beside the values. */
interface Circumstances {
  /** Fields that hold something, but nothing that a browser makes a value of: `02/30/2027`, or `12/15` without a year. */
  readonly unreadable?: readonly FieldName[]
  /** The visitor's day, `YYYY-MM-DD`. */
  readonly today?: string
  /** The site's, ISO 3166; `US` if absent. */
  readonly country?: string
}

/** What their form lets pass and no address has: a link, marks around an address, two addresses, two dots or one at an end of the domain. */
const strayInEmail = /^mailto:|[<>,;]|@\.|\.\.[^@]*$|\.$/i
const extension = /\d[\s,;-]*(x|ext|#|[,;])[a-z]*[\s.:-]*\d{1,6}$/i
/** Ten times one digit has the form of a number, and is what people type who give none. */
const oneDigit = /(\d)\1{9}$/

/** Years from today after which a day is a slip of the finger. */
const furthest = 5

/**
 * All that is wrong: first what is required and empty, in the order of the form, then what email and phone look like, then the day.
 */
export function validate(
  values: FormValues,
  { unreadable = [], today = readToday(), country }: Circumstances = {},
): readonly Fault[] {
  const { from_email: email, phone, start_date: start, ...others } = cleanValues(values, country)
  const required = { from_email: email, phone, ...others }
  const faults: Fault[] = requiredNames
    .filter((name) => required[name] === '')
    .map((name) => ({ name, reason: 'required' }))
  if (email && (!emailForm.test(email) || strayInEmail.test(email)))
    faults.push({ name: 'from_email', reason: 'email' })
  if (phone && (!isPhone(phone, country) || oneDigit.test(phone.replaceAll(/\D/g, ''))))
    faults.push({ name: 'phone', reason: extension.test(phone) ? 'extension' : 'phone' })
  // A year of five digits is longer.
  if (unreadable.includes('start_date') || start.length > today.length || start > addYears(today, furthest))
    faults.push({ name: 'start_date', reason: 'date' })
  else if (start && start < today) faults.push({ name: 'start_date', reason: 'past' })
  return faults
}

/** Days and years compare as texts do. */
function addYears(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
}

/** Swedes write days as the standard does. */
function readToday(): string {
  return new Date().toLocaleDateString('sv')
}
