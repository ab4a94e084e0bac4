import type { ServiceEntry } from '../../schema/service.ts'
import type { Industries } from './site.ts'

interface OfferedService extends Pick<ServiceEntry, 'title' | 'formValue' | 'order'> {
  readonly id: string
  /** Whether it is part of this build. */
  readonly isShown: boolean
}

/**
 * The quote form's choices: those in the content, in order, without services that are drafts; and after the last service among
 * them, the services that the content doesn't list, by title.
 */
export function listIndustries(
  worded: Readonly<Record<string, string | undefined>>,
  services: readonly OfferedService[],
): Industries {
  const byValue = new Map(services.map((service) => [service.formValue ?? service.id, service]))
  const chosen = Object.entries(worded).flatMap(([value, label]) =>
    label !== undefined && byValue.get(value)?.isShown !== false ? [[value, label] as const] : [],
  )
  const added = [...byValue]
    .filter(([value, { isShown }]) => isShown && worded[value] === undefined)
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([value, { title }]) => [value, title] as const)
  const end = chosen.findLastIndex(([value]) => byValue.has(value)) + 1
  const options = [...chosen.slice(0, end), ...added, ...chosen.slice(end)]
  const named = options.flatMap(([value]) => {
    const service = byValue.get(value)
    return service ? [[value, service.id] as const] : []
  })
  return { options: Object.fromEntries(options), services: Object.fromEntries(named) }
}
