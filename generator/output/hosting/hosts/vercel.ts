import type { HostingDescription } from '../description.ts'
import type { Host } from '../host.ts'
import { expectAddress, expectHeaderName, expectLine, expectTarget } from '../quote.ts'
import { assetFolder } from '../addresses.ts'
import type { Headers } from '../policy/site-headers.ts'

/** https://vercel.com/docs/project-configuration */
export const vercel = {
  name: 'vercel',
  title: 'Vercel',
  format: (description) => [{ path: 'vercel.json', content: `${JSON.stringify(describe(description), null, 2)}\n` }],
  advice:
    'Best is to deploy the folder that the build has made, in which vercel.json lies. Put it beside package.json only if Vercel builds by itself, and write it anew after each change of styles, cities or redirects.',
  findExcess,
} as const satisfies Host

/** As the host documents them. */
const most = { redirects: 1024, pattern: 4096 }

function describe({ headers, redirects, collections }: HostingDescription) {
  const { everything, page, asset, other, single } = headers
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Addresses without `.html` and without a slash at the end; others lead there.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', everything),
      // What lies in a folder of assets, or ends as a file does, is no page.
      rule(`/((?!${assetFolder}|.*\\.[a-z0-9]+$).*)`, page),
      rule('/(.*\\.[a-z0-9]+)', other),
      rule(`/${assetFolder}(.*)`, asset),
      ...Object.entries(single).map(([address, own]) => rule(escapePath(expectAddress(address)), own)),
    ],
    redirects: [
      ...redirects.map(({ from, to }) => ({
        source: escapePath(expectAddress(from)),
        destination: expectTarget(to).replaceAll(/[:+*()]/g, String.raw`\$&`),
        statusCode: 301,
      })),
      ...collections.map((collection) => ({
        source: formatUnknown(collection),
        destination: collection.list,
        statusCode: 302,
      })),
    ],
  }
}

function rule(source: string, headers: Headers) {
  const list = Object.entries(headers).map(([key, value]) => ({ key: expectHeaderName(key), value: expectLine(value) }))
  return { source, headers: list }
}

/** Redirects come before files here, so that the pages that are there have to be named. */
function formatUnknown({ list, pages }: HostingDescription['collections'][number]): string {
  const ids = pages.map((page) => escapePath(expectAddress(page).slice(list.length + 1)))
  return `${list}/((?!(?:${ids.join('|')})(?:\\.html)?$)[^/]+)`
}

/** Sources are patterns (path-to-regexp). */
function escapePath(path: string): string {
  return path.replaceAll('.', String.raw`\.`)
}

function findExcess({ redirects, collections }: HostingDescription): string[] {
  const rules = redirects.length + collections.length
  const longest = Math.max(0, ...collections.map((collection) => formatUnknown(collection).length))
  return [
    ...(rules > most.redirects
      ? [`takes ${most.redirects} redirects, and the site has ${rules}: the deployment would be refused.`]
      : []),
    ...(longest > most.pattern
      ? [`takes patterns of ${most.pattern} characters, and the list of pages needs ${longest}.`]
      : []),
  ]
}
