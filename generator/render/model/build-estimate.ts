import type { EstimateEntry } from '../../schema/entries/estimate.ts'
import type { EstimateFigures, EstimateProps } from '../../../templates/props.ts'
import type { Locale } from '../../schema/site/locale.ts'
import type { Industries } from './site.ts'

/** The visitor's choices, and the figures for each; `undefined` if the services of all kinds are drafts. */
export function buildEstimate(
  entry: EstimateEntry,
  { options }: Industries,
  locale: Locale,
): EstimateProps | undefined {
  const { kinds, sizes, nights, ...texts } = entry
  const offered = kinds.flatMap((kind) => {
    const { industry: value, includes } = kind
    const label = options[value]
    if (label === undefined) return []
    return {
      value,
      label,
      includes,
      figures: sizes.map(({ squareFeet }) => workOut(kind, squareFeet, { nights, locale })),
    }
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
  { nights, locale }: { readonly nights: EstimateEntry['nights']; readonly locale: Locale },
): EstimateFigures {
  const decimal = new Intl.NumberFormat(locale.language, { maximumFractionDigits: 1 })
  const hours = roundHours((hoursPer1000 * squareFeet) / 1000)
  return {
    visit: decimal.format(hours),
    weeks: nights.map(({ perWeek }) => (perWeek === undefined ? undefined : decimal.format(hours * perWeek))),
    price: hourlyPrice && formatPrices([hours * hourlyPrice.from, hours * hourlyPrice.to], locale),
  }
}

/** Half hours, or whole hours from ten up: the estimate is no more precise. */
function roundHours(hours: number): number {
  return hours < 10 ? Math.max(0.5, Math.round(hours * 2) / 2) : Math.round(hours)
}

/** `$95–$120` or `95–120 €`, in steps of five. */
function formatPrices(prices: readonly [number, number], { language, currency }: Locale): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 })
  const [from = 0, to = 0] = prices.map((price) => Math.max(5, Math.round(price / 5) * 5))
  return from === to ? format.format(from) : format.formatRange(from, to).replaceAll(/ (?=–)|(?<=–) /g, '')
}
