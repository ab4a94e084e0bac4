import { shortHash } from '../shared/cache/short-hash.ts'
import type { PageOutline, PagePlan, WholePlan } from './page-plan.ts'

/**
 * What a page is made of, each part by a name that changes with it: equal inputs, equal pages. A page of which nothing changed
 * is not even planned, and `--explain` reports which part did.
 */
export type Inputs = Readonly<Record<string, string>>

/** A page of the site, with what other files tell of it. */
export interface PlannedPage extends PageOutline {
  readonly kind: PagePlan['body']['kind']
  /** The part of the site that it belongs to; absent on the home page. */
  readonly section?: string | undefined
  readonly inputs: Inputs
  readonly plan: () => PagePlan
}

/** A page that is planned in any case: there are few of its kind. */
export function planNow(plan: WholePlan): PlannedPage {
  const { path, heading, image, listed, lastModified, breadcrumbs, body } = plan
  const inputs = { content: shortHash(JSON.stringify(plan)) }
  const section = breadcrumbs[1]?.label
  return { path, heading, image, listed, lastModified, kind: body.kind, section, inputs, plan: () => plan }
}

/** Inputs as one name: `post:1f0c9a2b site:77ab01c2`. */
export function formatInputs(inputs: Inputs): string {
  let text = ''
  for (const name in inputs) text += `${text === '' ? '' : ' '}${name}:${inputs[name]}`
  return text
}

/** Reads what `formatInputs` has written. */
export function parseInputs(version: string): Inputs {
  return Object.fromEntries(version.split(' ').map((part) => part.split(':', 2) as [string, string]))
}
