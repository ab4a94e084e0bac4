import { FieldControl } from './FieldControl.tsx'
import type { Field } from './fields.ts'
import type { FieldTexts } from './texts.ts'

interface FormFieldProps {
  /** Id of the control. */
  readonly id: string
  readonly field: Field
  readonly texts: FieldTexts
  /** The empty first choice of a list. */
  readonly choose: string
}

/** A control with its label above and its hint below. */
export function FormField({ id, field, texts, choose }: FormFieldProps) {
  const hintId = texts.hint ? `${id}-hint` : undefined
  return (
    <div className={`field field--${field.kind}`}>
      <label className="field__label" htmlFor={id}>
        {texts.label}
        {field.required && (
          <span className="field__mark" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <FieldControl id={id} field={field} describedBy={hintId} options={texts.options} choose={choose} />
      {texts.hint && (
        <p id={hintId} className="field__hint">
          {texts.hint}
        </p>
      )}
    </div>
  )
}
