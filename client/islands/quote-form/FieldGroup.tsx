import { type Field, fields } from './fields.ts'
import { FormField } from './FormField.tsx'
import type { QuoteFormTexts } from './texts.ts'

/** What is wrong with one field, in words. */
export interface FieldError {
  readonly name: string
  readonly text: string
}

interface FieldGroupProps {
  /** The form's id. */
  readonly id: string
  readonly group: Field['group']
  readonly texts: QuoteFormTexts
  readonly error: FieldError | undefined
}

/** The controls of one of the form's three parts, in two columns where there is room. */
export function FieldGroup({ id, group, texts, error }: FieldGroupProps) {
  return (
    <fieldset className="field-group">
      <legend className="field-group__legend">{texts.groups[group]}</legend>
      <div className="field-group__fields">
        {fields
          .filter((field) => field.group === group)
          .map((field) => (
            <FormField
              key={field.name}
              id={`${id}-${field.name}`}
              field={field}
              texts={texts.fields[field.name]}
              choose={texts.choose}
              remaining={texts.remaining}
              error={error?.name === field.name ? error.text : undefined}
            />
          ))}
      </div>
    </fieldset>
  )
}
