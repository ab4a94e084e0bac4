import { type FieldName, fields, type FormValues } from './fields.ts'

/** What is in the form's controls, as it was typed. */
export function readValues(data: FormData): FormValues {
  const entries = fields.map(({ name }) => {
    const value = data.get(name)
    return [name, typeof value === 'string' ? value : ''] as const
  })
  return Object.fromEntries(entries) as FormValues
}

/** Fields that are filled in with something of which the browser makes no value, and which their values pass over in silence. */
export function listUnreadable(form: HTMLFormElement): readonly FieldName[] {
  const isUnreadable = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).validity.badInput
  return fields.map(({ name }) => name).filter(isUnreadable)
}
