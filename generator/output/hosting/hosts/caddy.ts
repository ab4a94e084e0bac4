import * as rules from '../addresses.ts'
import { compressibleEndings, contentTypes } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import { rulesFolder } from '../../../schema/host-names.ts'
import type { Host, HostFile } from '../host.ts'
import type { Headers, SiteHeaders } from '../site-headers.ts'

/** Caddy 2.6 or later, with no modules but its own. */
export const caddy = {
  name: 'caddy',
  title: 'Caddy',
  format: (description) =>
    formatCaddy(description, { folder: `/srv/${new URL(description.url).hostname}`, address: description.url }),
  advice:
    'The file comes along with the site. Write one line that imports it into /etc/caddy/Caddyfile, and reload Caddy after each upload.',
  servesCompressed: true,
} as const satisfies Host

/** Where and how Caddy serves the site. */
interface CaddyPlace {
  /** Absolute path of the site. */
  readonly folder: string
  /** As a site block begins: a host name brings HTTPS by itself. */
  readonly address: string
}

export function formatCaddy(description: HostingDescription, { folder, address }: CaddyPlace): HostFile[] {
  const content = `# Made by the build: changes are lost. Caddy 2.6 or later.
${address} {
	root * ${quote(folder)}
	route {
${indent(formatRoute(description), 2)}	}
}
`
  return [{ path: `${rulesFolder}/Caddyfile`, content }]
}

function formatRoute(description: HostingDescription): string {
  const { headers } = description
  return [
    formatHeaders('*', { ...headers.everything, ...headers.other }),
    'header -Server\n',
    formatRefusals(),
    '# The question mark and what follows it go along with who is sent elsewhere.',
    'map {query} {site_query} {\n\t"" ""\n\tdefault "?{query}"\n}\n',
    formatMoves(),
    formatRedirects(description),
    formatFound(headers),
    formatUnknown(description),
  ].join('\n')
}

/** Asked of the address as it came, before Caddy has decoded anything. */
function formatRefusals(): string {
  const refused = rules.refusedSources.map(
    (source, index) => `@refused_${index} vars_regexp {http.request.orig_uri} ${quote(source)}
respond @refused_${index} "Bad request." 400
`,
  )
  return `@method not method ${rules.methods.join(' ')}
handle @method {
	header Allow ${quote(rules.methods.join(', '))}
	respond "Method not allowed." 405
}
@long expression \`size({http.request.orig_uri}) > ${rules.longestAddress}\`
respond @long "Address too long." 414
${refused.join('')}`
}

/** An address that has too much at its end, or slashes in a row, which Caddy has put together in {path} already. */
function formatMoves(): string {
  return `@move_home {
	not path /${rules.notFoundFile}
	path_regexp ${quote(rules.homeMoveSource)}
}
redir @move_home /{site_query} 301
@move {
	not path /${rules.notFoundFile}
	path_regexp move ${quote(rules.moveSource)}
}
redir @move {re.move.1}{site_query} 301
@doubled {
	not path /${rules.notFoundFile}
	vars_regexp {http.request.orig_uri} ${quote(rules.doubledSource)}
	path_regexp doubled ${quote(`^(${rules.plainSource.slice(1, -1)})$`)}
}
redir @doubled {re.doubled.1}{site_query} 301
`
}

/** One question for all addresses that were given up, and only then which of them it is. */
function formatRedirects({ redirects }: HostingDescription): string {
  if (redirects.length === 0) return ''
  const rows = redirects.map(({ from, to }) => {
    const [path = '', anchor] = to.split('#')
    // What one map inserts is not read again: the query comes in between the two.
    const values = [`~(?i)^${rules.escapeDots(from)}$`, path, anchor === undefined ? '' : `#${anchor}`]
    return `\t\t${values.map(quote).join(' ')}\n`
  })
  return `@moved path ${redirects.map(({ from }) => from).join(' ')}
handle @moved {
	map {path} {site_moved} {site_anchor} {
${rows.join('')}	}
	redir * {site_moved}{site_query}{site_anchor} 301
}
`
}

/** What is there: a page, the home page, a file. */
function formatFound({ page, asset, other, single }: SiteHeaders): string {
  const { html: _pages, ...types } = contentTypes
  const own = Object.keys(single).map((address, index) => `@single_${index} path ${address} ${address}.html\n`)
  const servePage = (path: string) => `rewrite * ${path}
${formatPageHeaders(page)}${formatSingles(single, page)}${serve}`
  return `${own.join('')}@hidden {
	not path_regexp ${quote(rules.shownSource)}
	path_regexp ${quote(rules.hiddenSource)}
}
handle @hidden {
${indent(formatNotFound(page), 1)}}
@home path /
handle @home {
${indent(servePage('/index.html'), 1)}}
@page {
	not path /${rules.notFoundFile.replace('.html', '')}
	path_regexp ${quote(rules.plainSource)}
	file {path}.html
}
handle @page {
${indent(servePage('{path}.html'), 1)}}
@file {
	not path /${rules.notFoundFile}
	path_regexp ${quote(rules.plainSource)}
	file {path}
}
handle @file {
${Object.entries(types)
  .map(([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${quote(type)}\n`)
  .join('')}	@compressed path ${compressibleEndings.map((ending) => `*.${ending}`).join(' ')}
	header @compressed {
		Vary Accept-Encoding
		defer
	}
	@asset path /${rules.assetFolder}*
${indent(formatHeaders('@asset', asset) + formatSingles(single, other) + serve, 1)}}
`
}

/** Compressed files are used if the visitor accepts them; an address ends up here only if its file is there. */
const serve = `file_server {
	precompressed br gzip
	disable_canonical_uris
}
`

function formatSingles(single: SiteHeaders['single'], instead: Headers): string {
  const blocks = Object.values(single).map((own, index) => {
    const dropped = Object.keys(instead).filter((field) => !(field in own))
    return formatHeaders(`@single_${index}`, own, dropped)
  })
  return blocks.join('')
}

function formatUnknown({ headers, collections }: HostingDescription): string {
  const lists = collections.map(
    ({ list }, index) => `@unknown_${index} path_regexp ${quote(`^${list}/[^/]+$`)}
redir @unknown_${index} ${list}{site_query} 302
`,
  )
  return `${lists.join('')}${formatNotFound(headers.page)}`
}

/** A condition or a range of the request is meant for a page that is there. */
function formatNotFound(page: Headers): string {
  return `${formatPageHeaders(page)}request_header -If-None-Match
request_header -If-Modified-Since
request_header -If-Match
request_header -If-Unmodified-Since
request_header -Range
rewrite * /${rules.notFoundFile}
${serve.replace('}', '\tstatus 404\n}')}`
}

/** Caddy sends `Vary` only with what is compressed; a cache has to know it of every response. */
function formatPageHeaders(page: Headers): string {
  const html = { 'Content-Type': contentTypes['html'] ?? '' }
  return `${formatHeaders('*', { ...html, ...page })}header {\n\tVary Accept-Encoding\n\tdefer\n}\n`
}

function formatHeaders(matcher: string, headers: Headers, dropped: readonly string[] = []): string {
  const lines = [
    ...dropped.map((field) => `\t-${field}\n`),
    ...Object.entries(headers).map(([field, value]) => `\t${field} ${quote(value)}\n`),
  ]
  return lines.length === 0 ? '' : `header ${matcher} {\n${lines.join('')}}\n`
}

/**
 * A text in quotes, as a Caddyfile has it. Braces would be a placeholder, and no escape prevents that everywhere: Caddy 2.6 leaves
 * the backslash in the file that it is started with, and takes it away in one that is imported.
 */
function quote(text: string): string {
  if (/[{}]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot be written in a Caddyfile`)
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}

/** The same lines, `depth` tabs further in. */
function indent(text: string, depth: number): string {
  return text.replaceAll(/^(?=.)/gm, '\t'.repeat(depth))
}
