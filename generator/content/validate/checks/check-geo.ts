import { countOf } from '../../../shared/diagnostics/format.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { SourceText } from '../../load/source-file.ts'
import { parseSource } from '../../parse/parse-source.ts'
import type { Entries } from '../entry.ts'
import { reportIn } from '../report-in.ts'
import { measureDistance } from '../../../shared/distance.ts'
import { findMistypedCompany, plausible } from './check-areas.ts'

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
  for (const { key, message, hint } of findMistypedCompany(areas, config))
    error('content/out-of-range', ['company', 'geo', key], message, `${hint} If it's right, correct the cities.`)
  const distances = areas.map(({ data }) => measureDistance(geo, data)).filter((far) => far < plausible)
  const outside = distances.filter((far) => far > geo.radius).length
  if (outside === 0 || (geo.radius >= leastRadius && outside * 2 <= distances.length)) return
  const message = `\`radius\` is ${geo.radius} meters, but ${countOf(outside, 'city', 'cities')} ${outside > 1 ? 'are' : 'is'} farther away.`
  const hint = `${geo.radius < leastRadius ? 'write it in meters: ' : ''}\`radius: ${Math.ceil(Math.max(...distances) / 1000) * 1000}\` includes all of them.`
  warn('content/out-of-range', ['company', 'geo', 'radius'], message, hint)
}
