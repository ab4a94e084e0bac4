import type { HomeProps } from '../page-props.ts'
import { placeLabels } from './map-labels.ts'
import { buildProjection, type Point, type Projection } from './map-projection.ts'
import { lakes, land, water } from './map-water.ts'

interface AreaMapProps {
  readonly areas: HomeProps['areas']
  readonly center?: HomeProps['center']
}

/** The cities where they lie. For pointers and eyes only: the list beside it holds the same links for everybody. */
export function AreaMap({ areas, center }: AreaMapProps) {
  const map = buildProjection(areas)
  const spots = areas.map((area) => ({ ...area, ...map.project(area) }))
  const labels = placeLabels(spots, map.width)
  return (
    <svg className="area-map" viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
      {center && <MapCircle className="area-map__reach" map={map} center={center} kilometres={center.radius / 1000} />}
      <path className="area-map__water" d={drawShore(water, map)} />
      <path className="area-map__land" d={drawShore(land, map)} />
      {lakes.map((lake) => (
        <MapCircle key={lake.latitude} className="area-map__water" map={map} center={lake} kilometres={lake.radius} />
      ))}
      {spots.map((spot, index) => (
        <a key={spot.href} className="area-map__city" href={spot.href} tabIndex={-1}>
          <circle className="area-map__dot" cx={spot.x} cy={spot.y} r="5" />
          <text className="area-map__label" {...labels[index]}>
            {spot.label}
          </text>
        </a>
      ))}
    </svg>
  )
}

interface MapCircleProps {
  readonly className: string
  readonly map: Projection
  readonly center: Point
  readonly kilometres: number
}

function MapCircle({ className, map, center, kilometres }: MapCircleProps) {
  const { x, y } = map.project(center)
  return <circle className={className} cx={x} cy={y} r={Math.round(kilometres * map.unitsPerKilometre)} />
}

/** A closed line along the points, its corners rounded: a point bends the line on its way between the middles of two sides. */
function drawShore(points: readonly Point[], map: Projection): string {
  const corners = points.map((point) => map.project(point))
  const middles = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    return { x: Math.round((corner.x + next.x) / 2), y: Math.round((corner.y + next.y) / 2) }
  })
  let from = middles.at(-1) ?? { x: 0, y: 0 }
  let path = `M${from.x} ${from.y}`
  for (const [index, to] of middles.entries()) {
    const corner = corners[index] ?? to
    path += `q${corner.x - from.x} ${corner.y - from.y} ${to.x - from.x} ${to.y - from.y}`
    from = to
  }
  return path.replaceAll(' -', '-')
}
