import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import { groupBy } from '../../../shared/group-by.ts'
import type { CheckedSource, Entries, Entry } from '../entry.ts'
import { findInSource } from '../find-place.ts'

/** Reports what two entries share and each must have for itself: a city, a place in lists. */
export function checkDuplicates(
  { collections: { areas, services } }: Entries,
  sources: readonly CheckedSource[],
  report: Report,
): void {
  for (const [first, area] of findDuplicates(areas, 'city')) {
    const { city } = area.data
    const isFar = isFarApart(first.data, area.data)
    report({
      ...describeDuplicate('city', first, area, sources),
      // Many states have a Springfield.
      severity: isFar ? 'warning' : 'error',
      message: `\`city\` is ${city}, which another area is for.`,
      hint: isFar
        ? `name the state, so that visitors can tell the two apart: \`city: ${city}, MI\`.`
        : 'write the city that this file is for, or delete one of the two.',
    })
  }
  for (const entries of [areas, services]) {
    const next = Math.max(0, ...entries.map(({ data }) => data.order)) + 1
    for (const [first, entry] of findDuplicates<{ readonly order: number }>(entries, 'order')) {
      report({
        ...describeDuplicate('order', first, entry, sources),
        // Entries of one place are sorted by name: nothing is lost, and moving one need not mean to number all others.
        severity: 'warning',
        message: `\`order\` is ${entry.data.order}, a place in lists that is taken.`,
        hint: `write \`order: ${next}\` for the last place, or give the other file another place.`,
      })
    }
  }
}

/** Each entry whose value another has before it, behind that one. */
function findDuplicates<Data>(
  entries: readonly Entry<Data>[],
  key: keyof Data,
): (readonly [Entry<Data>, Entry<Data>])[] {
  const groups = groupBy(entries, ({ data }) => String(data[key]).toLowerCase())
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? others.map((entry) => [first, entry] as const) : [],
  )
}

/** More than from one side of a city to the other, in degrees. */
const sameCity = 0.5

interface Point {
  readonly latitude: number
  readonly longitude: number
}

function isFarApart(a: Point, b: Point): boolean {
  return Math.abs(a.latitude - b.latitude) > sameCity || Math.abs(a.longitude - b.longitude) > sameCity
}

function describeDuplicate(
  key: string,
  first: { readonly file: string },
  { file }: { readonly file: string },
  sources: readonly CheckedSource[],
) {
  const notes = [{ message: 'the other is here', file: first.file, place: findInSource(sources, first.file, [key]) }]
  return { code: 'content/duplicate', file, place: findInSource(sources, file, [key]), notes } as const
}
