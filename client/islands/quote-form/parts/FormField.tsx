import { Icon } from '../../../ui/Icon.tsx'
import { FieldControl } from './FieldControl.tsx'
import type { Field } from '../fields.ts'
import { RemainingCount } from './RemainingCount.tsx'
import type { FieldTexts } from '../texts.ts'

interface FormFieldProps {
  /** Id of the control. */
  readonly id: string
  readonly field: Field
  readonly texts: FieldTexts
  /** The empty first option of a list. */
  readonly choose: string
  /** `{count} characters left`, below a long text. */
  readonly remaining: string
  readonly error: string | undefined
}

/** A control with its label above, and below it the error, the hint and, for a long text, the remaining characters. */
export function FormField({ id, field, texts, choose, remaining, error }: FormFieldProps) {
  const limit = field.kind === 'textarea' ? field.maxLength : undefined
  const ids = { error: `${id}-error`, hint: `${id}-hint`, count: `${id}-count` }
  const describedBy = [error && ids.error, texts.hint && ids.hint, limit && ids.count].filter(Boolean).join(' ')
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
      <FieldControl
        id={id}
        field={field}
        describedBy={describedBy || undefined}
        isWrong={error !== undefined}
        texts={texts}
        choose={choose}
      />
      {error && (
        // A new element for each text, because React can't change a text that the browser has translated.
        <p key={error} id={ids.error} className="field__error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
      {texts.hint && (
        <p id={ids.hint} className="field__hint">
          {texts.hint}
        </p>
      )}
      {limit && <RemainingCount id={ids.count} controlId={id} limit={limit} text={remaining} />}
    </div>
  )
}
