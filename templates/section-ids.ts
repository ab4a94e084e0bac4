import type { PageKind } from './page-props.ts'

/** The linkable sections of each kind of page, by their name in the templates. */
export const sections = {
  home: {
    services: 'services',
    beforeAfter: 'before-and-after',
    steps: 'how-it-works',
    why: 'why-us',
    areas: 'areas',
    testimonials: 'testimonials',
    faq: 'faq',
    quote: 'get-a-quote',
  },
  about: {
    story: 'story',
    reasons: 'reasons',
    differences: 'differences',
    team: 'team',
    testimonials: 'testimonials',
    quote: 'get-a-quote',
  },
  service: {
    scope: 'scope',
    sheets: 'papers',
    reasons: 'reasons',
    estimate: 'estimate',
    others: 'other-services',
    areas: 'areas',
    quote: 'get-a-quote',
  },
  areas: { list: 'cities', quote: 'get-a-quote' },
  area: {
    groups: 'services',
    additional: 'additional-services',
    trust: 'trust',
    local: 'local',
    nearby: 'nearby',
    quote: 'get-a-quote',
  },
  faq: { contact: 'contact' },
  blog: { search: 'search', latest: 'latest', quote: 'get-a-quote' },
  post: { checklist: 'checklist-only', related: 'related', quote: 'get-a-quote' },
  page: {},
  contact: { form: 'quote', estimate: 'estimate', next: 'next' },
  privacy: {},
  'not-found': {},
} as const satisfies Record<PageKind, Readonly<Record<string, string>>>

/** Every id in `main`: those on all pages, and those of one kind of page. Content adds its own. */
export const sectionIds: Readonly<Record<PageKind, readonly string[]>> = {
  home: listIds(sections.home),
  about: listIds(sections.about),
  service: listIds(sections.service),
  areas: listIds(sections.areas),
  area: listIds(sections.area),
  faq: listIds(sections.faq),
  blog: listIds(sections.blog),
  post: listIds(sections.post),
  page: listIds(sections.page),
  contact: listIds(sections.contact),
  privacy: listIds(sections.privacy),
  'not-found': listIds(sections['not-found']),
}

function listIds(ids: Readonly<Record<string, string>>): readonly string[] {
  return ['main', ...Object.values(ids)]
}
