import { assetFolder } from '../addresses.ts'
import type { Headers, SiteHeaders } from '../policy/site-headers.ts'
import { expectAddress, expectHeaderName, expectLine } from '../quote.ts'

/** Headers by a path or, with `*` at its end, all below it. An answer gets those of every rule that fits. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Headers
  /** What the widest rule has set and is not meant for these. */
  readonly dropped: readonly string[]
}

/**
 * Rules for hosts that choose headers by address alone. Pages have no ending and no folder of their own, and an unknown address
 * is anywhere: all files get what pages get, and those that must not are named. `Cache-Control` is set only where it is to be
 * another than that of pages, which these hosts have by themselves: browsers ask each time.
 */
export function listHeaderRules({ everything, page, asset, other, single }: SiteHeaders): HeaderRule[] {
  const { 'Cache-Control': _revalidated, ...wide } = page
  const narrow = (path: string, headers: Headers): HeaderRule => ({
    path,
    headers: Object.fromEntries(Object.entries(headers).filter(([field, value]) => (page[field] ?? '') !== value)),
    dropped: Object.keys(wide).filter((field) => wide[field] !== headers[field]),
  })
  return [
    { path: '/*', headers: { ...everything, ...wide }, dropped: [] },
    narrow(`/${assetFolder}*`, asset),
    // What other sites may show or read.
    ...['/feed.xml', '/favicon.ico'].map((path) => narrow(path, other)),
    ...Object.entries(single).map(([path, headers]) => narrow(expectAddress(path), headers)),
  ]
}

/** A file `_headers`; `formatDropped` is a host's way to take back what a wider rule has set, where it has one. */
export function formatHeaderRules(
  rules: readonly HeaderRule[],
  formatDropped: (field: string) => string | undefined,
): string {
  return rules
    .map(({ path, headers, dropped }) => {
      const taken = dropped.flatMap((field) => formatDropped(field) ?? [])
      const set = Object.entries(headers).map(([field, value]) => `${expectHeaderName(field)}: ${expectLine(value)}`)
      return `${path}\n${[...taken, ...set].map((line) => `  ${line}\n`).join('')}`
    })
    .join('\n')
}
