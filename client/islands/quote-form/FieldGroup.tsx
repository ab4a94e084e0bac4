import { type Field, fields } from './fields.ts'
import { FormField } from './FormField.tsx'
import type { QuoteFormTexts } from './texts.ts'

interface FieldGroupProps {
  /** The form's id. */
  readonly id: string
  readonly group: Field['group']
  readonly texts: QuoteFormTexts
}

/** The controls of one of the form's three parts, in two columns where there is room. */
export function FieldGroup({ id, group, texts }: FieldGroupProps) {
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
            />
          ))}
      </div>
    </fieldset>
  )
}
