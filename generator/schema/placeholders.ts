import type { sitePlaceholders } from './collections.ts'
import type { SiteConfig } from './config.ts'
import { formatHours } from './format-hours.ts'
import { formatCount } from './kinds/counts.ts'

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

/** The values of `{company}`, `{phone}` and the like. */
export function buildSitePlaceholders(
  { company }: SiteConfig,
  { services, cities }: { readonly services: number; readonly cities: number },
): Record<(typeof sitePlaceholders)[number], string> {
  const { name, legalName, phone, email } = company
  return {
    company: name,
    legalName,
    phone,
    email,
    hours: formatHours(company.hours),
    address: formatAddress(company).join(', '),
    serviceCount: formatCount(services),
    ServiceCount: formatCount(services, true),
    cityCount: formatCount(cities),
    CityCount: formatCount(cities, true),
  }
}

/** The two lines of an American address. */
export function formatAddress({ address }: SiteConfig['company']): readonly [string, string] {
  return [address.street, `${address.city}, ${address.region} ${address.postalCode}`]
}
