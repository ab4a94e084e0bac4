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

/** Every id in the `main` of a kind of page: those on all pages, and its own. Content adds more. */
export const listSectionIds = (kind: PageKind): readonly string[] => ['main', ...Object.values(sections[kind])]
