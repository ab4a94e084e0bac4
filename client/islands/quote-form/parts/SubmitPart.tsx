import { useLayoutEffect, useRef } from 'react'
import { type Contact, ContactLinks } from '../../../ui/ContactLinks.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { QuoteFormTexts } from '../texts.ts'

interface SubmitPartProps {
  /** Id of the error text. */
  readonly id: string
  readonly texts: QuoteFormTexts
  readonly contact: Contact
  readonly isSubmitting: boolean
  /** Why the last try failed. */
  readonly failure: string | undefined
}

/** The button, and next to it what to do if a request failed. Screen readers announce the toast right away. */
export function SubmitPart({ id, texts, contact, isSubmitting, failure }: SubmitPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // While the button is disabled, its container has focus.
  useLayoutEffect(() => {
    if (!isSubmitting && document.activeElement === place.current) button.current?.focus({ preventScroll: true })
  }, [isSubmitting])
  return (
    <>
      <div ref={place} className="quote-form__submit" tabIndex={-1}>
        <button
          ref={button}
          className="button button--filled button--large"
          type="submit"
          disabled={isSubmitting}
          aria-describedby={failure && id}
        >
          <Icon name={isSubmitting ? 'loader-circle' : 'send'} />
          <span>{isSubmitting ? texts.submitting : texts.submit}</span>
        </button>
      </div>
      {failure && (
        <div id={id} className="notice notice--error">
          <Icon name="circle-alert" />
          <div>
            <h3 className="notice__heading">{texts.errors.failed}</h3>
            {/* The fallback names no reason, and its advice to wait contradicts the text below. The toast has it. */}
            {failure !== texts.messages.failure && <p>{failure}</p>}
            <p>{texts.failed}</p>
            <ContactLinks {...contact} />
          </div>
        </div>
      )}
    </>
  )
}
