import { oncePerName } from './once-per.ts'

/** Cached by language or zone, because creating a formatter is far slower than using it. The Swedish format is ISO 8601. */
const dayFormat = oncePerName((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }))
const longFormat = oncePerName(
  (language: string) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' }),
)
const offsetFormat = oncePerName(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
)

/** The calendar day in a time zone such as `America/Detroit`: `2026-03-04`. */
export function formatDay(now: Date, timeZone: string): string {
  return dayFormat(timeZone).format(now)
}

/** `2026-03-04` as `March 4, 2026`, or `4. März 2026` for `de-DE`, whatever the machine's time zone. */
export function formatLongDate(day: string, language: string): string {
  return longFormat(language).format(startOf(day))
}

/** `December 24–26, 2026`, `December 24, 2026 – January 2, 2027`, or one day. */
export function formatLongDates(from: string, until: string, language: string): string {
  const dates = longFormat(language).formatRange(startOf(from), startOf(until))
  // Within a month, English ranges have thin spaces around the dash, which few fonts include.
  return dates.replaceAll('\u2009', from.slice(0, 7) === until.slice(0, 7) ? '' : ' ')
}

/** The start of a day in a time zone as an RFC 3339 timestamp: `2026-03-04T00:00:00-05:00`. */
export function formatDateTime(day: string, timeZone: string): string {
  return momentsIn(timeZone)(day)
}

/** Cached, because a page uses the same dates several times, and finding the offset is slow. */
const momentsIn = oncePerName((timeZone: string) =>
  oncePerName((day: string) => {
    // Near midnight UTC, the zone may still have the previous day's offset.
    const guess = findOffset(startOf(day), timeZone)
    return `${day}T00:00:00${findOffset(new Date(`${day}T00:00:00${guess}`), timeZone)}`
  }),
)

/** `-05:00` */
function findOffset(now: Date, timeZone: string): string {
  const [, offset = ''] = offsetFormat(timeZone).format(now).split('GMT')
  return offset === '' ? '+00:00' : offset
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
