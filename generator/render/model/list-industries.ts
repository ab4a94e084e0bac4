import type { ServiceEntry } from '../../schema/entries/service.ts'
import type { Industries } from './site.ts'

interface OfferedService extends Pick<ServiceEntry, 'title' | 'formValue' | 'order'> {
  readonly id: string
  /** Whether it is part of this build. */
  readonly isShown: boolean
}

/** The quote form's choices: the services of this build, labeled with their titles or as the content says, then all others. */
export function listIndustries(
  worded: Readonly<Record<string, string | undefined>>,
  services: readonly OfferedService[],
): Industries {
  const byValue = new Map(services.map((service) => [service.formValue ?? service.id, service]))
  const offered = [...byValue].filter(([, { isShown }]) => isShown).toSorted(([, a], [, b]) => a.order - b.order)
  const labels = new Map(Object.entries(worded))
  const others = [...labels].flatMap(([value, label]) =>
    label === undefined || byValue.has(value) ? [] : [[value, label] as const],
  )
  return {
    options: Object.fromEntries([
      ...offered.map(([value, { title }]) => [value, labels.get(value) ?? title]),
      ...others,
    ]),
    services: Object.fromEntries(offered.map(([value, { id }]) => [value, id])),
  }
}
