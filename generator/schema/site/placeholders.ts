import type { sitePlaceholders } from '../collections.ts'
import type { SiteConfig } from './config.ts'
import { formatHours } from './format-hours.ts'
import { numberWords } from '../kinds/numbers.ts'
import { findDirection, isEnglish, resolveLocale } from './locale.ts'
import { capitalize } from '../../shared/capitalize.ts'

export type Placeholders = Readonly<Record<string, string>>

/**
 * Replaces each `{name}` in `values`. Others are left for a later stage. A value that ends in a period also ends its
 * sentence: `{legalName}.` gives `Straits Co.`, not `Straits Co..`
 */
export function fillText(text: string, values: Placeholders): string {
  if (!text.includes('{')) return text
  return text.replaceAll(/\{([a-zA-Z]+)\}(\.(?!\.))?/g, (whole, name: string, period = '') => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return whole
    return value.endsWith('.') ? value : value + period
  })
}

/** The same for every string in a value, however deep. */
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
  config: SiteConfig,
  { services, cities }: { readonly services: number; readonly cities: number },
): Record<(typeof sitePlaceholders)[number], string> {
  const { company } = config
  const { name, legalName, phone, email } = company
  const { language, country } = resolveLocale(config)
  return {
    company: name,
    legalName,
    phone: markPhone(phone, language),
    email,
    hours: formatHours(company.hours, language),
    address: formatAddress(company, country).join(separatorOf(language)),
    serviceCount: formatCount(services, language),
    ServiceCount: formatCount(services, language, true),
    cityCount: formatCount(cities, language),
    CityCount: formatCount(cities, language, true),
  }
}

/** What is between the lines of an address in a sentence. */
function separatorOf(language: string): string {
  if (/^(?:ja|zh)\b/i.test(language)) return ' '
  return /^(?:ar|fa|ur)\b/i.test(language) ? '، ' : ', '
}

/** Between words that run from right to left, the parts of a number would change places, unless a mark before them says otherwise. */
export function markPhone(phone: string, language: string): string {
  return findDirection(language) ? `\u200E${phone}` : phone
}

/** Numbers up to this one are spelled out. */
const longestWord = 10

/** Formats a count as English text does: `six`, but `14`. Other languages use digits. */
export function formatCount(count: number, language: string, isCapital = false): string {
  if (!isEnglish(language)) return new Intl.NumberFormat(language).format(count)
  const word = count <= longestWord ? (numberWords[count] ?? String(count)) : String(count)
  return isCapital ? capitalize(word) : word
}

/**
 * The lines of a postal address: the street, if there is one, and the city. Most countries put the postal code before the city,
 * some after the region. In East Asian writing, the street comes last.
 */
export function formatAddress({ address }: SiteConfig['company'], country: string): readonly string[] {
  const { street, city, region, postalCode } = address
  const streets = street === undefined ? [] : [street]
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(city))
    return [[postalCode, region, city].filter(Boolean).join(' '), ...streets]
  const parts = codeLast.has(country) ? [[city, region].filter(Boolean).join(', '), postalCode] : [postalCode, city]
  return [...streets, parts.filter(Boolean).join(' ')]
}

/** Countries that put the postal code last (Universal Postal Union). */
const codeLast = new Set('AS AU CA GB GU IE IN MP NZ PR US VI ZA'.split(' '))
