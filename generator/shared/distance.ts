export interface Point {
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
}

const earthRadius = 6_371_000

/** Meters between two points along the Earth's surface (haversine formula). */
export function measureDistance(from: Point, to: Point): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(chord))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
