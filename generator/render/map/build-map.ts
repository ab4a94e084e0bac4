import type { MapProps, MapSpotProps } from '../../../templates/props.ts'
import { formatMiles, metresPerMile } from '../model/distance.ts'
import { fillText } from '../../schema/placeholders.ts'
import type { Area, SharedSite } from '../model/site.ts'
import { names, straits } from './geography.ts'
import { placeLabels } from './place-labels.ts'
import { type Circle, placeReachLabel } from './place-reach-label.ts'
import { buildProjection, type Position, type Projection } from './projection.ts'

/** What a city's own page marks on its map. */
export interface Marked {
  readonly current: Area
  /** Addresses of the nearest cities. */
  readonly near: readonly string[]
}

/** Where the cities and the circle lie on the drawing. */
export function layOutMap({ areas, config }: SharedSite): { projection: Projection; reach: Circle } {
  const { geo } = config.company
  // Without a city the map is the place where the company is.
  const projection = buildProjection(areas.length === 0 ? [geo] : areas)
  const radius = Math.round((geo.radius / 1000) * projection.unitsPerKilometre)
  return { projection, reach: { ...projection.project(geo), radius } }
}

/** The map of all cities over its `ground`; on a city's own page with that city and its neighbours marked. */
export function buildMap(site: SharedSite, ground: string, marked?: Marked): MapProps {
  const { projection, reach } = layOutMap(site)
  const { width, height, project } = projection
  const spots = site.areas.map((area) => {
    const isCurrent = area === marked?.current
    const isNear = marked?.near.includes(area.path) ?? false
    return { ...project(area), label: area.city, href: area.path, isCurrent, isNear, gap: isCurrent ? 14 : 10 }
  })
  const written = names.map(({ name, ...point }) => ({ label: name, ...project(point) }))
  const current = spots.find(({ isCurrent }) => isCurrent)
  const ways = current ? spots.filter(({ isNear }) => isNear).map((to) => ({ from: current, to })) : []
  const avoid = [...straits.map(project), ...written, ...ways.flatMap(listPoints)]
  const labels = placeLabels(spots, { width, avoid })
  return {
    ground,
    width,
    height,
    names: [
      ...written.map(({ label, x, y }) => ({ label, transform: `translate(${x} ${y})` })),
      ...nameReach(site, reach, projection),
    ],
    ways: current && ways.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join(''),
    spots: spots.map(({ href, label, x, y, isCurrent }, index): MapSpotProps => ({
      href,
      label,
      x,
      y,
      text: labels[index] ?? { x, y },
      isCurrent: isCurrent || undefined,
    })),
  }
}

/** All that the map of a site is made from, as text: where it is the same, the map is. */
export function describeMapInput({ areas, config, texts }: SharedSite, ground: string): string {
  const cities = areas.map(({ city, path, latitude, longitude }) => [city, path, latitude, longitude])
  return JSON.stringify([cities, config.company.geo, texts.site.mapReach, ground])
}

/** Points along a way between two cities, close enough that no label fits between them. */
function listPoints({ from, to }: { readonly from: Position; readonly to: Position }): Position[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8)
  return Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 0.5)) / steps,
    y: from.y + ((to.y - from.y) * (step + 0.5)) / steps,
  }))
}

function nameReach({ config, texts }: SharedSite, reach: Circle, map: Projection): MapProps['names'] {
  const distance = formatMiles(config.company.geo.radius / metresPerMile)
  const label = fillText(texts.site.mapReach, { distance })
  const transform = placeReachLabel(label, reach, map)
  return transform === undefined ? [] : [{ label, transform }]
}
