import { refuseReversed, suggestDays } from '../kinds/day.ts'
import * as z from 'zod'
import { day, explained, formed, group, lastDay, listOf, oneOrMore, words } from '../fields.ts'
import {
  closingTime,
  hasNoTimes,
  isForward,
  noTimes,
  listDays,
  openingTime,
  weekdayRange,
  weekdays,
} from '../kinds/hours.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { groupBy } from '../../shared/group-by.ts'
import { type Meant, refuse, strangers, suggestions } from '../suggestions.ts'

const days = formed(weekdayRange, 'One day, or a range such as Mon-Fri', 'Mon-Fri').superRefine((typed, context) => {
  if (isForward(typed)) return
  const [first, last] = typed.split('-')
  const list = `\`[${listDays(typed)
    .flatMap((place) => weekdays[place] ?? [])
    .join(', ')}]\``
  const hint =
    first === last
      ? `write \`days: ${first}\`.`
      : `write \`days: ${last}-${first}\`, or the list ${list} if you mean those days.`
  refuse(context, [], `runs past the end of the week: ${typed}`, hint)
})

const entry = group('Days and opening hours, in 24-hour time', {
  days: explained(
    oneOrMore(days),
    'One day, a range such as Mon-Fri, or a list of days and ranges; the office is closed on days without an entry',
    'Mon-Fri',
  ),
  opens: formed(openingTime, 'When the office opens, in quotes', '08:00', z.string()).optional(),
  closes: formed(
    closingTime,
    'When the office closes, in quotes; a time earlier than `opens` means the next day',
    '18:00',
    z.string(),
  ).optional(),
  open: explained(z.enum(['all day']), 'For 24 hours, instead of `opens` and `closes`', 'all day').optional(),
}).superRefine(({ opens, closes, open }, context) => {
  if (open !== undefined) {
    const hint = 'keep either `open: all day` or the two times.'
    if ((opens ?? closes) !== undefined) refuse(context, ['open'], "can't be used with `opens` and `closes`", hint)
    return
  }
  // For `opens: closed` or `opens: by appointment`, the entry may have to go, too.
  if (context.issues.some(({ path }) => path?.[0] === 'opens' || path?.[0] === 'closes')) return
  if (opens === undefined) refuse(context, ['opens'], 'is missing')
  if (closes === undefined) refuse(context, ['closes'], 'is missing')
  const hint = "write your closing time. If you're open 24 hours, replace both lines with `open: all day`."
  if (opens !== undefined && opens === closes) refuse(context, ['closes'], 'is the same as `opens`', hint)
})

/** Reads `8 AM–5 PM` as two times. */
function readTimes(typed: string): string | undefined {
  const [from, until, ...more] = typed.split(/[-–—]|\bto\b/i).map((part) => part.trim())
  if (from === undefined || until === undefined || more.length > 0) return undefined
  const opens = openingTime.suggest(from, {}).map(String)[0]
  const ends = closingTime.suggest(until, {}).map(String)
  // The 6 of `8-6` is one in the evening, but that of `20:00-06:00` isn't.
  const isSaid = opens === undefined || /[ap]\.?m/i.test(until)
  const closes = isSaid ? ends[0] : (ends.find((end) => end > opens) ?? ends.toSorted()[0])
  // The 1 of `1-5 PM` is hardly one at night, nor is the 5 of `5-1am` one in the morning.
  const isNight = opens !== undefined && closes !== undefined && closes < opens && opens < '12:00'
  const isUnsure = !/a/i.test(from) && (isNight || (opens !== undefined && opens < '05:00' && /^[0-4]/.test(from)))
  return opens === undefined || closes === undefined || isUnsure ? undefined : `opens: "${opens}", closes: "${closes}"`
}

/** Days, and their times or none: `Monday: 8 AM–5 PM`, `Sat closed`. */
const daysAndTimes = /^([^\d:]*?)(?::\s*|,?\s+(?=\d|all|by|closed|from|open))(?:from )?(.+)$/i

/** Between the times of one line and the days of the next: `Mon-Thu 8-5, Fri 8-4`. */
const betweenLines =
  /(?<=\d|[ap]\.?m\.?|\b[ACEHMP][DS]?T|closed|hours|\))[\s,;|/&.·•]*(?:\band\b)?\s(?=(?:mon|tue|wed|thu|fri|sat|sun|week)[a-z]*\b)/i

/** Days without hours at the end, which need no line: `…, closed on weekends`. */
const restClosed = /[\s,;.]*\bclosed (?:on )?(?=(?:mon|tue|wed|thu|fri|sat|sun|week|holi))(?:(?!closed)[a-z ,&-])+$/i

/** A time zone, or a remark without times of its own, after times. */
const afterTimes = /\s*(?:\((?!.*(?:\d|appointment|request)).*\)|\b[ACEHMP][DS]?T)$/

const withTimes = 'write it like this, with your own times: '

/** Reads opening hours as people write them, on one line or several. */
function readHours(text: string): Meant | undefined {
  if (text.startsWith('closed:'))
    return 'for holidays, indent `closed` like `hours`; otherwise, delete this entry: the office is closed on days without one.'
  const read = text.replace(restClosed, '').split(betweenLines).map(readLine)
  const lines = read.filter((one) => one !== undefined)
  if (lines.length < read.length && hasNoTimes(text))
    return { entries: ['{ days: Mon-Fri, opens: "08:00", closes: "17:00" }'], lead: `${noTimes}${withTimes}` }
  if (lines.length < read.length || contradict(lines)) return undefined
  // Beside others, a line without times has no entry, like days when the office is closed.
  const open = lines.filter(({ isClosed, typed }) => !isClosed && (lines.length === 1 || !hasNoTimes(typed)))
  if (open.length === 0) return 'delete it: the office is closed on days without an entry.'
  const unsure = open.find(({ times }) => times === undefined)
  const entries = open.map(
    ({ named, times = 'opens: "08:00", closes: "17:00"' }) =>
      `{ days: ${named.length === 1 ? named[0] : `[${named.join(', ')}]`}, ${times} }`,
  )
  return {
    entries,
    lead: unsure && `${hasNoTimes(unsure.typed) ? noTimes : ''}${withTimes}`,
  }
}

/** Whether two lines are about some of the same days, as in `Mon-Fri 8-5, Wed closed`, and not the two parts of a day with a break. */
function contradict(lines: readonly { readonly named: readonly string[]; readonly isClosed: boolean }[]): boolean {
  const daysOf = ({ named }: (typeof lines)[number]) => named.flatMap(listDays)
  return lines.some((one, index) =>
    lines.slice(index + 1).some((other) => {
      const isBreak = one.named.join() === other.named.join() && one.isClosed === other.isClosed
      return !isBreak && daysOf(one).some((place) => daysOf(other).includes(place))
    }),
  )
}

function readLine(text: string) {
  const [, key = '', rest = ''] = daysAndTimes.exec(text.trim()) ?? []
  const parts = key.split(/(?:[,&/]|\band\b)/i).map((part) => weekdayRange.suggest(part.trim(), {}).map(String)[0])
  const named = parts.filter((part) => part !== undefined)
  const typed = rest.replace(afterTimes, '')
  const times = /^(?:open )?(?:24 ?h\w*|24\/7|all day)$/i.test(typed) ? 'open: all day' : readTimes(typed)
  // The key `weekdays` may also be a name for `days`, beside times of its own.
  if (named.length < parts.length || (times === undefined && /^weekdays?$/i.test(key))) return undefined
  const isClosed = /^closed\b\D*$/i.test(typed)
  return { named, typed, times, isClosed }
}

strangers.add(entry, { readWords: readHours })

export const hours = oneOrMore(entry).describe('Office hours: one entry, or a list of them')

export type Hours = z.infer<typeof hours>

/** For `2026-12-24 to 2026-12-26`. */
function readSeveralDays(typed: string): string | undefined {
  const [from, until] = typed.split(/\s+(?:to|until|through|thru|and|[-–—])\s+/).map((part) => suggestDays(part)[0])
  return (
    from && until && `for several days, write \`from: ${from}\` and \`until: ${until}\` instead of \`date\`; for one, `
  )
}

const dayOff = group('A date, or the first and last of several', {
  date: explained(day, 'The date, for one day', '2026-12-25')
    .register(suggestions, { suggest: suggestDays, lead: readSeveralDays })
    .optional(),
  from: explained(day, 'The first date, for several days', '2026-12-24').optional(),
  until: explained(lastDay, 'The last date, for several days', '2027-01-02').optional(),
  name: words('The reason, as visitors see it', 'Christmas Day'),
}).superRefine(({ date, from, until }, context) => {
  if (date !== undefined) {
    const hint = 'keep `date` for one day, or the other two for several.'
    if ((from ?? until) !== undefined) refuse(context, ['date'], "can't be used with `from` and `until`", hint)
  } else if (from === undefined && until === undefined) refuse(context, ['date'], 'is missing')
  else if (from === undefined) refuse(context, ['from'], 'is missing')
  else if (until === undefined) refuse(context, ['until'], 'is missing')
  else refuseReversed(context, from, until)
})

const halfDay =
  '`closed` is for whole days: for shorter hours, delete this entry and add a notice (`npm run new -- notice`); otherwise, delete this key.'
strangers.add(dayOff, { hints: { opens: halfDay, closes: halfDay, open: halfDay, hours: halfDay } })

/** Days when the office is closed despite its regular hours. */
export const closed = listOf(
  'Holidays and other days when the office is closed: a list. Upcoming ones are shown',
  dayOff,
)

/** A period when the office is open without a break. */
export type OpenTime = ReturnType<typeof listOpenTimes>[number]

/** Periods of unbroken opening, in the order written. Days are indexes, with Monday as 0; without times, it's open all day. */
export function listOpenTimes(typed: Hours) {
  return [typed]
    .flat()
    .map(({ days: named, opens, closes }) => ({ days: [named].flat().flatMap(listDays), opens, closes }))
}

/** Days with the same opening times, by index; the times are in chronological order, and empty if the office is closed. */
export type DayGroup = ReturnType<typeof groupWeek>[number]

/** Groups days with the same times, including closed ones. */
export function groupWeek(typed: Hours) {
  const openTimes = listOpenTimes(typed)
  const week = [...weekdays.keys()].map((place) =>
    openTimes
      .filter(({ days: open }) => open.includes(place))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((a, b) => compareTexts(a.opens ?? '', b.opens ?? '')),
  )
  const groups = groupBy(week.keys(), (place) => JSON.stringify(week[place]))
  return [...groups.values()].map((places) => ({ places, times: week[places[0] ?? 0] ?? [] }))
}
