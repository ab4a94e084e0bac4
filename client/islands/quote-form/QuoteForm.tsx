import { type SubmitEvent, useRef } from 'react'
import { Toaster } from '../../toasts/Toaster.tsx'
import type { Contact } from '../../ui/ContactLinks.tsx'
import { BuildingDetails } from './BuildingDetails.tsx'
import { describeFault } from './describe-fault.ts'
import { FieldGroup } from './FieldGroup.tsx'
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

/**
 * The request for a quote. Its method is that of a form in a dialog: outside one, a press before the script has come does
 * nothing at all, so that nothing typed leaks into an address or is lost. The browser's own checks are off in favour of ours.
 */
export function QuoteForm({ id, texts, sending, contact, privacyHref }: QuoteFormProps) {
  const unsent = useRef<HTMLDivElement>(null)
  const { faults, failure, isSubmitting, sent, submit, change, leave } = useQuoteRequest(texts.messages, sending)
  const errors = Object.fromEntries(faults.map((fault) => [fault.name, describeFault(fault, texts.messages)]))
  return (
    <>
      {sent && <SentPanel key={sent.reference} id={`${id}-sent`} texts={texts} request={sent} contact={contact} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of its fields */}
      <form
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
        onInput={({ currentTarget, target }) => change(currentTarget, (target as HTMLInputElement).name)}
        onBlur={({ currentTarget, target, relatedTarget }) => {
          // A message that comes up under a press would move the button away. Safari does not say what took the focus.
          if (isPressable(relatedTarget) || currentTarget.querySelector(':is(button, summary):active')) return
          leave(currentTarget, (target as Element as HTMLInputElement).name)
        }}
      >
        <div className="quote-form__head">
          <h2 id={`${id}-heading`} className="quote-form__heading">
            {sent ? texts.sent.another : texts.heading}
          </h2>
          <noscript>
            <p className="notice">{texts.otherWays.noScript}</p>
          </noscript>
          <p className="quote-form__small">{texts.required}</p>
        </div>
        <FieldGroup id={id} group="you" texts={texts} errors={errors} />
        <BuildingDetails id={id} texts={texts} errors={errors} />
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
            {texts.text} {texts.privacy} <a href={privacyHref}>{texts.privacyLink}</a>
          </p>
        </div>
      </form>
      <Toaster close={texts.messages.close} />
    </>
  )
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('a, button, summary')
}
