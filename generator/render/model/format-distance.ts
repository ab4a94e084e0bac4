import type { Locale } from '../../schema/site/locale.ts'

const metersPerMile = 1609.344

/** Formats meters as `1 mile`, `12 miles`, `12 Kilometer`; at least one. Formatters are slow to create, so share one. */
export function createDistanceFormat({
  language,
  units,
}: Pick<Locale, 'language' | 'units'>): (meters: number) => string {
  const [unit, size] = units === 'us' ? (['mile', metersPerMile] as const) : (['kilometer', 1000] as const)
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return (meters) => format.format(Math.max(1, Math.round(meters / size)))
}
