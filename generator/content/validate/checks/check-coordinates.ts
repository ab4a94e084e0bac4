import { type Report, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import { measureDistance, type Point } from '../../../shared/distance.ts'
import type { CheckedSource, Entries } from '../entry.ts'
import { findInSource } from '../find-place.ts'

/** Meters from the company within which a city is plausible. */
const plausible = 1_000_000

/** Reports cities far off that a minus more or less, or latitude and longitude swapped, would bring near the company. */
export function checkCoordinates(
  { config, collections }: Entries,
  sources: readonly CheckedSource[],
  report: Report,
): void {
  if (!config) return
  const { geo } = config.company
  const isNear = (point: Point) => measureDistance(geo, point) < plausible
  for (const { file, data } of collections.areas) {
    const meant = isNear(data) ? undefined : readOtherwise(data).find(isNear)
    for (const key of ['latitude', 'longitude'] as const) {
      if (!meant || meant[key] === data[key]) continue
      const message = `\`${key}\` is ${data[key]}, but the company is at ${geo[key]}.`
      const place = findInSource(sources, file, [key])
      reportIn(file, report).error('content/out-of-range', place, message, `write \`${key}: ${meant[key]}\`.`)
    }
  }
}

/** The points that an editor may have meant, the likeliest first. */
function readOtherwise({ latitude, longitude }: Point): Point[] {
  const orders = [
    { latitude, longitude },
    { latitude: longitude, longitude: latitude },
  ]
  return orders.flatMap(({ latitude: north, longitude: east }) => [
    { latitude: north, longitude: east },
    { latitude: north, longitude: -east },
    { latitude: -north, longitude: east },
    { latitude: -north, longitude: -east },
  ])
}
