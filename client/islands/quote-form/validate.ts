import { type FieldName, type RequiredName, requiredNames } from './fields.ts'

/** What visitors typed, by form name. */
export type FormValues = Readonly<Record<FieldName, string>>

/** Something that keeps a request from being sent; at most one for each field. */
export type Fault =
  | { readonly name: RequiredName; readonly reason: 'required' }
  | { readonly name: 'from_email'; readonly reason: 'email' }
  | { readonly name: 'phone'; readonly reason: 'phone' }

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phoneForm = /^(\+?\d{1,3}[-\s]?)?(\(\d{3}\)|\d{3})[-\s]?\d{3}[-\s]?\d{4}$/

/** All that is wrong: first what is required and empty, in the order of the form, then what email and phone look like. */
export function validate(values: FormValues): readonly Fault[] {
  const email = values.from_email.trim()
  const phone = values.phone.trim()
  const faults: Fault[] = requiredNames
    .filter((name) => values[name].trim() === '')
    .map((name) => ({ name, reason: 'required' }))
  if (email && !emailForm.test(email)) faults.push({ name: 'from_email', reason: 'email' })
  if (phone && !phoneForm.test(phone)) faults.push({ name: 'phone', reason: 'phone' })
  return faults
}
