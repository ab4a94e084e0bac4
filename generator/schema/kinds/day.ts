import type { Group } from '../suggestions.ts'

/** The first year that a post can be of: an earlier one is a typo, such as 0206 for 2026. */
export const firstYear = 2000

const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** Ways to write a day. They are read by pattern and not by `Date`, which would shift them by the machine's zone. */
const forms: readonly RegExp[] = [
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/,
  /^(?<year>\d{4})\s*[-–—./ ]\s*(?<month>\d{1,2})\s*[-–—./ ]\s*(?<day>\d{1,2})(?!\d)/,
  /^(?<month>\d{1,2})\s*[-–—/]\s*(?<day>\d{1,2})\s*[-–—/]\s*(?<year>\d{4}|\d{2})(?!\d)/,
  /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4}|\d{2})(?!\d)/,
  /(?<name>[a-z]{3,})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?!\d)/,
  /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+(?<name>[a-z]{3,})\.?,?[\s-]+(?<year>\d{4})(?!\d)/,
]

/** The day that was meant by `3/9/2026` or `August 19th, 2026`; the last of its month where it goes beyond. */
export function suggestDays(typed: string): string[] {
  const text = typed.trim().toLowerCase()
  return forms.flatMap((form) => {
    const { year = '', month = '', day = '', name } = form.exec(text)?.groups ?? {}
    const index = name === undefined ? Number(month) : findMonth(name)
    return formatDay(Number(year.length === 2 ? `20${year}` : year), index, Number(day))
  })
}

/** Of a last day that is before its first, `from`: the same day of the next year where that is soon, or else the first day. */
export function suggestLastDay(typed: string, { from }: Group): string[] {
  const days = suggestDays(typed)
  const [day] = days
  if (day === undefined || typeof from !== 'string' || day >= from) return days
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  const isSoon = later > from && Date.parse(later) - Date.parse(from) < farthest
  return [...days, isSoon ? later : from]
}

/** What to write where the last day is before the first one; `undefined` where the same day of the next year was meant. */
export function hintForDays(from: string, until: string): string | undefined {
  if (suggestLastDay(until, { from }).at(-1) !== from) return undefined
  return `correct one of them; or, if they are swapped, write \`from: ${until}\` and \`until: ${from}\`.`
}

/** In milliseconds: what is announced ends within some months. */
const farthest = 92 * 86_400_000

/** 0 where there is no such month. */
function findMonth(name: string): number {
  return monthNames.findIndex((month) => month.toLowerCase().startsWith(name === 'sept' ? 'sep' : name)) + 1
}

/** Month and day change places where only the day can be a month. */
function formatDay(year: number, month: number, day: number): string[] {
  if (month > 12 && day <= 12) return formatDay(year, day, month)
  if (month < 1 || month > 12 || day < 1 || day > 31) return []
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const [monthText, dayText] = [month, Math.min(day, last)].map((part) => String(part).padStart(2, '0'))
  return [`${year}-${monthText}-${dayText}`]
}
