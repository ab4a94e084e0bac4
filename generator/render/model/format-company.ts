import type { SiteConfig } from '../../schema/config.ts'
import { formatPhoneHref } from '../../schema/kinds/contact-details.ts'
import { formatAddress, formatHours } from '../../schema/placeholders.ts'
import type { CompanyProps } from '../../../templates/props.ts'

/** The company as pages show it. */
export function formatCompany({ company }: SiteConfig): CompanyProps {
  const { name, phone, email } = company
  return {
    name,
    phone,
    phoneHref: formatPhoneHref(phone),
    email,
    emailHref: `mailto:${email}`,
    hours: formatHours(company),
    address: formatAddress(company),
  }
}
