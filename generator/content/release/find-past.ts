import type { SourceLocations } from '../load/load-sources.ts'
import type { Entries } from '../validate/entry.ts'

/**
 * Notes expired holidays and notices, one sentence a file. Never fails a build, because it would do so without any change to
 * the content.
 */
export function findPast({ config, files }: Entries, locations: SourceLocations, today: string): string[] {
  const closed = (config?.company.closed ?? []).filter(({ date = '', until = date }) => until < today)
  const notices = (files.notices?.data ?? []).filter(({ until }) => until < today)
  return [
    ...sayPast('holiday', `in \`company.closed\` of ${locations.configFile}`, closed.length),
    ...sayPast('notice', `in ${locations.contentFolder}/notices.yaml`, notices.length),
  ]
}

function sayPast(thing: string, where: string, count: number): string[] {
  if (count === 0) return []
  const [things, are, them] = count === 1 ? [`1 ${thing}`, 'is', 'it'] : [`${count} ${thing}s`, 'are', 'them']
  return [`${things} ${where} ${are} in the past and no longer shown. You can delete ${them}.`]
}
