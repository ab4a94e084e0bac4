import { idPattern } from '../../../schema/fields.ts'
import { buildSlug } from '../../../schema/slug.ts'
import { type Report, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import { groupBy } from '../../../shared/group-by.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import type { CheckedSource, Entries } from '../entry.ts'
import { findInSource, findKeyPlace } from '../find-place.ts'
import { findClosest } from '../links/find-closest.ts'

/** Where the choices of the quote form are worded. */
const industriesPath = ['form', 'fields', 'industry', 'options'] as const

/** Reports what the quote form and the services say otherwise of each other. */
export function checkIndustries(
  { files: { contact }, collections: { services } }: Entries,
  sources: readonly CheckedSource[],
  report: Report,
): void {
  const valueOf = ({ id, data }: (typeof services)[number]) => data.formValue ?? id
  // The service that has the value as its name keeps it.
  const sorted = services.toSorted(
    (a, b) => Number(a.data.formValue !== undefined) - Number(b.data.formValue !== undefined),
  )
  for (const [value, [first, ...others]] of groupBy(sorted, valueOf)) {
    for (const { file } of others) {
      const place = findInSource(sources, file, ['formValue'])
      const message = `The quote form sends "${value}" for this service and for another one.`
      const notes = [{ message: 'the other one is here', file: first?.file ?? file }]
      const hint = 'give one of them its own `formValue`.'
      report({ severity: 'error', code: 'content/duplicate', file, place, message, hint, notes })
    }
  }
  const source = sources.find(({ file }) => file === contact?.file)
  if (!contact || !source) return
  const worded = Object.keys(contact.data.form.fields.industry.options ?? {})
  const values = services.map(valueOf)
  const unworded = values.filter((value) => !worded.includes(value))
  const { error, warn } = reportIn(contact.file, report)
  for (const value of worded) {
    const place = () => findKeyPlace(source.parsed, industriesPath, value)
    if (!idPattern.test(value)) {
      const message = `The form can't send "${shorten(value)}". Use lowercase letters, digits and hyphens.`
      error('content/invalid-value', place(), message, `write \`${buildSlug(value) || 'a-name'}:\` before its label.`)
    } else if (!values.includes(value)) {
      const meant = findClosest(value, unworded)
      if (meant === undefined) continue
      const message = `The form offers both "${value}", which isn't a service, and the service "${meant}".`
      warn('content/near-option', place(), message, `write \`${meant}:\` here if both mean the same.`)
    }
  }
}
