import type { Point } from '../../shared/distance.ts'

/** A position on the map, in its units. */
export interface Position {
  readonly x: number
  readonly y: number
}

/** A flat map projection: `x` points east and `y` south, in map units. */
export type Projection = ReturnType<typeof buildProjection>

const kilometresPerDegree = 111.2
const width = 440

/** Kilometers that a map shows at least, in each direction: a single city without margins would have no extent. */
const leastExtent = 4
/** Of its longer side, a map's shorter side is at least this part. */
const leastPart = 1 / 3

/** Of a map without its margins, each margin is at least this part, so that dots at its edges are whole. */
const leastMargin = 1 / 40

/** Kilometers around the outermost points. */
type Margin = Readonly<Record<'north' | 'east' | 'south' | 'west', number>>

/** Fits all points on the map, with margins. North is up, and the scale is the same in all directions. */
export function buildProjection(points: readonly Point[], margin: Margin) {
  const latitudes = points.map((point) => point.latitude)
  const longitudes = points.map((point) => point.longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const perDegreeEast = kilometresPerDegree * Math.cos(((south + north) / 360) * Math.PI)
  const [wide, high] = [(east - west) * perDegreeEast, (north - south) * kilometresPerDegree]
  const widen = (kilometres: number) => Math.max(kilometres, Math.max(wide, high) * leastMargin)
  const [beforeWest, beforeNorth] = [widen(margin.west), widen(margin.north)]
  const across = wide + beforeWest + widen(margin.east)
  const along = high + beforeNorth + widen(margin.south)
  const least = Math.max(leastExtent, Math.max(across, along) * leastPart)
  const left = Math.max(0, least - across) / 2
  const top = Math.max(0, least - along) / 2
  const unitsPerKilometre = width / (across + 2 * left)
  const height = (along + 2 * top) * unitsPerKilometre
  return {
    width,
    height: Math.round(height),
    unitsPerKilometre,
    project: ({ latitude, longitude }: Point): Position => ({
      x: Math.round(((longitude - west) * perDegreeEast + beforeWest + left) * unitsPerKilometre),
      y: Math.round(((north - latitude) * kilometresPerDegree + beforeNorth + top) * unitsPerKilometre),
    }),
  }
}

/** Two points whose box holds everything within `radius` kilometers. */
export function listCorners({ latitude, longitude }: Point, radius: number): Point[] {
  const north = radius / kilometresPerDegree
  const east = north / Math.cos((latitude / 180) * Math.PI)
  return [-1, 1].map((sign) => ({ latitude: latitude + sign * north, longitude: longitude + sign * east }))
}

/** Whether part of a line is on the map. Approximate: compares bounding boxes. */
export function isOnMap(line: readonly Point[], map: Projection): boolean {
  const places = line.map(map.project)
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return Math.max(...xs) >= 0 && Math.min(...xs) <= map.width && Math.max(...ys) >= 0 && Math.min(...ys) <= map.height
}
