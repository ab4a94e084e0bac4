import { ContactLinks } from '../../client/ui/ContactLinks.tsx'
import type { CompanyProps } from '../props.ts'
import type { ContactTexts, HoursTexts } from '../texts.ts'
import { HoursTable } from './HoursTable.tsx'
import { Steps } from './Steps.tsx'

interface ContactFactsProps {
  readonly id: string
  readonly texts: ContactTexts
  readonly hours: HoursTexts
  readonly company: CompanyProps
}

/** Beside the form: the ways around it, the hours where they take more than a line, and what happens after it. */
export function ContactFacts({ id, texts, hours, company }: ContactFactsProps) {
  const { otherWays } = texts.form
  const { phone, phoneHref, email, emailHref } = company
  return (
    <div className="contact-facts">
      <div className="contact-facts__ways">
        <h2 className="contact-facts__heading">{otherWays.heading}</h2>
        <p>{otherWays.text}</p>
        <ContactLinks phone={phone} phoneHref={phoneHref} email={email} emailHref={emailHref} />
      </div>
      {company.week.length > 0 && <HoursTable heading={texts.cards.hours} texts={hours} company={company} />}
      <div id={id}>
        <h2 className="contact-facts__heading">{texts.next.heading}</h2>
        {texts.next.text && <p>{texts.next.text}</p>}
        <Steps items={texts.next.items} />
      </div>
    </div>
  )
}
