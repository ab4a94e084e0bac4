import { downloadPath } from '../../../schema/download.ts'
import { feedPath } from '../../../schema/paths.ts'
import { assetFolder } from '../addresses.ts'
import type { HostingDescription } from '../description.ts'
import type { Host } from '../host.ts'
import type { Headers, SiteHeaders } from '../site-headers.ts'

/** https://docs.netlify.com/routing/headers/ and https://docs.netlify.com/routing/redirects/ */
export const netlify = {
  title: 'Netlify',
  format: ({ headers, redirects, collections }) => [
    { path: '_headers', content: formatHeaderRules(headers, loosen) },
    {
      path: '_redirects',
      // `!` overrides the redirect page at the old address; the list's rule applies only if there is no page.
      content: [
        ...redirects.map(({ from, to }) => `${from} ${to} 301!\n`),
        ...collections.map(({ list }) => `${list}/* ${list} 302\n`),
      ].join(''),
    },
  ],
  advice: "With this host in `hosting:`, every build adds _headers and _redirects to the site, so don't commit them.",
} satisfies Host

/** Netlify can't remove a wider rule's header, so this loosens the one that keeps other sites from embedding a file. */
function loosen(field: string): string[] {
  return field === 'Cross-Origin-Resource-Policy' ? [`${field}: cross-origin`] : []
}

/**
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. Redirects override existing pages, so unknown
 * IDs are left to `404.html`, which redirects its visitors itself.
 */
export const cloudflarePages = {
  title: 'Cloudflare Pages',
  format: ({ headers, redirects }) => [
    { path: '_headers', content: formatHeaderRules(headers, takeBack) },
    { path: '_redirects', content: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('') },
  ],
  advice: "With this host in `hosting:`, every build adds _headers and _redirects to the site, so don't commit them.",
  checkLimits,
} satisfies Host

const takeBack = (field: string) => [`! ${field}`]

/** Cloudflare's documented limit. Its 100 header rules and 2,000 characters of a header are more than any site has. */
const mostRedirects = 2000

function checkLimits({ redirects }: HostingDescription): string[] {
  if (redirects.length <= mostRedirects) return []
  return [
    `allows up to ${mostRedirects} redirects, but content/redirects.yaml has ${redirects.length}: the rest are slower, because they load a page first.`,
  ]
}

/** Headers for a path or, if it ends in `*`, for everything below it. A response gets those of every matching rule. */
interface HeaderRule {
  readonly path: string
  readonly headers: Headers
  /** Headers of the widest rule that don't apply here. */
  readonly dropped: readonly string[]
}

/**
 * Rules for hosts that choose headers by address only. Pages have no extension and no common folder, and an unknown address can
 * be anywhere, so all files get the page headers, and the exceptions are listed. `Cache-Control` is only set if it differs from
 * that of pages, which is these hosts' default: browsers revalidate each time.
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
    // Files that other sites may embed or read.
    ...[feedPath, '/favicon.ico', downloadPath('*')].map((path) => narrow(path, other)),
    ...Object.entries(single).map(([path, headers]) => narrow(path, headers)),
  ]
}

/** Formats a `_headers` file. `formatDropped` is the host's syntax for removing what a wider rule has set. */
function formatHeaderRules(headers: SiteHeaders, formatDropped: (field: string) => readonly string[]): string {
  const blocks = listHeaderRules(headers).map(({ path, headers: own, dropped }) => {
    const set = Object.entries(own).map(([field, value]) => `${field}: ${value}`)
    return `${path}\n${[...dropped.flatMap(formatDropped), ...set].map((line) => `  ${line}\n`).join('')}`
  })
  return blocks.join('\n')
}
