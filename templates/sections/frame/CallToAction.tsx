import { Button } from '../../components/actions/Button.tsx'
import { fillText } from '../../fill-text.ts'
import type { CompanyProps } from '../../props.ts'
import type { CallToActionTexts } from '../../texts.ts'

interface CallToActionProps {
  readonly id?: string | undefined
  readonly texts: CallToActionTexts
  readonly company: CompanyProps
  /** `Call {phone}` */
  readonly call: string
  readonly href?: string | undefined
  /** As one card among others instead of a band of its own. */
  readonly cell?: true | undefined
}

/** The dark card that asks for the one thing a page is there for. */
export function CallToAction({ id, texts, company, call, href = '/contact', cell }: CallToActionProps) {
  const panel = (
    <div className={cell ? 'call-to-action call-to-action--cell' : 'call-to-action'} id={cell ? id : undefined}>
      <div className="call-to-action__copy">
        <h2 className="call-to-action__heading">{texts.heading}</h2>
        <p>{texts.text}</p>
      </div>
      <div className="call-to-action__buttons">
        <Button href={href} large>
          {texts.button}
        </Button>
        <Button href={company.phoneHref} look="quiet" icon="phone" large>
          {fillText(call, { phone: company.phone })}
        </Button>
      </div>
    </div>
  )
  if (cell) return panel
  return (
    <section id={id} className="section">
      <div className="container">{panel}</div>
    </section>
  )
}
