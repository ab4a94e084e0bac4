import type * as z from 'zod'
import { foldText } from '../../../client/ui/fold-text.ts'
import { oncePerName } from '../../shared/once-per.ts'
import { readDigits } from '../../../client/ui/read-digits.ts'
import { type Group, refuse } from '../suggestions.ts'
import { dayPattern } from '../../shared/dates.ts'

/** Earliest valid year. An earlier one is a typo, such as 0206 for 2026. */
export const firstYear = 2000

/** Languages in which months and days of the week are understood. */
export const languages = ['en', 'es', 'fr', 'de', 'pt', 'pl', 'it', 'nl', 'tr', 'ru', 'uk', 'el', 'ar', 'vi'] as const

/** Date formats. Parsed by pattern instead of `Date`, which would shift them by the machine's time zone. */
const forms: readonly RegExp[] = [
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/,
  /^(?<year>\d{4})\s*[-–—./ 年년]\s*(?<month>\d{1,2})\s*[-–—./ 月월]\s*(?<day>\d{1,2})(?!\d)/,
  /^(?<month>\d{1,2})\s*[-–—/]\s*(?<day>\d{1,2})\s*[-–—/]\s*(?<year>\d{4}|\d{2})(?!\d)/,
  /^(?<day>\d{1,2})\s*[-–—/]\s*(?<month>\d{1,2})\s*[-–—/]\s*(?<year>\d{4}|\d{2})(?!\d)/,
  /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4}|\d{2})(?!\d)/,
  /(?<!\p{L})(?!tháng)(?<name>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?!\d)/u,
  /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|[.º])?(?:\s+(?:of|de))?[\s-]+(?<name>tháng \d+|\p{L}{3,})\.?,?(?:\s+(?:de|năm))?[\s-]+(?<year>\d{4})(?!\d)/u,
]

/** `3/9/2026` gives two days, the American one first. Days past the end of a month become its last day. */
export function suggestDays(typed: string): string[] {
  const text = readDigits(typed).trim().toLowerCase()
  const days = forms.flatMap((form) => {
    const { year = '', month = '', day = '', name } = form.exec(text)?.groups ?? {}
    const index = name === undefined ? Number(month) : findMonth(name)
    return formatDay(Number(year.length === 2 ? `20${year}` : year), index, Number(day))
  })
  return [...new Set(days)]
}

/** For an end date before `from`: the same day a year later if that is soon, or else `from`. */
export function suggestLastDay(typed: string, { from }: Group): string[] {
  const days = suggestDays(typed)
  const [day] = days
  if (day === undefined || typeof from !== 'string' || day >= from) return days
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  const isSoon = later > from && Date.parse(later) - Date.parse(from) < farthest
  return [...days, isSoon ? later : from]
}

/** Rejects an end date before the start date. They may be swapped, unless the same day of the next year was meant. */
export function refuseReversed(context: z.core.$RefinementCtx, from: string, until: string): void {
  // A date in another form is reported by itself, and can't be compared as text.
  if (until >= from || ![from, until].every((day) => dayPattern.test(day))) return
  const areSwapped = suggestLastDay(until, { from }).at(-1) === from
  const hint = `correct one of them; or, if they are swapped, write \`from: ${until}\` and \`until: ${from}\`.`
  refuse(context, ['until'], `is ${until}, which is before \`from\` (${from})`, areSwapped ? hint : undefined)
}

/** In milliseconds: notices and holidays end within a few months. */
const farthest = 92 * 86_400_000

/** 0 for an unknown name. */
function findMonth(name: string): number {
  const begin = name === 'sept' ? 'sep' : foldText(name)
  const found = languages.map((language) =>
    monthsOf(language).findIndex((names) => names.some((one) => foldText(one).startsWith(begin))),
  )
  return (found.find((index) => index >= 0) ?? -1) + 1
}

/** The names of each month: by itself and, since some languages inflect it, in a date. */
const monthsOf = oncePerName((language: (typeof languages)[number]) => {
  const styles = [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const
  const formats = styles.map((style) => new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }))
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) => {
      const parts = format.formatToParts(Date.UTC(2026, month, 1))
      return parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? ''
    }),
  )
})

/** Swaps month and day if only the day can be a month. */
function formatDay(year: number, month: number, day: number): string[] {
  if (month > 12 && day <= 12) return formatDay(year, day, month)
  if (month < 1 || month > 12 || day < 1 || day > 31) return []
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const [monthText, dayText] = [month, Math.min(day, last)].map((part) => String(part).padStart(2, '0'))
  return [`${year}-${monthText}-${dayText}`]
}
