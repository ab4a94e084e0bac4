/** The zone in which the site's days begin; a post dated today appears at its midnight. */
const siteTimeZone = 'America/Detroit'

/** Made once: to make a format takes far longer than to use it. Sweden's is the ISO one. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: siteTimeZone, dateStyle: 'short' })
const longFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' })
const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone: siteTimeZone, timeZoneName: 'longOffset' })

/** The calendar day of a moment in the site's zone, `2026-03-04`. */
export function formatDay(now: Date): string {
  return dayFormat.format(now)
}

/** `2026-03-04` as `March 4, 2026`, whatever zone the machine is in. */
export function formatLongDate(day: string): string {
  return longFormat.format(new Date(`${day}T00:00:00Z`))
}

/** `December 24–26, 2026`, `December 24, 2026 – January 2, 2027`, or one day. */
export function formatLongDates(from: string, until: string): string {
  const [first, last] = [formatLongDate(from), formatLongDate(until)]
  if (from === until) return first
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7)
  return isOneMonth ? first.replace(',', () => `–${Number(until.slice(8))},`) : `${first} – ${last}`
}

/** `2026-03-04` as the RFC 3339 moment at which that day begins in the site's zone: `2026-03-04T00:00:00-05:00`. */
export function formatDateTime(day: string): string {
  const known = moments.get(day)
  if (known !== undefined) return known
  const [, offset = ''] = offsetFormat.format(new Date(`${day}T05:00:00Z`)).split('GMT')
  const moment = `${day}T00:00:00${offset === '' ? 'Z' : offset}`
  moments.set(day, moment)
  return moment
}

/** The moments of days that were asked for: a page names each of its own several times, and finding the zone is slow. */
const moments = new Map<string, string>()
