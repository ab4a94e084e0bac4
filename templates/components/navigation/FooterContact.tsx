import type { CompanyProps } from '../../props.ts'
import type { SiteTexts } from '../../texts.ts'

interface FooterContactProps {
  readonly texts: SiteTexts['footer']
  readonly company: CompanyProps
}

/** How to reach the company. */
export function FooterContact({ texts, company }: FooterContactProps) {
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
          <a href={company.emailHref}>{company.email}</a>
        </dd>
        <dt>{texts.hours}</dt>
        <dd>{company.hours}</dd>
        <dt>{texts.address}</dt>
        <dd className="footer-contact__address">{company.address.join('\n')}</dd>
      </dl>
    </div>
  )
}
