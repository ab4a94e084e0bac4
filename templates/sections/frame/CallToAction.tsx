import { Button } from '../../components/actions/Button.tsx'
import { fillText } from '../../../client/ui/fill-text.ts'
import { markLanguage } from '../../../client/ui/mark-language.ts'
import type { CompanyProps } from '../../props.ts'
import type { CallToActionTexts } from '../../texts.ts'
import { Words } from '../../components/text/Words.tsx'

interface CallToActionProps {
  readonly id?: string | undefined
  readonly texts: CallToActionTexts
  readonly company: CompanyProps
  /** `Call {phone}` */
  readonly call: string
  readonly href?: string | undefined
  /** Of `texts`, if it isn't the page's. */
  readonly language?: string | undefined
  /** As a card among others instead of a band. */
  readonly cell?: true | undefined
}

/** The dark end of a page, with its main call to action. */
export function CallToAction({ id, texts, company, call, href = '/contact', language, cell }: CallToActionProps) {
  const marks = markLanguage(language)
  const body = (
    <>
      <div className="call-to-action__copy">
        <h2 className="call-to-action__heading" {...marks}>
          {texts.heading}
        </h2>
        <p {...marks}>
          <Words>{texts.text}</Words>
        </p>
      </div>
      <div className="call-to-action__buttons">
        <Button href={href} large>
          {language ? <span {...marks}>{texts.button}</span> : texts.button}
        </Button>
        <Button href={company.phoneHref} look="quiet" icon="phone" large>
          {fillText(call, { phone: company.phone })}
        </Button>
      </div>
    </>
  )
  if (cell)
    return (
      <div id={id} className="call-to-action--cell call-to-action__body dark">
        {body}
      </div>
    )
  return (
    <section id={id} className="call-to-action--band section dark">
      <div className="container call-to-action__body">{body}</div>
    </section>
  )
}
