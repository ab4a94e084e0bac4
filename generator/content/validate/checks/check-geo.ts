import { countOf } from '../../../shared/diagnostics/format.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { SourceText } from '../../load/source-file.ts'
import { parseSource } from '../../parse/parse-source.ts'
import type { Entries } from '../entry.ts'
import { reportIn } from '../report-in.ts'
import { measureDistance } from '../../../shared/distance.ts'
import { findMistyped, findMistypedCompany, plausible } from './check-areas.ts'

/** Meters. A company that has no city within them and twice its radius has kept the coordinates of another. */
const farOff = 100_000

/** A smaller radius is more likely in kilometers or miles. */
const leastRadius = 1000

/** Reports coordinates far from all cities, and warns about a radius that leaves out most, as one typed in kilometers does. */
export function checkGeo(
  { config, collections: { areas } }: Entries,
  source: SourceText | undefined,
  report: Report,
): void {
  const parsed = source && parseSource(source, () => undefined)
  if (!config || !parsed) return
  const { geo } = config.company
  const { error, warn } = reportIn(parsed, report)
  const mistyped = findMistypedCompany(areas, config)
  for (const { key, message, hint } of mistyped)
    error('content/out-of-range', ['company', 'geo', key], message, `${hint} If it's right, correct the cities.`)
  const [nearest] = areas
    .map(({ data }) => ({ data, far: measureDistance(geo, data) }))
    .toSorted((a, b) => a.far - b.far)
  const isMistyped = mistyped.length > 0 || areas.some(({ data }) => findMistyped(data, geo).length > 0)
  if (nearest && !isMistyped && nearest.far > Math.max(2 * geo.radius, farOff)) {
    const { city, latitude, longitude } = nearest.data
    const message = `None of your cities is within ${Math.floor(nearest.far / 1000)} km of \`company.geo\`, so maps show them outside its circle.`
    const hint = `write the place of the company there, such as the center of ${city}: \`latitude: ${latitude}\`, \`longitude: ${longitude}\`.`
    return warn('content/out-of-range', ['company', 'geo', 'latitude'], message, hint)
  }
  const distances = areas.map(({ data }) => measureDistance(geo, data)).filter((far) => far < plausible)
  const outside = distances.filter((far) => far > geo.radius).length
  if (outside === 0 || (geo.radius >= leastRadius && outside * 2 <= distances.length)) return
  const message = `\`radius\` is ${geo.radius} meters, but ${countOf(outside, 'city', 'cities')} ${outside > 1 ? 'are' : 'is'} farther away.`
  const hint = `${geo.radius < leastRadius ? 'write it in meters: ' : ''}\`radius: ${Math.ceil(Math.max(...distances) / 1000) * 1000}\` includes all of them.`
  warn('content/out-of-range', ['company', 'geo', 'radius'], message, hint)
}
