import { fields } from './fields.ts'
import type { FormValues } from './validate.ts'

/** What stands in the form's controls, as it was typed. */
export function readValues(data: FormData): FormValues {
  const entries = fields.map(({ name }) => {
    const value = data.get(name)
    return [name, typeof value === 'string' ? value : ''] as const
  })
  return Object.fromEntries(entries) as FormValues
}
