import { assetFolder } from '../addresses.ts'
import type { HostingDescription } from '../description.ts'
import type { Host } from '../host.ts'
import type { Headers, SiteHeaders } from '../site-headers.ts'

/** https://docs.netlify.com/routing/headers/ and https://docs.netlify.com/routing/redirects/ */
export const netlify = {
  name: 'netlify',
  title: 'Netlify',
  format: ({ headers, redirects, collections }) => [
    { path: '_headers', content: formatHeaderRules(headers, loosen) },
    {
      path: '_redirects',
      // `!` beats the small page at an old address; the rule for a list applies only if there is no page.
      content: [
        ...redirects.map(({ from, to }) => `${from} ${to} 301!\n`),
        ...collections.map(({ list }) => `${list}/* ${list} 302\n`),
      ].join(''),
    },
  ],
  advice: 'The build adds _headers and _redirects to the site. There is nothing to commit.',
} as const satisfies Host

/** Netlify cannot take a header back. The one that stops other sites from showing a file can be set to allow it. */
function loosen(field: string): string[] {
  return field === 'Cross-Origin-Resource-Policy' ? [`${field}: cross-origin`] : []
}

/**
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. A redirect beats a page that is there, so unknown
 * ids are left to `404.html`, which sends its visitors on by itself.
 */
export const cloudflarePages = {
  name: 'cloudflare-pages',
  title: 'Cloudflare Pages',
  format: ({ headers, redirects }) => [
    { path: '_headers', content: formatHeaderRules(headers, takeBack) },
    { path: '_redirects', content: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('') },
  ],
  advice: 'The build adds _headers and _redirects to the site. There is nothing to commit.',
  checkLimits,
} as const satisfies Host

const takeBack = (field: string) => [`! ${field}`]

/** As Cloudflare documents them. */
const most = { headerRules: 100, characters: 2000, redirects: 2000 }

function checkLimits({ redirects, headers }: HostingDescription): string[] {
  const rules = listHeaderRules(headers).length
  const lines = formatHeaderRules(headers, takeBack).split('\n')
  const longest = Math.max(...lines.map(({ length }) => length))
  return [
    redirects.length > most.redirects &&
      `allows ${most.redirects} redirects, but content/redirects.yaml has ${redirects.length}: the rest are slower, because they load a page first.`,
    rules > most.headerRules && `allows ${most.headerRules} header rules, but the site has ${rules}.`,
    longest > most.characters &&
      `allows lines of ${most.characters} characters, but one of the site's headers has ${longest}: it wouldn't be sent.`,
  ].filter((limit) => limit !== false)
}

/** Headers by a path or, with `*` at its end, everything below it. A response gets those of every rule that fits. */
interface HeaderRule {
  readonly path: string
  readonly headers: Headers
  /** What the widest rule has set and is not meant for these. */
  readonly dropped: readonly string[]
}

/**
 * Rules for hosts that choose headers by address only. Pages have no ending and no folder of their own, and an unknown address
 * is anywhere: all files get what pages get, and the exceptions are named. `Cache-Control` is set only if it differs from that of
 * pages, which is these hosts' default: browsers ask each time.
 */
function listHeaderRules({ everything, page, asset, other, single }: SiteHeaders): HeaderRule[] {
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
    ...['/feed.xml', '/favicon.ico', '/files/*'].map((path) => narrow(path, other)),
    ...Object.entries(single).map(([path, headers]) => narrow(path, headers)),
  ]
}

/** A file `_headers`; `formatDropped` is how a host takes back what a wider rule has set. */
function formatHeaderRules(headers: SiteHeaders, formatDropped: (field: string) => readonly string[]): string {
  const blocks = listHeaderRules(headers).map(({ path, headers: own, dropped }) => {
    const set = Object.entries(own).map(([field, value]) => `${field}: ${value}`)
    return `${path}\n${[...dropped.flatMap(formatDropped), ...set].map((line) => `  ${line}\n`).join('')}`
  })
  return blocks.join('\n')
}
