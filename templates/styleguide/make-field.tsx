import type { ReactElement } from 'react'
import { type Field, type FieldName, fields } from '../../client/islands/quote-form/fields.ts'
import { FormField } from '../../client/islands/quote-form/parts/FormField.tsx'
import type { QuoteFormTexts } from '../../client/islands/quote-form/texts.ts'

/** Renders another copy of a field; `look` keeps its ids distinct. */
export type FieldMaker = (look: string, error?: string) => ReactElement

/** A quote form field that can be shown several times. */
export function makeField(texts: QuoteFormTexts, name: FieldName): FieldMaker {
  const field: Field | undefined = fields.find((one) => one.name === name)
  if (!field) throw new Error(`the form has no field ${name}`)
  return (look, error) => (
    <FormField
      id={`sample-${look}-${name}`}
      field={field}
      texts={texts.fields[name]}
      choose={texts.choose}
      remaining={texts.remaining}
      error={error}
    />
  )
}
