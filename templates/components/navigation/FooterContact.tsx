import { Fragment } from 'react'
import { listHours } from '../../list-hours.ts'
import type { CompanyProps } from '../../props.ts'
import { EmailAddress } from '../text/EmailAddress.tsx'
import type { SiteTexts } from '../../texts.ts'

interface FooterContactProps {
  readonly texts: SiteTexts
  readonly company: CompanyProps
}

/** How to reach the company. */
export function FooterContact({ texts: { footer: texts, hours: hoursTexts }, company }: FooterContactProps) {
  const hours = listHours(company, hoursTexts)
  return (
    <div>
      <h2 className="site-footer__heading">{texts.contactHeading}</h2>
      <dl className="footer-contact">
        <dt>{texts.phone}</dt>
        <dd>
          <a href={company.phoneHref}>{company.phone}</a>
        </dd>
        <dt>{texts.email}</dt>
        <dd>
          <a href={company.emailHref}>
            <EmailAddress>{company.email}</EmailAddress>
          </a>
        </dd>
        <dt>{texts.hours}</dt>
        <dd className={hours.length > 1 ? 'footer-contact__address' : undefined}>{hours.join('\n')}</dd>
        <dt>{texts.address}</dt>
        <dd className="footer-contact__address" translate="no">
          {company.address.join('\n')}
        </dd>
        {company.profiles.length > 0 && <dt>{texts.profiles}</dt>}
        {company.profiles.length > 0 && (
          <dd>
            {company.profiles.map(({ href, label }, index) => (
              <Fragment key={href}>
                {index > 0 && ', '}
                <a href={href}>{label}</a>
              </Fragment>
            ))}
          </dd>
        )}
      </dl>
    </div>
  )
}
