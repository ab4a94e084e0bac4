import type { AreaEntry } from '../../../schema/area.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource, Entries, Entry } from '../entry.ts'
import { findInSource } from '../find-in-source.ts'

/** Reports what two entries share and each must have for itself: a city, a place in lists. */
export function checkTwins({ collections }: Entries, sources: readonly CheckedSource[], report: Report): void {
  const { areas, services } = collections
  const cities = areas.map(({ file, data }) => ({ file, key: 'city', value: data.city }))
  for (const [claim, first] of findTwins(cities)) {
    const isFar = isFarApart(areas.filter(({ file }) => file === claim.file || file === first.file))
    report({
      ...describeTwin(claim, first, sources),
      // Many states have a Springfield.
      severity: isFar ? 'warning' : 'error',
      message: `\`city\` is ${claim.value}, which another area is for.`,
      hint: isFar
        ? `name the state, so that visitors can tell the two apart: \`city: ${claim.value}, MI\`.`
        : 'write the city that this file is for, or delete one of the two.',
    })
  }
  for (const entries of [areas, services]) {
    const next = Math.max(0, ...entries.map(({ data }) => data.order)) + 1
    for (const [claim, first] of findTwins(entries.map(claimPlace))) {
      report({
        ...describeTwin(claim, first, sources),
        // Names decide then: nothing is lost, and moving an entry need not mean to number all others anew at once.
        severity: 'warning',
        message: `\`order\` is ${claim.value}, a place in lists that is taken.`,
        hint: `write \`order: ${next}\` for the last place, or give the other file another place.`,
      })
    }
  }
}

/** Degrees from one side of a city to the other, and more. */
const sameCity = 0.5

function isFarApart(areas: readonly Entry<Pick<AreaEntry, 'latitude' | 'longitude'>>[]): boolean {
  const spans = (['latitude', 'longitude'] as const).map((key) => {
    const degrees = areas.map(({ data }) => data[key])
    return Math.max(...degrees) - Math.min(...degrees)
  })
  return spans.some((span) => span > sameCity)
}

/** What a file claims for itself alone. */
interface Claim {
  readonly file: string
  readonly key: string
  readonly value: string
}

function claimPlace({ file, data }: Entry<{ readonly order: number }>): Claim {
  return { file, key: 'order', value: String(data.order) }
}

/** Each claim that another file has made before, with that one. */
function findTwins(claims: readonly Claim[]): (readonly [Claim, Claim])[] {
  const firsts = new Map<string, Claim>()
  return claims.flatMap((claim) => {
    const value = claim.value.toLowerCase()
    const first = firsts.get(value)
    if (first) return [[claim, first] as const]
    firsts.set(value, claim)
    return []
  })
}

function describeTwin({ file, key }: Claim, first: Claim, sources: readonly CheckedSource[]) {
  return {
    code: 'content/duplicate',
    file,
    place: findInSource(sources, file, [key]),
    notes: [{ message: 'the other is here', file: first.file, place: findInSource(sources, first.file, [key]) }],
  } as const
}
