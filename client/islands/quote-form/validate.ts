import { type FieldName, type RequiredName, requiredNames } from './fields.ts'

export { requiredNames } from './fields.ts'

/** What visitors typed, by form name. */
export type FormValues = Readonly<Record<FieldName, string>>

/** The first thing that keeps a request from being sent. */
export type Fault =
  | { readonly name: RequiredName; readonly reason: 'required' }
  | { readonly name: 'from_email'; readonly reason: 'email' }
  | { readonly name: 'phone'; readonly reason: 'phone' }

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phoneForm = /^(\+?\d{1,3}[-\s]?)?(\(\d{3}\)|\d{3})[-\s]?\d{3}[-\s]?\d{4}$/

/** Checks first that nothing required is empty, in the order of the form, then what email and phone look like. */
export function validate(values: FormValues): Fault | undefined {
  const empty = requiredNames.find((name) => values[name].trim() === '')
  if (empty) return { name: empty, reason: 'required' }
  if (!emailForm.test(values.from_email.trim())) return { name: 'from_email', reason: 'email' }
  if (!phoneForm.test(values.phone.trim())) return { name: 'phone', reason: 'phone' }
  return undefined
}
