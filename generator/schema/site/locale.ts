import * as z from 'zod'
import { explained, formed, group, text } from '../fields.ts'
import { country } from '../kinds/contact-details.ts'
import { succeeds } from '../kinds/intl-names.ts'
import { siteLanguage, suggestLanguage } from '../language.ts'
import { suggestions } from '../suggestions.ts'

const localeGroup = group('Language, country and units of the site', {
  language: siteLanguage.optional(),
  country: formed(
    country,
    'Country whose phone numbers are dialed; in the US, they are checked, and so are states and ZIP codes; the country in `company.address` by default',
    'US',
  ).optional(),
  timeZone: explained(
    text
      .refine(isTimeZone, 'must be a time zone such as America/Detroit or Europe/Berlin')
      .register(suggestions, { suggest: suggestTimeZones }),
    "The site's time zone: the first build after midnight there publishes that day's posts; by default, America/New_York or, outside the US, one of the country's time zones",
    'America/Detroit',
  ).optional(),
  units: explained(
    z.enum(['us', 'metric']),
    'us for miles, metric for kilometers; us by default in the US and the UK',
    'us',
  ).optional(),
  currency: explained(
    text.refine(isCurrency, 'must be a three-letter currency code, such as USD').register(suggestions, {
      suggest: (typed) => [findCurrency(typed.trim().replace('US$', '$')) ?? typed.trim().slice(0, 3).toUpperCase()],
    }),
    'Currency of price ranges in the estimate; USD by default',
    'USD',
  ).optional(),
})

/** `locale` in the configuration: a group of keys, or only the language. */
export const localeSchema = z
  // Hints for the text are those of the first option.
  .union([localeGroup.register(suggestions, { suggest: suggestLanguage }), siteLanguage])
  .describe(
    'Language, country and units of the site, or only the language, such as es-US; by default, the English and the units of the country in `company.address`',
  )

/** How a site formats dates, times, numbers, distances and prices. */
export interface Locale {
  /** BCP 47, `en-US`. */
  readonly language: string
  /** ISO 3166, `US`. */
  readonly country: string
  /** IANA, `America/Detroit`. */
  readonly timeZone: string
  readonly units: 'us' | 'metric'
  /** ISO 4217, `USD`. */
  readonly currency: string
}

/** Diagnostics are always in this language. */
export const reportLanguage = 'en-US'

/** New York's time zone for the US, where most Americans live; elsewhere, the country's first zone in Unicode's data. */
export function usualTimeZone(region = 'US'): string {
  if (region === 'US') return 'America/New_York'
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & LocaleZones
  return (locale.getTimeZones?.() ?? locale.timeZones)?.[0] ?? 'UTC'
}

/** A property in Node 20, and a method since then. */
interface LocaleZones {
  readonly timeZones?: readonly string[] | undefined
  readonly getTimeZones?: () => readonly string[] | undefined
}

type Said = { readonly [Key in keyof Locale]?: Locale[Key] | undefined }

interface Located {
  readonly locale?: string | Said | undefined
  readonly company: { readonly address: { readonly country: string } }
}

/** The site's locale, with defaults filled in. */
export function resolveLocale({ locale = {}, company }: Located): Locale {
  const said: Said = typeof locale === 'string' ? { language: locale } : locale
  const { country: own = company.address.country } = said
  const { language = usualLanguage(own), timeZone = usualTimeZone(own), currency = 'USD' } = said
  const { units = usualUnits(own) } = said
  return { language, country: own, timeZone, units, currency }
}

/** The English of a country where most people speak it, with its own dates; American elsewhere. */
function usualLanguage(region: string): string {
  return new Intl.Locale('und', { region }).maximize().language === 'en' ? `en-${region}` : 'en-US'
}

/** Roads in the UK are signed in miles, too. */
function usualUnits(region: string): Locale['units'] {
  return region === 'US' || region === 'GB' ? 'us' : 'metric'
}

/** Whether the language is English, which spells out small numbers, writes hours as `8am-6pm`, and isn't hyphenated. */
export function isEnglish(language: string): boolean {
  return /^en\b/i.test(language)
}

/**
 * Whether pages in a language run from right to left, by its script or the one it's usually written in. `Intl.Locale` knows, too,
 * but as a property in Node 20, and as a method since then.
 */
export function findDirection(language: string): 'rtl' | undefined {
  return rightToLeftScripts.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : undefined
}

/** ISO 15924: Adlam, Arabic, Hebrew, Mandaic, N'Ko, Hanifi Rohingya, Samaritan, Syriac, Thaana and Yezidi. */
const rightToLeftScripts = new Set('Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '))

export function isTimeZone(typed: string): boolean {
  return succeeds(() => new Intl.DateTimeFormat('en-US', { timeZone: typed }).format() !== '')
}

function isCurrency(typed: string): boolean {
  return Intl.supportedValuesOf('currency').includes(typed)
}

/** Finds a currency by its symbol, as American texts write it: `£`, `€`, `CA$`, and `US$`. */
function findCurrency(symbol: string): string | undefined {
  return Intl.supportedValuesOf('currency').find((currency) => {
    const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
    return parts.some(({ type, value }) => type === 'currency' && value === symbol)
  })
}

/** Suggests time zones for `Eastern Time` or `PST`, or for a place such as `Detroit` or `america/detroit`. */
function suggestTimeZones(typed: string): string[] {
  const name = typed.toLowerCase().replaceAll(/[\s_]+/g, '_')
  const places = Intl.supportedValuesOf('timeZone').filter((zone) => `/${zone}`.toLowerCase().endsWith(`/${name}`))
  const american = Object.entries(americanZones).flatMap(([words, zone]) => (new RegExp(words).test(name) ? zone : []))
  return [...places, ...american]
}

const americanZones: Readonly<Record<string, string>> = {
  '^e(astern|s?t|dt)': 'America/New_York',
  '^c(entral|s?t|dt)': 'America/Chicago',
  '^m(ountain|s?t|dt)': 'America/Denver',
  '^p(acific|s?t|dt)': 'America/Los_Angeles',
  '^alaska': 'America/Anchorage',
  '^hawaii': 'Pacific/Honolulu',
}
