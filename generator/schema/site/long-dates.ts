import { writeFirst } from '../../../client/ui/write-first.ts'
import { startOf } from '../../shared/dates.ts'
import { oncePerName } from '../../shared/once-per.ts'

/** Cached by language, because creating a formatter is far slower than using it. */
const longFormat = oncePerName(
  (language: string) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' }),
)

/** `2026-03-04` as `March 4, 2026`, or `4. März 2026` for `de-DE`, whatever the machine's time zone. */
export function formatLongDate(day: string, language: string): string {
  return writeFirst(longFormat(language).format(startOf(day)), language)
}

/** Between the ends of a range, in languages whose `Intl` ranges mix other forms of dates in, or have spaces that no one writes. */
const rangeSigns: Readonly<Record<string, string>> = { ja: '～', ko: '~', zh: '至' }

/** The sign between the ends of a range, if the language has one of its own. */
export const rangeSignOf = (language: string): string | undefined => rangeSigns[language.split('-')[0] ?? '']

/** `December 24–26, 2026`, `December 24, 2026 – January 2, 2027`, or one day. */
export function formatLongDates(from: string, until: string, language: string): string {
  const sign = rangeSignOf(language)
  if (sign !== undefined && from !== until) return [from, until].map((day) => formatLongDate(day, language)).join(sign)
  const dates = longFormat(language).formatRange(startOf(from), startOf(until))
  // Within a month, English ranges have thin spaces around the dash, which few fonts include.
  return writeFirst(dates.replaceAll('\u2009', from.slice(0, 7) === until.slice(0, 7) ? '' : ' '), language)
}
