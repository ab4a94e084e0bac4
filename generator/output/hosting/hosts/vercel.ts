import { assetFolder, escapeDots } from '../addresses.ts'
import type { HostingDescription, OpenCollection } from '../description.ts'
import type { Host } from '../host.ts'
import type { Headers } from '../site-headers.ts'

/** https://vercel.com/docs/project-configuration */
export const vercel = {
  title: 'Vercel',
  format: (description) => [{ path: 'vercel.json', content: `${JSON.stringify(describe(description), null, 2)}\n` }],
  advice:
    'Deploy the folder from the build if you can: it contains vercel.json. If Vercel builds the site itself, put vercel.json next to package.json, and run this command again after each change to styles, cities or redirects.',
  checkLimits,
} satisfies Host

/** Vercel's documented limits. */
const most = { redirects: 1024, pattern: 4096 }

/** Rule sources are path-to-regexp patterns. */
function describe({ headers, redirects, collections }: HostingDescription) {
  const { everything, page, asset, other, single } = headers
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Addresses without `.html` or a trailing slash; the other forms redirect to them.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', everything),
      // Anything in the assets folder or with a file extension isn't a page.
      rule(`/((?!${assetFolder}|.*\\.[a-z0-9]+$).*)`, page),
      rule('/(.*\\.[a-z0-9]+)', other),
      rule(`/${assetFolder}(.*)`, asset),
      ...Object.entries(single).map(([address, own]) => rule(escapeDots(address), own)),
    ],
    redirects: [
      ...redirects.map(({ from, to }) => redirect(escapeDots(from), to.replaceAll(/[:+*()]/g, String.raw`\$&`), 301)),
      ...collections.map((collection) => redirect(formatUnknown(collection), collection.list, 302)),
    ],
  }
}

function redirect(source: string, destination: string, statusCode: number) {
  return { source, destination, statusCode }
}

function rule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

/** Vercel applies redirects before it looks for files, so the pattern must exclude the existing pages. */
function formatUnknown({ list, pages }: OpenCollection): string {
  const ids = pages.map((page) => escapeDots(page.slice(list.length + 1)))
  return `${list}/((?!(?:${ids.join('|')})(?:\\.html)?$)[^/]+)`
}

function checkLimits({ redirects, collections }: HostingDescription): string[] {
  const rules = redirects.length + collections.length
  const longest = Math.max(0, ...collections.map((collection) => formatUnknown(collection).length))
  return [
    rules > most.redirects &&
      `allows up to ${most.redirects} redirects, but the site has ${rules}: the deployment would fail.`,
    longest > most.pattern &&
      `allows patterns of up to ${most.pattern} characters, but the one that lists this site's cities has ${longest}: choose another host.`,
  ].filter((limit) => limit !== false)
}
