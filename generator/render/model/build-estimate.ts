import type { EstimateEntry } from '../../schema/estimate.ts'
import type { EstimateFigures, EstimateProps } from '../../../templates/props.ts'
import type { Industries } from './site.ts'

const decimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/**
 * What visitors may choose, and the figures for each choice. Kinds whose service is a draft are left out, as they are in the quote
 * form. `undefined` if nothing is left.
 */
export function buildEstimate(entry: EstimateEntry, { options }: Industries): EstimateProps | undefined {
  const { kinds, sizes, nights, ...texts } = entry
  const offered = kinds.flatMap((kind) => {
    const { industry: value, includes } = kind
    const label = options[value]
    if (label === undefined) return []
    return { value, label, includes, figures: sizes.map(({ squareFeet }) => workOut(kind, squareFeet, nights)) }
  })
  if (offered.length === 0) return undefined
  return {
    texts,
    kinds: offered,
    sizes: sizes.map(({ label, value = label }) => ({ label, value })),
    nights: nights.map(({ label, frequency }) => ({ label, value: frequency })),
  }
}

function workOut(
  { hoursPer1000, hourlyPrice }: EstimateEntry['kinds'][number],
  squareFeet: number,
  nights: EstimateEntry['nights'],
): EstimateFigures {
  const hours = roundHours((hoursPer1000 * squareFeet) / 1000)
  return {
    visit: decimal.format(hours),
    weeks: nights.map(({ perWeek }) => (perWeek === undefined ? undefined : decimal.format(hours * perWeek))),
    price: hourlyPrice && formatRange(hours * hourlyPrice.from, hours * hourlyPrice.to),
  }
}

/** Half hours, and whole ones from ten on: a rule of thumb is no finer. */
function roundHours(hours: number): number {
  return hours < 10 ? Math.max(0.5, Math.round(hours * 2) / 2) : Math.round(hours)
}

/** `$95–$120` in steps of five dollars. */
function formatRange(from: number, to: number): string {
  const [least, most] = [from, to].map((price) => `$${decimal.format(Math.max(5, Math.round(price / 5) * 5))}`)
  return least === most ? `${least}` : `${least}–${most}`
}
