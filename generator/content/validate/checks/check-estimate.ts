import { type Report, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import type { CheckedSource, Entries, SourceKind } from '../entry.ts'
import { findInSource, type Path, valueAt } from '../find-place.ts'
import { findClosest } from '../links/find-closest.ts'

/** Of each list of the estimate, what no two items may share. */
const unique = [
  ['kinds', 'industry'],
  ['sizes', 'label'],
  ['sizes', 'value'],
  ['nights', 'label'],
  ['nights', 'frequency'],
] as const

/** Reports kinds of buildings that the quote form does not offer, and choices that are there twice. */
export function checkEstimate(
  { files: { estimate, contact }, collections: { services } }: Entries,
  sources: readonly CheckedSource[],
  kinds: readonly SourceKind[],
  report: Report,
): void {
  if (!estimate) return
  const { file, data } = estimate
  const placeOf = (...path: Path) => findInSource(sources, file, path)
  for (const [list, key] of unique) {
    const values = data[list].map((item) => valueAt(item, [key]) as string | undefined)
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value)
      if (value === undefined || first === index) continue
      const message = `\`${key}: ${shorten(value)}\` appears twice.`
      const notes = [{ message: 'the other one is here', file, place: placeOf(list, first, key) }]
      const hint = 'change or delete one of them.'
      report({
        severity: 'error',
        code: 'content/duplicate',
        file,
        place: placeOf(list, index, key),
        message,
        hint,
        notes,
      })
    }
  }
  // A service whose file cannot be read may be any of them.
  const files = kinds.filter((kind) => 'collection' in kind && kind.collection === 'services')
  if (!contact || files.length > services.length) return
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
    reportIn(file, report).error('content/unknown-reference', placeOf('kinds', index, 'industry'), message, hint)
  }
}
