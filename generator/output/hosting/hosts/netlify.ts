import type { HostingDescription } from '../description.ts'
import type { Host } from '../host.ts'
import { expectAddress, expectTarget } from '../quote.ts'
import { formatHeaderRules, listHeaderRules } from './header-blocks.ts'

/** https://docs.netlify.com/routing/headers/ and https://docs.netlify.com/routing/redirects/ */
export const netlify = {
  name: 'netlify',
  title: 'Netlify',
  format: (description) => [
    { path: '_headers', content: formatHeaderRules(listHeaderRules(description.headers), loosen) },
    { path: '_redirects', content: formatRedirects(description) },
  ],
  advice: 'The build puts _headers and _redirects beside the site; nothing has to be committed.',
} as const satisfies Host

/** Nothing can be taken back here. The one header that would keep other sites from showing a file can be said otherwise. */
function loosen(field: string): string | undefined {
  return field === 'Cross-Origin-Resource-Policy' ? `${field}: cross-origin` : undefined
}

/** `!` beats the small page that lies at an old address; a list of pages answers only where there is none. */
function formatRedirects({ redirects, collections }: HostingDescription): string {
  return [
    ...redirects.map(({ from, to }) => `${expectAddress(from)} ${expectTarget(to)} 301!\n`),
    ...collections.map(({ list }) => `${expectAddress(list)}/* ${list} 302\n`),
  ].join('')
}
