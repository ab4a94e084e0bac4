import { type SubmitEvent, useEffect, useRef } from 'react'
import { Toaster } from '../../toasts/Toaster.tsx'
import type { Contact } from '../../ui/ContactLinks.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { reveal } from './reveal.ts'
import type { SendingProps } from './sending.ts'
import { SentPanel } from './SentPanel.tsx'
import { SubmitPart } from './SubmitPart.tsx'
import type { QuoteFormTexts } from './texts.ts'
import { Trap } from './Trap.tsx'
import { useQuoteRequest } from './use-quote-request.ts'

export interface QuoteFormProps {
  /** Prefix of all ids inside: the control of the field `phone` is `<id>-phone`. */
  readonly id: string
  readonly texts: QuoteFormTexts
  readonly sending: SendingProps
  readonly contact: Contact
  readonly privacyHref: string
}

const groups = ['you', 'building', 'plan'] as const

/**
 * The request for a quote. Its method is that of a form in a dialog: outside one, a press before the script has come does
 * nothing at all, so that nothing typed leaks into an address or is lost. The browser's own checks are off in favour of ours.
 */
export function QuoteForm({ id, texts, sending, contact, privacyHref }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const unsent = useRef<HTMLDivElement>(null)
  const { error, failure, isSubmitting, sentAs, submit, change } = useQuoteRequest(texts.messages, sending)
  useEffect(() => {
    const control = error && form.current?.elements.namedItem(error.name)
    if (control instanceof HTMLElement) reveal(control)
  }, [error])
  return (
    <>
      {sentAs && <SentPanel id={`${id}-sent`} texts={texts.sent} reference={sentAs} />}
      <form
        ref={form}
        id={id}
        className="quote-form"
        method="dialog"
        noValidate
        aria-labelledby={`${id}-heading`}
        data-area={texts.city}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (unsent.current) unsent.current.hidden = true
          void submit(event.currentTarget)
        }}
        onInput={({ target }) => change((target as HTMLInputElement).name)}
      >
        <div className="quote-form__head">
          <h2 id={`${id}-heading`}>{texts.heading}</h2>
          <p>{texts.text}</p>
          <noscript>
            <p className="notice">{texts.otherWays.noScript}</p>
          </noscript>
          <p className="quote-form__small">{texts.required}</p>
        </div>
        {groups.map((group) => (
          <FieldGroup key={group} id={id} group={group} texts={texts} error={error} />
        ))}
        <Trap id={`${id}-extra`} label={texts.trap} />
        <div className="quote-form__end">
          <SubmitPart
            id={`${id}-failure`}
            texts={texts}
            contact={contact}
            isSubmitting={isSubmitting}
            failure={failure}
          />
          {/* The page's loader shows it where this script does not come; if it comes after all, the next press hides it. */}
          <div ref={unsent} data-unsent="" hidden suppressHydrationWarning>
            <p className="notice notice--error" role="alert">
              {texts.unsent}
            </p>
          </div>
          <p className="quote-form__small">
            {texts.privacy} <a href={privacyHref}>{texts.privacyLink}</a>
          </p>
        </div>
      </form>
      <Toaster close={texts.messages.close} />
    </>
  )
}
