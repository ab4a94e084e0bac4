import type { MouseEvent } from 'react'
import { type FieldName, fields } from './fields.ts'
import type { FieldErrors } from './FieldGroup.tsx'
import { reveal } from './reveal.ts'

interface ErrorSummaryProps {
  /** Of the form: its controls are `<id>-<form name>`. */
  readonly id: string
  readonly heading: string
  readonly errors: FieldErrors
}

/**
 * All that is wrong after a press, in the order of the fields, each with a link to its field, after GOV.UK's pattern
 * (https://design-system.service.gov.uk/components/error-summary/). The focus goes to the first field and not here, and the toast
 * has said what it lacks.
 */
export function ErrorSummary({ id, heading, errors }: ErrorSummaryProps) {
  const lead = (event: MouseEvent, name: FieldName) => {
    const control = document.getElementById(`${id}-${name}`)
    if (!control) return
    // Without a step in the history, and out of a fold.
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
