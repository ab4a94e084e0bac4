export interface Point {
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
}

const earthRadiusMiles = 3958.8
export const metresPerMile = 1609.344

/** Miles between two points along the Earth's surface (haversine formula). */
export function distanceInMiles(from: Point, to: Point): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord))
}

/** Made once: to make a format takes far longer than to use it. */
const milesFormat = new Intl.NumberFormat('en-US', { style: 'unit', unit: 'mile', unitDisplay: 'long' })

/** `1 mile`, `12 miles`; never less than one. */
export function formatMiles(miles: number): string {
  return milesFormat.format(Math.max(1, Math.round(miles)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
