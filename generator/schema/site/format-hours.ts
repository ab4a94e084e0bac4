import { type DayGroup, groupWeek, type Hours } from './hours.ts'
import { isEnglish } from './locale.ts'
import { rangeSignOf } from './long-dates.ts'
import { weekdays } from '../kinds/hours.ts'

/** Lines for open days with their times: `Mon-Fri 8am-6pm`, `Sat 9am-1pm`; for `de-DE`, `Mo-Fr 08:00–18:00 Uhr`. */
export function formatHourLines(hours: Hours, language: string): string[] {
  return groupWeek(hours).flatMap(({ places, times }) =>
    times.length > 0 ? `${formatDays(places, language)} ${formatTimes(times, language)}` : [],
  )
}

/** The same, to use in a sentence. */
export function formatHours(hours: Hours, language: string): string {
  const lines = formatHourLines(hours, language)
  // Keep an `and` between lines distinct from one within a line.
  const isPlain = !isEnglish(language) || lines.every((line) => !line.includes(' and '))
  return isPlain || lines.length < 2
    ? joinWords(lines, language)
    : `${lines.slice(0, -1).join(', ')}, and ${lines.at(-1)}`
}

/** `8am-12pm and 1pm-5:30pm` */
export function formatTimes(times: DayGroup['times'], language: string): string {
  return joinWords(
    times.map(({ opens, closes }) =>
      opens === undefined || closes === undefined ? formatWholeDay(language) : formatSpan(opens, closes, language),
    ),
    language,
  )
}

/** `Mon-Wed and Fri`: consecutive days form a range, even from Sunday to Monday. */
export function formatDays(places: readonly number[], language: string): string {
  const count = weekdays.length
  const isOpen = (place: number) => places.includes((place + count) % count)
  const starts = places.filter((place) => !isOpen(place - 1))
  const ranges =
    starts.length === 0
      ? [{ first: 0, last: count - 1 }]
      : starts.map((first) => {
          let last = first
          while (isOpen(last + 1)) last += 1
          return { first, last: last % count }
        })
  const names = listWeekdays(language)
  const sign = rangeSignOf(language) ?? '-'
  return joinWords(
    ranges.map(({ first, last }) => (last === first ? (names[first] ?? '') : `${names[first]}${sign}${names[last]}`)),
    language,
  )
}

/** `24 hours` */
function formatWholeDay(language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(24)
}

/** `8am-5:30pm`, or in the language's own format: `08:00–17:30 Uhr`. */
function formatSpan(opens: string, closes: string, language: string): string {
  if (isEnglish(language)) return `${formatHour(opens)}-${formatHour(closes)}`
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const [from, to] = [opens, closes].map((time) => new Date(`2024-01-01T${time}Z`))
  // A range past midnight would spell out the next day's date.
  const isOneDay = from !== undefined && to !== undefined && from < to
  const span = isOneDay ? format.formatRange(from, to) : [from, to].map((time) => format.format(time)).join('–')
  // A line may break at the dash, but not in `8 h 00` or before `Uhr`.
  return span.replaceAll(/\s/g, '\u00A0').replaceAll(/(?<=[–~])\u00A0|\u00A0(?=[–~])/g, ' ')
}

/** Formats `08:00` as `8am`, and `17:30` as `5:30pm`. */
function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`
}

/** `Mon` to `Sun`, or `Mo` to `So`. */
function listWeekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // January 1, 2024, is a Monday.
  return weekdays.map((_, place) => format.format(new Date(Date.UTC(2024, 0, 1 + place))))
}

/** `a, b and c` */
function joinWords(parts: readonly string[], language: string): string {
  // Use British English: American English would put a comma before `and`.
  return new Intl.ListFormat(isEnglish(language) ? 'en-GB' : language).format(parts)
}
