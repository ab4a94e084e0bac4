import type { Point } from '../../shared/distance.ts'

/** A place on the drawing, in its units. */
export interface Position {
  readonly x: number
  readonly y: number
}

/** A piece of the world drawn flat, `x` to the east and `y` to the south, in units of the drawing. */
export interface Projection {
  readonly width: number
  readonly height: number
  readonly unitsPerKilometre: number
  readonly project: (point: Point) => Position
}

const kilometresPerDegree = 111.2
const width = 440

/** Kilometers kept free around the outermost points. */
export interface Margin {
  readonly north: number
  readonly east: number
  readonly south: number
  readonly west: number
}

/** The drawing that holds all points with room around them. North is up, and all directions have one scale. */
export function buildProjection(points: readonly Point[], margin: Margin): Projection {
  const latitudes = points.map((point) => point.latitude)
  const longitudes = points.map((point) => point.longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const perDegreeEast = kilometresPerDegree * Math.cos(((south + north) / 360) * Math.PI)
  const unitsPerKilometre = width / ((east - west) * perDegreeEast + margin.west + margin.east)
  const height = ((north - south) * kilometresPerDegree + margin.north + margin.south) * unitsPerKilometre
  return {
    width,
    height: Math.round(height),
    unitsPerKilometre,
    project: ({ latitude, longitude }) => ({
      x: Math.round(((longitude - west) * perDegreeEast + margin.west) * unitsPerKilometre),
      y: Math.round(((north - latitude) * kilometresPerDegree + margin.north) * unitsPerKilometre),
    }),
  }
}

/** Whether a line has a part on the drawing, or nearly so: the boxes of both overlap. */
export function isOnMap(line: readonly Point[], map: Projection): boolean {
  const places = line.map(map.project)
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return Math.max(...xs) >= 0 && Math.min(...xs) <= map.width && Math.max(...ys) >= 0 && Math.min(...ys) <= map.height
}
