import { foldText } from '../../../client/ui/fold-text.ts'
import { oncePerName } from '../../shared/once-per.ts'
import type { TextForm } from '../suggestions.ts'
import { languages } from './day.ts'

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const weekday = `(${weekdays.join('|')})`

export const weekdayRange: TextForm = {
  pattern: new RegExp(`^${weekday}(-${weekday})?$`),
  demand: 'must be a day such as Sat, or a range of days such as Mon-Fri',
  /** Abbreviates `Monday to Friday`. */
  suggest(typed) {
    if (/every ?day|daily|all (?:days|week)|7 days/i.test(typed)) return ['Mon-Sun']
    if (/weekends?$/i.test(typed)) return ['Sat-Sun']
    if (/week ?days/i.test(typed)) return ['Mon-Fri']
    const [, first, last] =
      /^(\p{L}+)\.?(?:\s*(?:[-–—]|to|thru|through|till|until|\s(?:au|à|al?|bis)\s)\s*(\p{L}+)\.?)?$/iu.exec(typed) ?? []
    const days = [first, last].flatMap((name) => (name === undefined ? [] : (findWeekday(name) ?? '')))
    return days.length === 0 || days.includes('') ? [] : [[...new Set(days)].join('-')]
  },
}

/** Recognizes `Tuesdays`, `tues` and `Tu`. Single letters must be unambiguous. */
function findWeekday(name: string): string | undefined {
  const [start, whole] = [name.slice(0, 3).toLowerCase(), name.toLowerCase()]
  if (/^[ts]$/.test(whole)) return undefined
  return weekdays.find((day) => day.toLowerCase().startsWith(start)) ?? findForeignDay(foldText(name))
}

/** Recognizes `samedi`, `sam` and `sabado`, and `wt`, as Polish calendars have it. */
function findForeignDay(name: string): string | undefined {
  const shortened = new Set(languages.map((language) => daysOf(language).short.indexOf(name)).filter((at) => at >= 0))
  // A short name may mean another day in another language.
  if (shortened.size === 1) return weekdays[[...shortened][0] ?? -1]
  if (name.length < 3) return undefined
  const places = languages.map((language) => {
    const days = daysOf(language).long
    const [begun, another] = days.filter((day) => day.startsWith(name))
    // Turkish `pazar` is Sunday, and `pazartesi` Monday.
    return days.indexOf(another === undefined && begun !== undefined ? begun : name)
  })
  return weekdays[places.find((place) => place >= 0) ?? -1]
}

const daysOf = oncePerName((language: string) => {
  const listNames = (width: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
    return weekdays.map((_, place) => foldText(format.format(Date.UTC(2024, 0, 1 + place))).replace(/\.$/, ''))
  }
  return { long: listNames('long'), short: listNames('short') }
})

/** The fewest days that a range from Saturday has if it's a week, as in Arab countries. */
const fewestFromSaturday = 5

/** `Sat-Mon` is ambiguous, so ranges must go forward. A week may begin on Sunday, or on Saturday. */
export function isForward(days: string): boolean {
  const [first = '', last] = days.split('-')
  if (last === undefined) return true
  const isWeek = first === 'Sun' || (first === 'Sat' && listDays(days).length >= fewestFromSaturday)
  return first !== last && (isWeek || indexOfDay(first) < indexOfDay(last))
}

/** Expands `Mon-Fri` or `Sat` to day indexes, with Monday as 0. */
export function listDays(days: string): number[] {
  const [first = '', last = first] = days.split('-')
  const start = indexOfDay(first)
  const count = (indexOfDay(last) - start + weekdays.length) % weekdays.length
  return Array.from({ length: count + 1 }, (_, index) => (start + index) % weekdays.length)
}

function indexOfDay(name: string): number {
  return weekdays.indexOf(name as (typeof weekdays)[number])
}

export const noTimes =
  'hours need times, such as those when you answer the phone; say in your text that visits are by appointment. Beside other entries, you can delete this one; otherwise, '

export function hasNoTimes(typed: string): boolean {
  return /appointment|request|varies/i.test(typed)
}

const clockTime = {
  pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
  demand: 'must be a time such as "08:00"',
  lead(typed: string) {
    if (hasNoTimes(typed)) return noTimes
    if (/^(?:closed|none|no|off)$/i.test(typed)) return "if you're closed on these days, delete this entry; otherwise, "
    if (/^24(?:[.:]?00|\/7| ?h\w*)$/i.test(typed))
      return 'for 24 hours, replace `opens` and `closes` with `open: all day`; otherwise, '
    if (!/\d\D*(?:[-–—]|, |to|and)\D*\d/.test(typed)) return undefined
    return 'put one time in `opens` and one in `closes`. If you close for a break, make a list of two entries with the same days. Here, '
  },
}
export const openingTime: TextForm = { ...clockTime, suggest: suggestOpeningTimes }
export const closingTime: TextForm = { ...clockTime, suggest: suggestClosingTimes }

const minutesOfDay = 24 * 60
const noon = minutesOfDay / 2

/** Offices don't open earlier than this, so an earlier time isn't what was meant. */
const dawn = 5 * 60

/** Reads `8am` or `8:00` as `08:00`. An evening time may be meant as morning. */
function suggestOpeningTimes(typed: string): string[] {
  return readClock(typed).flatMap(({ minutes }) =>
    minutes - noon >= dawn ? [formatClock(minutes), formatClock(minutes - noon)] : [formatClock(minutes)],
  )
}

/** Reads `6pm` as `18:00`, and a plain `6:00` as evening. */
function suggestClosingTimes(typed: string): string[] {
  return readClock(typed).flatMap(({ minutes, isHalf }) => {
    if (minutes >= noon) return [formatClock(minutes)]
    const [morning, evening] = [formatClock(minutes), formatClock(minutes + noon)]
    return isHalf ? [morning, evening] : [evening, morning]
  })
}

/** Minutes since midnight. `isHalf` is true if `am` or `pm` followed. */
function readClock(typed: string) {
  const text = foldText(typed.trim())
    .replace(/(?<=\d\s*)(?:صباحا?|ص)$/u, 'am')
    .replace(/(?<=\d\s*)(?:مساء|م)$/u, 'pm')
  if (text === 'noon') return [{ minutes: noon, isHalf: true }]
  const [, hour, minute = '0', half] =
    /^(\d{1,2})(?:\s?h\s?|[:.,])?(\d{2})?(?::\d{2})?\s*(?:([ap])\.?\s*m\.?|uhr)?$/.exec(text) ?? []
  if (hour === undefined || Number(minute) > 59) return []
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour)
  if (hours > 24) return []
  // 24:00 becomes the last minute of the day, and 24:30 half past midnight.
  if (hours === 24) return [{ minutes: Number(minute) || minutesOfDay - 1, isHalf: true }]
  return [{ minutes: hours * 60 + Number(minute), isHalf: half !== undefined }]
}

function formatClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
