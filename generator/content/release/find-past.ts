import type { Entries } from '../validate/entry.ts'

/** Says what is over and shown no more, a sentence for each file. It never fails a run: time passes in the best of sites. */
export function findPast({ config }: Entries, configFile: string, today: string): string[] {
  const closed = config?.company.closed ?? []
  return sayPast(
    `in \`company.closed\` of ${configFile}`,
    'holiday',
    closed.map(({ date = '', until = date }) => until),
    today,
  )
}

function sayPast(where: string, thing: string, lastDays: readonly string[], today: string): string[] {
  const count = lastDays.filter((day) => day < today).length
  if (count === 0) return []
  const things =
    count === 1
      ? `1 ${thing} ${where} is over and no longer shown. You can delete it.`
      : `${count} ${thing}s ${where} are over and no longer shown. You can delete them.`
  return [things]
}
