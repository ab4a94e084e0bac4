import * as rules from '../addresses.ts'
import { compressibleEndings, contentTypes } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import type { Host } from '../host.ts'
import type { Headers, SiteHeaders } from '../site-headers.ts'
import { fillTemplate } from './fill-template.ts'

/** Caddy 2.6 or later, without extra modules. */
export const caddy = {
  title: 'Caddy',
  format: (description) => [{ path: `${rules.rulesFolder}/Caddyfile`, content: formatCaddy(description) }],
  advice:
    'The build adds the file to the site. Import it with one line in /etc/caddy/Caddyfile, and reload Caddy after each upload.',
  servesCompressed: true,
} satisfies Host

function formatCaddy(description: HostingDescription): string {
  const { everything, page, asset, other, single } = description.headers
  const { html: pageType = '', ...types } = contentTypes
  // Caddy only sends `Vary` with compressed responses, but caches need it on all of them.
  const pageHeaders = `${formatHeaders('*', { 'Content-Type': pageType, ...page })}header {\n\tVary Accept-Encoding\n\tdefer\n}\n`
  return fillTemplate('Caddyfile', {
    url: description.url,
    hostname: new URL(description.url).hostname,
    everything: formatHeaders('*', { ...everything, ...other }),
    refused: rules.refusedSources.flatMap((source, index) => [
      `@refused_${index} vars_regexp {http.request.orig_uri} ${quote(source)}`,
      `respond @refused_${index} "Bad request." 400`,
    ]),
    redirects: formatRedirects(description),
    singles: Object.keys(single).map((path, index) => `@single_${index} path ${path} ${path}.html`),
    page: pageHeaders + formatSingles(single, page) + serve,
    types: Object.entries(types).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type ${quote(type)}`,
    ]),
    texts: compressibleEndings.map((ending) => `*.${ending}`).join(' '),
    asset: formatHeaders('@asset', asset) + formatSingles(single, other),
    serve,
    unknown: description.collections.flatMap(({ list }, index) => [
      `@unknown_${index} path_regexp ${quote(`^${list}/[^/]+$`)}`,
      `redir @unknown_${index} ${list}{site_query} 302`,
    ]),
    notFoundPage: pageHeaders + notFoundPage,
  })
}

/** Serves precompressed files if the visitor accepts them. Only addresses with an existing file get here. */
const serve = `file_server {
	precompressed br gzip
	disable_canonical_uris
}
`

/** Drops conditions and ranges of the request: they are meant for an existing page. */
const notFoundPage = `request_header -If-None-Match
request_header -If-Modified-Since
request_header -If-Match
request_header -If-Unmodified-Since
request_header -Range
rewrite * /${rules.notFoundFile}
${serve.replace('}', '\tstatus 404\n}')}`

/** One matcher for all retired addresses; the map is only consulted if it matches. */
function formatRedirects({ redirects }: HostingDescription): string {
  if (redirects.length === 0) return ''
  const rows = redirects.map(({ from, to }) => {
    const [path = '', anchor] = to.split('#')
    // Values that a map inserts aren't expanded again, so the path and anchor are separate, with the query between them.
    const values = [`~(?i)^${rules.escapeDots(from)}$`, path, anchor === undefined ? '' : `#${anchor}`]
    return `\t\t${values.map(quote).join(' ')}\n`
  })
  // The `path` matcher would ignore dots and spaces at the end.
  const moved = `(?i)^(${redirects.map(({ from }) => rules.escapeDots(from)).join('|')})$`
  return `@moved path_regexp ${quote(moved)}
handle @moved {
	map {path} {site_moved} {site_anchor} {
${rows.join('')}	}
	redir * {site_moved}{site_query}{site_anchor} 301
}
`
}

function formatSingles(single: SiteHeaders['single'], instead: Headers): string {
  const blocks = Object.values(single).map((own, index) => {
    const dropped = Object.keys(instead).filter((field) => !(field in own))
    return formatHeaders(`@single_${index}`, own, dropped)
  })
  return blocks.join('')
}

function formatHeaders(matcher: string, headers: Headers, dropped: readonly string[] = []): string {
  const lines = [
    ...dropped.map((field) => `\t-${field}\n`),
    ...Object.entries(headers).map(([field, value]) => `\t${field} ${quote(value)}\n`),
  ]
  return lines.length === 0 ? '' : `header ${matcher} {\n${lines.join('')}}\n`
}

/**
 * Quotes text for a Caddyfile. Braces would be placeholders, and no escape works everywhere: Caddy 2.6 keeps the backslash in the
 * main file, and drops it in an imported one.
 */
function quote(text: string): string {
  if (/[{}]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot be written in a Caddyfile`)
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}
