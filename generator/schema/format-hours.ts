import { type DayGroup, groupWeek, type Hours, joinWords } from './hours.ts'

/** Each of the days that are open with its times: `Mon-Fri 8am-6pm`, `Sat 9am-1pm`. */
export function formatHourLines(hours: Hours): string[] {
  return groupWeek(hours).flatMap((group) => (group.times.length > 0 ? `${group.days} ${formatTimes(group)}` : []))
}

/** The same within a sentence. */
export function formatHours(hours: Hours): string {
  const lines = formatHourLines(hours)
  // An `and` between two lines is not one between two days of a line.
  const isPlain = lines.every((line) => !line.includes(' and '))
  return isPlain || lines.length < 2 ? joinWords(lines) : `${lines.slice(0, -1).join(', ')}, and ${lines.at(-1)}`
}

/** `8am-12pm and 1pm-5:30pm` */
export function formatTimes({ times }: Pick<DayGroup, 'times'>): string {
  return joinWords(
    times.map(({ opens, closes }) =>
      opens === undefined || closes === undefined ? '24 hours' : `${formatHour(opens)}-${formatHour(closes)}`,
    ),
  )
}

/** `08:00` as `8am`, `17:30` as `5:30pm`. */
function formatHour(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return `${hour}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'am' : 'pm'}`
}
