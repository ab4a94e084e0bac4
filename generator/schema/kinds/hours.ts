import type { TextForm } from '../suggestions.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const weekday = `(${weekdays.join('|')})`

export const weekdayRange: TextForm = {
  pattern: new RegExp(`^${weekday}-${weekday}$`),
  demand: 'must be two days such as Mon-Fri',
  /** `Monday to Friday` in short. */
  suggest(typed) {
    if (/every ?day|daily|all week/i.test(typed)) return ['Mon-Sun']
    if (/weekdays/i.test(typed)) return ['Mon-Fri']
    const named = typed.match(/[a-z]{3,}/gi) ?? []
    const days = weekdays.flatMap((day) =>
      named.flatMap((name, index) => (name.toLowerCase().startsWith(day.toLowerCase()) ? [{ day, index }] : [])),
    )
    const [first, last] = days.toSorted((a, b) => a.index - b.index)
    return days.length === 2 && first && last ? [`${first.day}-${last.day}`] : []
  },
}

const clockTime = { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, demand: 'must be a time such as "08:00"' }
export const openingTime: TextForm = { ...clockTime, suggest: suggestOpeningTimes }
export const closingTime: TextForm = { ...clockTime, suggest: suggestClosingTimes }

const minutesOfDay = 24 * 60
const noon = minutesOfDay / 2

/** Offices open after it: a time before it was not meant. */
const dawn = 5 * 60

interface Clock {
  /** Since midnight. */
  readonly minutes: number
  /** Whether `am` or `pm` followed. */
  readonly isHalf: boolean
}

/** `8am` or `8:00` as `08:00`; a time in the evening may be the same of the morning. */
function suggestOpeningTimes(typed: string): string[] {
  return readClock(typed).flatMap(({ minutes }) =>
    minutes - noon >= dawn ? [formatClock(minutes), formatClock(minutes - noon)] : [formatClock(minutes)],
  )
}

/** `6pm` as `18:00`; `6:00` alone is of the evening. */
function suggestClosingTimes(typed: string): string[] {
  return readClock(typed).flatMap(({ minutes, isHalf }) => {
    if (minutes >= noon) return [formatClock(minutes)]
    const [morning, evening] = [formatClock(minutes), formatClock(minutes + noon)]
    return isHalf ? [morning, evening] : [evening, morning]
  })
}

function readClock(typed: string): Clock[] {
  const text = typed.trim().toLowerCase()
  if (text === 'noon') return [{ minutes: noon, isHalf: true }]
  const [, hour, minute = '0', half] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?\s*m\.?)?$/.exec(text) ?? []
  if (hour === undefined || Number(minute) > 59) return []
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour)
  // The end of a day is written as its last minute.
  if (hours >= 24) return hours === 24 ? [{ minutes: minutesOfDay - 1, isHalf: false }] : []
  return [{ minutes: hours * 60 + Number(minute), isHalf: half !== undefined }]
}

function formatClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
