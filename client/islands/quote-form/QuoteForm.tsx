import { type SubmitEvent, type SyntheticEvent, useRef } from 'react'
import { Toaster } from '../../toasts/Toaster.tsx'
import type { Contact } from '../../ui/ContactLinks.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { BuildingDetails } from './parts/BuildingDetails.tsx'
import { describeError } from './describe-error.ts'
import { ErrorSummary } from './parts/ErrorSummary.tsx'
import { FieldGroup } from './parts/FieldGroup.tsx'
import type { SendingProps } from './sending/sending-props.ts'
import { SentPanel } from './parts/SentPanel.tsx'
import { SubmitPart } from './parts/SubmitPart.tsx'
import type { QuoteFormTexts } from './texts.ts'
import { Trap } from './parts/Trap.tsx'
import { useErrorTitle } from './use-error-title.ts'
import { useQuoteRequest } from './use-quote-request.ts'

interface QuoteFormProps {
  /** Prefix of all ids inside: the control of the `phone` field is `<id>-phone`. */
  readonly id: string
  readonly texts: QuoteFormTexts
  readonly sending: SendingProps
  readonly contact: Contact
  readonly privacyHref: string
}

/**
 * The quote request form. Without our scripts, the browser validates it and opens an email with what was typed, so nothing ends
 * up in a URL of the site and nothing is lost. With them, our validation replaces the browser's as soon as `client/loader.ts`
 * runs.
 */
export function QuoteForm({ id, texts, sending, contact, privacyHref }: QuoteFormProps) {
  const isHydrated = useIsHydrated()
  const unsent = useRef<HTMLDivElement>(null)
  const {
    errors: found,
    isRefused,
    failure,
    isSubmitting,
    sent,
    submit,
    review,
  } = useQuoteRequest(texts.messages, sending)
  const errors = Object.fromEntries(found.map((error) => [error.name, describeError(error, texts.messages)]))
  useErrorTitle(isRefused || failure !== undefined, texts.errors.title)
  const reviewChanged = ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) =>
    review(currentTarget, (target as HTMLInputElement).name)
  return (
    <>
      {sent && <SentPanel key={sent.reference} id={`${id}-sent`} texts={texts} request={sent} contact={contact} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble from its
          fields */}
      <form
        id={id}
        className="quote-form"
        action={`${contact.emailHref}?subject=${encodeURIComponent(texts.heading)}`}
        method="post"
        encType="text/plain"
        noValidate={isHydrated}
        suppressHydrationWarning
        aria-labelledby={`${id}-heading`}
        data-area={texts.city}
        data-submitting={texts.submitting}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (unsent.current) unsent.current.hidden = true
          void submit(event.currentTarget)
        }}
        onInput={reviewChanged}
        // Some autofill programs fire only this.
        onChange={reviewChanged}
        onBlur={({ currentTarget, target, relatedTarget }) => {
          // An error message that appears mid-press would move the button away. Safari doesn't report what took focus.
          if (isPressable(relatedTarget) || currentTarget.querySelector(':is(button, summary):active')) return
          // A summary has no name.
          review(currentTarget, (target as Element & { readonly name?: string }).name ?? '', true)
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
        {isRefused && <ErrorSummary id={id} heading={texts.errors.heading} errors={errors} />}
        <FieldGroup id={id} group="you" texts={texts} errors={errors} />
        <BuildingDetails id={id} texts={texts} errors={errors} />
        <Trap id={`${id}-extra`} label={texts.trap} />
        <div className="quote-form__end">
          {/* CSS shows it until one of our scripts runs. */}
          <p className="notice quote-form__plain">{texts.otherWays.plain}</p>
          <SubmitPart
            id={`${id}-failure`}
            texts={texts}
            contact={contact}
            isSubmitting={isSubmitting}
            failure={failure}
          />
          {/* The page's loader shows it if this script fails to load, and CSS if it takes too long; if it loads after all, the
              next press hides it. */}
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
