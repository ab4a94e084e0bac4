import { load } from 'cheerio'

/** What MDN's HTTP Observatory sees of a page. */
export interface Observed {
  /** The URL that visitors use. */
  readonly url: string
  readonly headers: Headers
  readonly html: string
  /**
   * The URLs that a visitor who starts with plain HTTP goes through, including the first one; empty if nothing responds
   * there.
   */
  readonly route: readonly string[]
}

/** The result of a test, by its name in the Observatory, and its points. */
export type Finding = readonly [result: string, modifier: number]

/** Values of `<meta http-equiv>` elements, which the Observatory reads in addition to some headers. */
export function readEquivalents({ html }: Observed, name: string): string[] {
  const page = load(html)
  return page('meta[http-equiv]')
    .toArray()
    .filter((element) => element.attribs['http-equiv']?.toLowerCase() === name)
    .map((element) => element.attribs['content'] ?? '')
}
