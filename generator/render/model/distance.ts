import type { Locale } from '../../schema/locale.ts'

export interface Point {
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
}

const earthRadius = 6_371_000
const metersPerMile = 1609.344

/** Meters between two points along the Earth's surface (haversine formula). */
export function measureDistance(from: Point, to: Point): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(chord))
}

/** `1 mile`, `12 miles`, `12 Kilometer`; never less than one. */
export function formatDistance(meters: number, { language, units }: Pick<Locale, 'language' | 'units'>): string {
  const [unit, size] = units === 'us' ? (['mile', metersPerMile] as const) : (['kilometer', 1000] as const)
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.max(1, Math.round(meters / size)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
