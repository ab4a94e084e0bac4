/** The ids on a page, gathered when a link asks for them. */
export type PageIds = () => ReadonlySet<string>

/** What links and redirects may point at. */
export interface LinkTargets {
  /** Every page's address with the ids on it; `undefined` where they are not known, because the page's file has mistakes. */
  readonly pages: ReadonlyMap<string, PageIds | undefined>
  /** Addresses of posts that exist but are not public yet, with their day; drafts have none. */
  readonly unpublished: ReadonlyMap<string, string | undefined>
  /** Addresses that were given up, and where they lead now. */
  readonly redirects: ReadonlyMap<string, string>
  /** Where the published site lives, such as `https://www.company.example`. */
  readonly url?: string | undefined
}

/** The part of a page that an address names, as its id is written. */
export function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
