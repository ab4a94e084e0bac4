import type { EstimateEntry } from '../../../schema/entries/estimate.ts'
import { idPattern } from '../../../schema/fields.ts'
import { resolveLocale } from '../../../schema/site/locale.ts'
import { buildSlug } from '../../../schema/slug.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { groupBy } from '../../../shared/group-by.ts'
import type { Entry } from '../entry.ts'
import { valueAt } from '../find-place.ts'
import { findClosest } from '../../../shared/find-closest.ts'
import type { References } from './references.ts'

const industriesPath = ['form', 'fields', 'industry', 'options'] as const

/** Reports mismatches between the quote form and the services. */
export function checkIndustries({ files: { contact }, collections: { services }, reportIn }: References): void {
  const valueOf = ({ id, data }: (typeof services)[number]) => data.formValue ?? id
  // The service whose id is the value keeps it.
  const sorted = services.toSorted(
    (a, b) => Number(a.data.formValue !== undefined) - Number(b.data.formValue !== undefined),
  )
  for (const [value, [first, ...others]] of groupBy(sorted, valueOf)) {
    for (const { file } of others) {
      const message = `The quote form sends "${value}" for this service and for another one.`
      const hint = 'give one of them its own `formValue`.'
      reportIn(file, first).error('content/duplicate', ['formValue'], message, hint)
    }
  }
  if (!contact) return
  const worded = Object.keys(contact.data.form.fields.industry.options ?? {})
  const values = services.map(valueOf)
  const unworded = values.filter((value) => !worded.includes(value))
  const { error, warn } = reportIn(contact.file)
  if (worded.length === 0 && services.every(({ data }) => data.draft)) {
    const message = "The form's list `industry` has no choices, because this site has no services."
    const hint =
      'add choices: under `industry`, write `options:`, and below it, such as `piano: Pianos`, one on each line.'
    error('content/missing-key', industriesPath.slice(0, -1), message, hint)
  }
  for (const value of worded) {
    const at = { path: industriesPath, key: value }
    if (!idPattern.test(value)) {
      const message = `The form can't send "${shorten(value)}". Use lowercase letters, digits and hyphens.`
      error('content/invalid-value', at, message, `write \`${buildSlug(value) || 'a-name'}:\` before its label.`)
    } else if (!values.includes(value)) {
      const meant = findClosest(value, unworded)
      if (meant === undefined) continue
      const message = `The form offers both "${value}", which isn't a service, and the service "${meant}".`
      warn('content/near-option', at, message, `write \`${meant}:\` here if both mean the same thing.`)
    }
  }
}

/** Keys that must be unique within each list of the estimate. */
const unique = [
  ['kinds', 'industry'],
  ['sizes', 'label'],
  ['sizes', 'value'],
  ['nights', 'label'],
  ['nights', 'frequency'],
] as const

/** Reports building types that the quote form doesn't offer, duplicate options, and prices abroad without a currency. */
export function checkEstimate(references: References): void {
  const { serviceIds, reportIn } = references
  const { estimate, contact } = references.files
  const { services } = references.collections
  if (!estimate) return
  checkCurrency(references, estimate)
  checkHoursOfWork(references, estimate)
  const { file, data } = estimate
  for (const [list, key] of unique) {
    const values = data[list].map((item) => valueAt(item, [key]) as string | undefined)
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value)
      if (value === undefined || first === index) continue
      const message = `\`${key}: ${shorten(value)}\` appears twice.`
      const hint = 'change one of them, or delete its whole entry.'
      const { error } = reportIn(file, { file, path: [list, first, key] })
      error('content/duplicate', [list, index, key], message, hint)
    }
  }
  // A service whose file can't be read may be any of them.
  if (!contact || serviceIds.length > services.length) return
  const worded = Object.keys(contact.data.form.fields.industry.options ?? {})
  const known = [...new Set([...worded, ...services.map(({ id, data: { formValue = id } }) => formValue)])]
  for (const [index, { industry }] of data.kinds.entries()) {
    if (known.includes(industry)) continue
    const sent = services.find(({ id }) => id === industry)?.data.formValue
    const meant = sent ?? findClosest(industry, known)
    const message = sent
      ? `The quote form has no industry "${industry}": it sends "${sent}" for that service.`
      : `The quote form has no industry "${shorten(industry)}".`
    const hint = meant === undefined ? `write one of these: ${known.join(', ')}.` : `write \`industry: ${meant}\`.`
    reportIn(file).error('content/unknown-reference', ['kinds', index, 'industry'], message, hint)
  }
}

function checkCurrency({ config, reportIn }: References, { file, data }: Entry<EstimateEntry>): void {
  const priced = data.kinds.findIndex(({ hourlyPrice }) => hourlyPrice)
  if (!config || priced < 0 || resolveLocale(config).country === 'US') return
  if (typeof config.locale === 'object' && config.locale.currency !== undefined) return
  const message = "Visitors see these prices in US dollars, because the site's currency isn't set."
  const { language } = resolveLocale(config)
  const hint =
    typeof config.locale === 'object'
      ? 'under `locale` in site.config.yaml, add its three letters, such as `currency: EUR`.'
      : `in site.config.yaml, write its three letters in the line \`locale: { language: ${language}, currency: EUR }\`.`
  reportIn(file).warn('content/missing-currency', ['kinds', priced, 'hourlyPrice'], message, hint)
}

/** For 1,000 square feet, more hours than this are most likely a lost decimal point. In square meters, windows may take more. */
const plausibleHours = 10

function checkHoursOfWork({ config, reportIn }: References, { file, data }: Entry<EstimateEntry>): void {
  if (!config || resolveLocale(config).units !== 'us') return
  for (const [index, { hoursPer1000 }] of data.kinds.entries()) {
    if (hoursPer1000 <= plausibleHours) continue
    const message = `\`hoursPer1000: ${hoursPer1000}\` means that 1,000 square feet take ${hoursPer1000} hours.`
    const hint = `did you mean \`hoursPer1000: ${hoursPer1000 / 100}\`? If ${hoursPer1000} hours are right, leave it as it is.`
    reportIn(file).warn('content/out-of-range', ['kinds', index, 'hoursPer1000'], message, hint)
  }
}
