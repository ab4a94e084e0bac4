import type { sitePlaceholders } from './collections.ts'
import type { SiteConfig } from './config.ts'

export type Placeholders = Readonly<Record<string, string>>

/** Replaces each `{name}` that `values` knows; others stay for a later stage that knows them. */
export function fillText(text: string, values: Placeholders): string {
  // Most texts have none.
  if (!text.includes('{')) return text
  return text.replaceAll(/\{([a-zA-Z]+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  )
}

/** The same on every text of a piece of content, however deep. */
export function fillTexts<T>(content: T, values: Placeholders): T {
  return fillAny(content, values) as T
}

function fillAny(content: unknown, values: Placeholders): unknown {
  if (typeof content === 'string') return fillText(content, values)
  if (Array.isArray(content)) return content.map((item) => fillAny(item, values))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, fillAny(value, values)]))
}

/** What `{company}`, `{phone}` and the like stand for. */
export function buildSitePlaceholders({ company }: SiteConfig): Record<(typeof sitePlaceholders)[number], string> {
  const { name, legalName, phone, email } = company
  return {
    company: name,
    legalName,
    phone,
    email,
    hours: formatHours(company),
    address: formatAddress(company).join(', '),
  }
}

/** `Mon-Fri 8am-5:30pm` */
export function formatHours({ hours: { days, opens, closes } }: SiteConfig['company']): string {
  return `${days} ${formatHour(opens)}-${formatHour(closes)}`
}

/** The two lines of an American address. */
export function formatAddress({ address }: SiteConfig['company']): readonly [string, string] {
  return [address.street, `${address.city}, ${address.region} ${address.postalCode}`]
}

/** `08:00` as `8am`, `17:30` as `5:30pm`. */
function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`
}
