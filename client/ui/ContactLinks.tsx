import { Icon } from './Icon.tsx'

/** The company's phone and email, as text and as links. */
export interface Contact {
  /** `(313) 555-0142` */
  readonly phone: string
  readonly phoneHref: string
  readonly email: string
  readonly emailHref: string
}

/** The phone number and the email address, each with a touch-size target. */
export function ContactLinks({ phone, phoneHref, email, emailHref }: Contact) {
  return (
    <ul className="contact-links" translate="no">
      <li>
        <a className="contact-links__link" href={phoneHref}>
          <Icon name="phone" />
          {phone}
        </a>
      </li>
      <li>
        <a className="contact-links__link" href={emailHref}>
          <Icon name="mail" />
          {email}
        </a>
      </li>
    </ul>
  )
}
