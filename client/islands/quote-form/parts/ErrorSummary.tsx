import type { MouseEvent } from 'react'
import { type FieldName, fields } from '../fields.ts'
import type { FieldErrors } from './FieldGroup.tsx'
import { reveal } from '../reveal.ts'

interface ErrorSummaryProps {
  /** The form's id: its controls are `<id>-<field name>`. */
  readonly id: string
  readonly heading: string
  readonly errors: FieldErrors
}

/**
 * All errors after a failed submit, in field order, each linked to its field, following GOV.UK's pattern
 * (https://design-system.service.gov.uk/components/error-summary/). Focus goes to the first invalid field, not here, and the
 * toast has already named its error.
 */
export function ErrorSummary({ id, heading, errors }: ErrorSummaryProps) {
  const lead = (event: MouseEvent, name: FieldName) => {
    const control = document.getElementById(`${id}-${name}`)
    if (!control) return
    // Adds no history entry, and opens a fold if needed.
    event.preventDefault()
    reveal(control)
  }
  return (
    <div className="notice notice--error" role="group" aria-labelledby={`${id}-errors`}>
      <div>
        <h3 id={`${id}-errors`} className="notice__heading">
          {heading}
        </h3>
        <ul>
          {fields
            .filter(({ name }) => errors[name])
            .map(({ name }) => (
              <li key={name}>
                <a href={`#${id}-${name}`} onClick={(event) => lead(event, name)}>
                  {errors[name]}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}
