import { type FieldName, fields, type FormValues } from './fields.ts'

/** The values of the form's controls, as typed. */
export function readValues(data: FormData): FormValues {
  const entries = fields.map(({ name }) => {
    const value = data.get(name)
    return [name, typeof value === 'string' ? value : ''] as const
  })
  return Object.fromEntries(entries) as FormValues
}

/** Fields with input that the browser can't parse and reports as empty. */
export function listUnreadable(form: HTMLFormElement): readonly FieldName[] {
  const isUnreadable = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).validity.badInput
  return fields.map(({ name }) => name).filter(isUnreadable)
}
