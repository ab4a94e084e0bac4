import { type Field, type FieldName, fields } from '../fields.ts'
import { FormField } from './FormField.tsx'
import type { QuoteFormTexts } from '../texts.ts'

/** Error messages by field name. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

export interface FieldsProps {
  /** The form's id. */
  readonly id: string
  readonly texts: QuoteFormTexts
  readonly errors: FieldErrors
}

interface FieldGroupProps extends FieldsProps {
  readonly group: Field['group']
}

/** The controls of one of the form's three parts, in two columns if there's room. */
export function FieldGroup({ id, group, texts, errors }: FieldGroupProps) {
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
              error={errors[field.name]}
            />
          ))}
      </div>
    </fieldset>
  )
}
