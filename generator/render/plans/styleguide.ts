import type { Bodies, PageKind } from '../../../templates/page-props.ts'
import { sections } from '../../../templates/section-ids.ts'
import type { StyleguideParts } from '../../../templates/styleguide/props.ts'
import type { SharedSite } from '../model/site.ts'
import type { PlannedPage, WholePlan } from '../page-plan.ts'
import { describePage } from './describe-page.ts'

const title = 'Styleguide'

/** Every token and component, with the first page of each kind as content; none until there is a page of every kind. */
export function planStyleguide(pages: readonly PlannedPage[], parts: StyleguideParts, site: SharedSite): WholePlan[] {
  const firsts = new Map(pages.toReversed().map((page) => [page.kind, page]))
  const bodies = Object.fromEntries([...firsts].map(([kind, page]) => [kind, page.plan().body]))
  if (!hasAll(bodies)) return []
  const description = 'Every token and every component of this site in every state.'
  return [
    {
      ...describePage(site, '/styleguide', { meta: { title, description }, heading: title }, { label: title }),
      listed: false,
      body: { kind: 'styleguide', ...parts, bodies },
    },
  ]
}

function hasAll(bodies: object): bodies is Bodies {
  return (Object.keys(sections) as PageKind[]).every((kind) => kind === 'page' || kind in bodies)
}
