import type { HostingDescription } from '../description.ts'
import type { Host } from '../host.ts'
import { expectAddress, expectTarget } from '../quote.ts'
import { formatHeaderRules, listHeaderRules } from './header-blocks.ts'

/**
 * https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. A redirect beats a page that is there, so that
 * unknown ids are left to `404.html`, which sends its visitors on by itself.
 */
export const cloudflarePages = {
  name: 'cloudflare-pages',
  title: 'Cloudflare Pages',
  format: (description) => [
    { path: '_headers', content: formatHeaders(description) },
    { path: '_redirects', content: formatRedirects(description) },
  ],
  advice: 'The build puts _headers and _redirects beside the site; nothing has to be committed.',
  findExcess,
} as const satisfies Host

/** As the host documents them. */
const most = { headerRules: 100, characters: 2000, redirects: 2000 }

function formatHeaders({ headers }: HostingDescription): string {
  return formatHeaderRules(listHeaderRules(headers), (field) => `! ${field}`)
}

function formatRedirects({ redirects }: HostingDescription): string {
  return redirects.map(({ from, to }) => `${expectAddress(from)} ${expectTarget(to)} 301\n`).join('')
}

function findExcess(description: HostingDescription): string[] {
  const { redirects, headers } = description
  const rules = listHeaderRules(headers).length
  const longest = Math.max(
    ...formatHeaders(description)
      .split('\n')
      .map(({ length }) => length),
  )
  return [
    ...(redirects.length > most.redirects
      ? [
          `takes ${most.redirects} redirects, and content/redirects.yaml has ${redirects.length}: the last ones are slower, by a page.`,
        ]
      : []),
    ...(rules > most.headerRules ? [`takes ${most.headerRules} rules of headers, and the site has ${rules}.`] : []),
    ...(longest > most.characters
      ? [
          `it takes lines of ${most.characters} characters, and a header of the site has ${longest}: it would not be sent.`,
        ]
      : []),
  ]
}
