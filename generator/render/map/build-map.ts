import type { MapProps, MapSpotProps } from '../../../templates/props.ts'
import { createDistanceFormat } from '../model/format-distance.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { fillText } from '../../schema/site/placeholders.ts'
import type { Area, SharedSite } from '../model/site.ts'
import type { DrawnMap, Layout } from './draw-ground.ts'
import type { Geography } from './geography.ts'
import { boxAround, boxOfText, createLabelPlacer, spotGap, type Surroundings } from './place-labels.ts'
import { type Circle, placeReachLabel } from './place-reach-label.ts'
import { placeShields } from './place-shields.ts'
import { buildProjection, isOnMap, listCorners, type Position, type Projection } from './projection.ts'

/** What a city page highlights on its map. */
export interface Marked {
  readonly current: Area
  /** Addresses of the nearest cities. */
  readonly near: readonly string[]
}

/** Versions everything that maps show of the site. */
export function nameMap({ areas, config, geography, locale, texts }: SharedSite): string {
  const cities = areas.map(({ city, path, latitude, longitude }) => [city, path, latitude, longitude])
  return shortHash(JSON.stringify([cities, config.company.geo, geography, locale, texts.site.mapReach]))
}

/** Positions of the cities, the circle and the road shields on the map. */
export function layOutMap({ areas, config, geography, locale }: SharedSite): Layout {
  const { geo } = config.company
  // Without cities, the map shows the company's location.
  const points = areas.length === 0 ? [geo] : areas
  const shown = geography.showsCircle ? [...points, ...listCorners(geo, geo.radius / 1000)] : points
  const projection = buildProjection(shown, geography.margin)
  const radius = Math.round((geo.radius / 1000) * projection.unitsPerKilometre)
  const spots = areas.map((area) => ({ ...projection.project(area), label: area.city }))
  const avoid = listObstacles(geography, projection)
  const labels = createLabelPlacer(spots, { ...projection, avoid })(spots)
  const taken = spots.flatMap((spot, index) => [
    boxAround(spot, 2 * spotGap, 2 * spotGap),
    ...[labels[index] ?? []].flat().map((label) => boxOfText(label, spot.label)),
  ])
  return {
    projection,
    reach: { ...projection.project(geo), radius },
    shields: placeShields({ roads: geography.roads, country: locale.country }, projection, taken),
  }
}

/** What city labels shouldn't cover: water, and the labels from the map data. */
function listObstacles(geography: Geography, projection: Projection): Surroundings['avoid'] {
  return [...geography.waters.flat().map(projection.project), ...placeNames(geography, projection)]
}

/** The labels around the cities that fit on the map. */
function placeNames({ labels }: Geography, projection: Projection) {
  return labels
    .filter((label) => isOnMap([label], projection))
    .map(({ text, ...point }) => ({ label: text, ...projection.project(point) }))
}

/**
 * Returns a function that builds the map of all cities over its `ground`; on a city page, that city and its neighbors are marked.
 * Spots are in the order of the list next to the map, which highlights them: all cities, or the neighbors first.
 */
export function createMapBuilder(site: SharedSite, { ground, layout }: DrawnMap): (marked?: Marked) => MapProps {
  const { projection, reach, shields } = layout
  const { width, height, project } = projection
  const spots = site.areas.map((area) => ({ ...project(area), label: area.city, href: area.path }))
  const avoid = [...listObstacles(site.geography, projection), ...shields]
  const placeLabels = createLabelPlacer(spots, { width, height, avoid })
  const names = placeNames(site.geography, projection)
  return (marked) => {
    const near = marked?.near ?? []
    // Of two spots that overlap, the later one is in front: the current city is last.
    const rank = ({ href }: { readonly href: string }) =>
      href === marked?.current.path ? near.length + 1 : near.includes(href) ? near.indexOf(href) : near.length
    const ordered = spots.toSorted((one, other) => rank(one) - rank(other))
    const spot = spots.find(({ href }) => href === marked?.current.path)
    const ways = spot ? ordered.slice(0, near.length).map((to) => ({ from: spot, to })) : []
    const labels = placeLabels(ordered, spot && { spot, lines: ways.flatMap(listPoints) })
    return {
      ground,
      width,
      height,
      names: [
        ...names.map(({ label, ...position }) => ({ label, transform: moveTo(position) })),
        ...nameReach(site, reach, projection),
      ],
      ways: spot && ways.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join(''),
      spots: ordered.map(({ label, href, ...position }, index): MapSpotProps => {
        const text = labels[index]
        return {
          label,
          href,
          transform: moveTo(position),
          text: text && { ...text, x: text.x - position.x || undefined, y: text.y - position.y || undefined },
          isCurrent: href === spot?.href || undefined,
        }
      }),
    }
  }
}

/** As an SVG transform. */
function moveTo({ x, y }: Position): string {
  return `translate(${x} ${y})`
}

/** Points along the line between two cities, close enough that no label fits between them. */
function listPoints({ from, to }: { readonly from: Position; readonly to: Position }): Position[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8)
  return Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 0.5)) / steps,
    y: from.y + ((to.y - from.y) * (step + 0.5)) / steps,
  }))
}

function nameReach({ config, locale, texts }: SharedSite, reach: Circle, map: Projection): MapProps['names'] {
  const distance = createDistanceFormat(locale)(config.company.geo.radius)
  const label = fillText(texts.site.mapReach, { distance })
  const transform = placeReachLabel(label, reach, map)
  return transform === undefined ? [] : [{ label, transform }]
}
