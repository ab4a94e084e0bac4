import { load } from 'cheerio'

/** What MDN's HTTP Observatory sees of a page. */
export interface Observed {
  /** Address under which visitors have it. */
  readonly url: string
  readonly headers: Headers
  readonly html: string
  /** Addresses that a visitor of the address in plain HTTP comes through, that one first; empty where nobody answers there. */
  readonly route: readonly string[]
}

/** What a test found, by the name that the Observatory has for it, and the points for it. */
export type Finding = readonly [result: string, modifier: number]

/** Values of `<meta http-equiv>` of a name, which the Observatory reads beside some headers. */
export function readEquivalents({ html }: Observed, name: string): string[] {
  const page = load(html)
  return page('meta[http-equiv]')
    .toArray()
    .filter((element) => element.attribs['http-equiv']?.toLowerCase() === name)
    .map((element) => element.attribs['content'] ?? '')
}
