const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const weekday = `(${weekdays.join('|')})`

export const weekdaysPattern = new RegExp(`^${weekday}-${weekday}$`)

/** `Monday to Friday` in short. */
export function guessWeekdays(typed: string): string[] {
  if (/every ?day|daily|all week/i.test(typed)) return ['Mon-Sun']
  if (/weekdays/i.test(typed)) return ['Mon-Fri']
  const named = typed.match(/[a-z]{3,}/gi) ?? []
  const days = weekdays.flatMap((day) =>
    named.flatMap((name, index) => (name.toLowerCase().startsWith(day.toLowerCase()) ? [{ day, index }] : [])),
  )
  return days.length === 2 ? [inOrder(days)] : []
}

function inOrder(days: readonly { readonly day: string; readonly index: number }[]): string {
  return days
    .toSorted((a, b) => a.index - b.index)
    .map(({ day }) => day)
    .join('-')
}
