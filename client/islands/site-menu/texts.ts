/** What an author writes for the header's menus. */
export interface SiteMenuTexts {
  /** Name of the navigation for those who cannot see it. */
  readonly label: string
  readonly open: string
  readonly close: string
  readonly home: string
  readonly about: string
  readonly services: string
  readonly areas: string
  readonly allAreas: string
  readonly blog: string
  readonly faq: string
  readonly contact: string
  readonly quote: string
}
