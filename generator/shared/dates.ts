import { oncePerName } from './once-per.ts'

/** A day as it's written in content: `2026-03-04`. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Cached by language or zone, because creating a formatter is far slower than using it. The Swedish format is ISO 8601. */
const dayFormat = oncePerName((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }))
const offsetFormat = oncePerName(
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
)

/** The calendar day in a time zone such as `America/Detroit`: `2026-03-04`. */
export function formatDay(now: Date, timeZone: string): string {
  return dayFormat(timeZone).format(now)
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

/** Midnight UTC. */
export function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
