import { Icon } from '../../../client/ui/Icon.tsx'
import { Picture } from '../../components/media/Picture.tsx'
import type { CompanyProps, PictureProps } from '../../props.ts'
import type { ContactTexts } from '../../texts.ts'
import { Steps } from '../Steps.tsx'
import { EmailAddress } from '../../components/text/EmailAddress.tsx'
import { Words } from '../../components/text/Words.tsx'

interface ContactFactsProps {
  readonly id: string
  readonly texts: ContactTexts
  readonly picture?: PictureProps | undefined
  readonly company: CompanyProps
}

/** Next to the form: other ways to get in touch, and what happens after a request is sent, with an image. */
export function ContactFacts({ id, texts, picture, company }: ContactFactsProps) {
  const { cards, form, next } = texts
  const facts = [
    { icon: 'phone', title: cards.phone, lines: [company.phone], href: company.phoneHref },
    { icon: 'mail', title: cards.email, lines: [company.email], href: company.emailHref },
    { icon: 'map-pin', title: cards.area, lines: [cards.areaText] },
    { icon: 'clock', title: cards.hours, lines: company.hours },
  ] as const
  return (
    <div className="contact-facts">
      <div className="contact-facts__ways">
        <h2 className="contact-facts__heading">{form.otherWays.heading}</h2>
        <p>
          <Words>{form.otherWays.text}</Words>
        </p>
        <ul className="contact-facts__list" aria-label={cards.heading}>
          {facts.map((fact) => (
            <li key={fact.icon} className="contact-facts__fact">
              <Icon name={fact.icon} />
              <div>
                <p>{fact.title}</p>
                {fact.lines.map((line) => (
                  <p key={line} className="contact-facts__text">
                    {'href' in fact ? (
                      <a href={fact.href}>
                        <EmailAddress>{line}</EmailAddress>
                      </a>
                    ) : (
                      line
                    )}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div id={id}>
        <h2 className="contact-facts__heading">{next.heading}</h2>
        {next.text && <p>{next.text}</p>}
        <Steps items={next.items} />
      </div>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width:60em) 36rem,calc(100vw - 2rem)"
          largest={960}
          className="contact-facts__picture"
        />
      )}
    </div>
  )
}
