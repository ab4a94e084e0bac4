import type { SiteConfig } from '../../schema/config.ts'
import { formatPhoneHref } from '../../content/markdown/render-markdown.ts'
import type { CompanyProps } from '../../../templates/props.ts'
import type { Placeholders } from './fill-texts.ts'

/** The company as pages show it. */
export function formatCompany({ company }: SiteConfig): CompanyProps {
  const { address, hours } = company
  return {
    name: company.name,
    phone: company.phone,
    phoneHref: formatPhoneHref(company.phone),
    email: company.email,
    emailHref: `mailto:${company.email}`,
    hours: `${hours.days} ${formatHour(hours.opens)}-${formatHour(hours.closes)}`,
    address: [address.street, `${address.city}, ${address.region} ${address.postalCode}`],
  }
}

/** What `{company}`, `{phone}` and the like stand for. */
export function buildSitePlaceholders(config: SiteConfig): Placeholders {
  const { name, phone, email, hours, address } = formatCompany(config)
  return { company: name, legalName: config.company.legalName, phone, email, hours, address: address.join(', ') }
}

/** `08:00` as `8am`, `17:30` as `5:30pm`. */
function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`
}
