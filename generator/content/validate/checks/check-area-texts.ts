import { type Report, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource, Entries, SourceKind } from '../entry.ts'
import { findInSource, type Path } from '../find-place.ts'
import { findClosest } from '../links/find-closest.ts'

/**
 * Reports words of a city for services that its page does not show, and a list of another length than that of the other cities.
 * Words that are not shown do no harm: a service that is given up need not be taken out of every city first.
 */
export function checkAreaTexts(
  { files: { areaPage }, collections: { areas } }: Entries,
  sources: readonly CheckedSource[],
  kinds: readonly SourceKind[],
  report: Report,
): void {
  if (!areaPage) return
  const shown = areaPage.data.groups.services
  // A service whose file cannot be read is there all the same.
  const known = new Set(
    kinds.flatMap((kind) => ('collection' in kind && kind.collection === 'services' ? [kind.id] : [])),
  )
  for (const { file, data } of areas) {
    const placeOf = (...path: Path) => findInSource(sources, file, path)
    const { error, warn } = reportIn(file, report)
    const named = (data.groups ?? []).map(({ service }) => service)
    for (const [index, service] of named.entries()) {
      const first = named.indexOf(service)
      if (first === index && shown.includes(service)) continue
      const place = placeOf('groups', index, 'service')
      const closest = known.has(service) || shown.includes(service) ? undefined : findClosest(service, shown)
      if (closest !== undefined) {
        error('content/unknown-reference', place, `There is no service "${service}".`, `did you mean \`${closest}\`?`)
      } else if (first !== index) {
        const notes = [{ message: 'the other one is here', file, place: placeOf('groups', first, 'service') }]
        const message = `\`service: ${service}\` appears twice.`
        const hint = 'change or delete one of them.'
        report({ severity: 'error', code: 'content/duplicate', file, place, message, hint, notes })
      } else {
        const message = known.has(service)
          ? `City pages have no group for the service "${service}", so this text isn't shown.`
          : `There is no service "${service}", so this text isn't shown.`
        const add = known.has(service) ? `add \`${service}\` to \`groups.services\` in ${areaPage.file}, or ` : ''
        const hint = `${add}delete this entry.`
        warn('content/unknown-reference', place, message, hint)
      }
    }
    const usual = areaPage.data.additional.items.length
    const count = data.additional?.length ?? usual
    if (count === usual) continue
    const message = `\`additional\` has ${count} items here, but ${usual} in ${areaPage.file}.`
    const hint = count < usual ? `add ${usual - count} more.` : `remove ${count - usual}.`
    warn('content/wrong-count', placeOf('additional'), message, hint)
  }
}
