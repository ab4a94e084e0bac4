import { Icon } from '../../ui/Icon.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { QuoteFormTexts } from './texts.ts'

export interface QuoteFormProps {
  /** Prefix of all ids inside: the control of the field `phone` is `<id>-phone`. */
  readonly id: string
  readonly texts: QuoteFormTexts
  readonly privacyHref: string
}

const groups = ['you', 'building', 'plan'] as const

/** The request for a quote. It posts, so that nothing of it can end up in an address. */
export function QuoteForm({ id, texts, privacyHref }: QuoteFormProps) {
  return (
    <form id={id} className="quote-form" method="post" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{texts.heading}</h2>
      <p>{texts.text}</p>
      <noscript>
        <p className="quote-form__notice">{texts.otherWays.noScript}</p>
      </noscript>
      <p className="quote-form__required">
        <span className="field__mark" aria-hidden="true">
          *
        </span>{' '}
        {texts.required}
      </p>
      {groups.map((group) => (
        <FieldGroup key={group} id={id} group={group} texts={texts} />
      ))}
      <div className="quote-form__end">
        <button className="button button--filled button--large" type="submit">
          <Icon name="send" />
          {texts.submit}
        </button>
        <p className="quote-form__privacy">
          {texts.privacy} <a href={privacyHref}>{texts.privacyLink}</a>
        </p>
      </div>
    </form>
  )
}
