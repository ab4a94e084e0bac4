import type { SiteConfig } from '../../../schema/site/config.ts'
import { formatTimes } from '../../../schema/site/format-hours.ts'
import { reportLanguage } from '../../../schema/site/locale.ts'
import { listOpenTimes, type OpenTime } from '../../../schema/site/hours.ts'
import { weekdays } from '../../../schema/kinds/hours.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import { formatLongDate } from '../../../schema/site/long-dates.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import type { Path } from '../find-place.ts'
import { reportIn } from '../report-in.ts'

/** An opening hours entry and its path in the configuration. */
interface HoursEntry {
  readonly time: OpenTime
  readonly path: Path
}

/** Reports what a schema for one entry can't check: overlapping times, duplicate holidays, and implausible hours. */
export function checkHours({ company }: SiteConfig, parsed: ParsedSource, report: Report): void {
  const isList = Array.isArray(company.hours)
  const entries = listOpenTimes(company.hours).map((time, index): HoursEntry => ({
    time,
    path: ['company', 'hours', ...(isList ? [index] : [])],
  }))
  for (const [index, entry] of entries.entries()) {
    if (!checkDays(entry, parsed, report)) continue
    const before = entries.slice(0, index).find((other) => findOverlap(other.time, entry.time) !== undefined)
    if (before) reportOverlap(before, entry, parsed, report)
    checkNight(entry, parsed, report)
  }
  checkClosed(company, parsed, report)
}

function checkDays({ time: { days }, path }: HoursEntry, parsed: ParsedSource, report: Report): boolean {
  const twice = days.find((day, index) => days.indexOf(day) < index)
  if (twice === undefined) return true
  const message = `\`days\` lists ${weekdays[twice]} twice.`
  reportIn(parsed, report).error('content/duplicate', [...path, 'days'], message, 'delete one of them.')
  return false
}

const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay

/** The first days on which two entries overlap. Breaks within a day are fine. */
function findOverlap(one: OpenTime, other: OpenTime): readonly [day: number, otherDay: number] | undefined {
  for (const day of one.days) {
    const [start, end] = readMinutes(one, day)
    for (const otherDay of other.days) {
      const [otherStart, otherEnd] = readMinutes(other, otherDay)
      // Sunday's hours may run into Monday.
      const weeks = [-minutesOfWeek, 0, minutesOfWeek]
      if (weeks.some((week) => start < otherEnd + week && otherStart + week < end)) return [day, otherDay]
    }
  }
  return undefined
}

function reportOverlap(before: HoursEntry, entry: HoursEntry, parsed: ParsedSource, report: Report): void {
  const [beforeDay = 0, day = 0] = findOverlap(before.time, entry.time) ?? []
  const [beforeTimes, times] = [before, entry].map(({ time }) => formatTimes([time], reportLanguage))
  const [beforeName, name] = [weekdays[beforeDay], weekdays[day]]
  const isSame = beforeDay === day
  const message = isSame
    ? `The hours for ${name} appear twice: ${times} here, and ${beforeTimes} in another entry.`
    : `These hours, ${name} ${times}, overlap those of another entry: ${beforeName} ${beforeTimes}.`
  const hint = isSame ? `remove ${name} from one of the entries.` : 'make one end before the other begins.'
  const other = { source: parsed, path: [...before.path, 'days'], note: 'the other entry is here' }
  reportIn(parsed, report, other).error('content/duplicate', [...entry.path, 'days'], message, hint)
}

function readMinutes({ opens = '00:00', closes = '24:00' }: OpenTime, day: number): [start: number, end: number] {
  const [start, end] = [opens, closes].map(readClock) as [number, number]
  const midnight = day * minutesOfDay
  return [midnight + start, midnight + end + (end <= start ? minutesOfDay : 0)]
}

function readClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Hours this long that run past midnight most likely mean an afternoon closing time. */
const tooLong = 16 * 60

function checkNight({ time, path }: HoursEntry, parsed: ParsedSource, report: Report): void {
  const { opens, closes } = time
  // Midnight is the end of the same day.
  if (opens === undefined || closes === undefined || closes > opens || closes === '00:00') return
  const [start, end] = readMinutes(time, 0)
  if (end - start < tooLong) return
  const [key, typed] = closes < '12:00' ? (['closes', closes] as const) : (['opens', opens] as const)
  const meant = `${String((Number(typed.slice(0, 2)) + 12) % 24).padStart(2, '0')}${typed.slice(2)}`
  const message = `These hours run past midnight: ${formatTimes([time], reportLanguage)} is ${Math.round((end - start) / 60)} hours.`
  const hint = `write \`${key}: "${meant}"\` if you mean ${formatTimes([{ ...time, [key]: meant }], reportLanguage)}.`
  reportIn(parsed, report).warn('content/long-hours', [...path, key], message, hint)
}

/** Reports holidays listed twice, which visitors would see twice. */
function checkClosed({ closed = [] }: SiteConfig['company'], parsed: ParsedSource, report: Report): void {
  const days = closed.map(({ date = '', from = date, until = date }) => ({ from, until }))
  for (const [index, { from, until }] of days.entries()) {
    const other = days.slice(0, index).findIndex((before) => before.from <= until && from <= before.until)
    if (other === -1) continue
    const first = [from, days[other]?.from ?? ''].toSorted().at(-1) ?? ''
    const message = `\`closed\` lists ${formatLongDate(first, reportLanguage)}, twice.`
    const { warn } = reportIn(parsed, report, { source: parsed, path: ['company', 'closed', other] })
    warn('content/duplicate', ['company', 'closed', index], message, 'delete one of them, or change its dates.')
  }
}
