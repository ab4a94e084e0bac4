import {
  assetFolder,
  doubledSource,
  hiddenSource,
  homeMoveSource,
  longestAddress,
  methods,
  moveSource,
  notFoundFile,
  plainSource,
  refusedSources,
  shownSource,
} from '../addresses.ts'
import { compressibleEndings, contentTypes } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import type { Host, HostFile } from '../host.ts'
import { rulesFolder } from '../../../schema/host-names.ts'
import type { Headers } from '../policy/site-headers.ts'
import { expectAddress, expectHeaderName, expectTarget } from '../quote.ts'
import { indent, quoteCaddy } from './caddy-quote.ts'

/** Caddy 2.6 or later, with no modules but its own. */
export const caddy = {
  name: 'caddy',
  title: 'Caddy',
  format: (description) => formatCaddy(description, describeServer(description)),
  advice:
    'The file comes along with the site. Write one line that imports it into /etc/caddy/Caddyfile, and reload Caddy after each upload.',
  servesCompressed: true,
} as const satisfies Host

/** Where and how Caddy serves the site. */
export interface CaddyPlace {
  /** Absolute path of the site. */
  readonly folder: string
  /** As a site block begins: a host name brings HTTPS by itself. */
  readonly address: string
}

function describeServer({ url }: HostingDescription): CaddyPlace {
  return { folder: `/srv/${new URL(url).hostname}`, address: url }
}

export function formatCaddy(description: HostingDescription, { folder, address }: CaddyPlace): HostFile[] {
  const content = `# Made by the build: changes are lost. Caddy 2.6 or later.
${address} {
	root * ${quoteCaddy(folder)}
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
    formatFound(description),
    formatUnknown(description),
  ].join('\n')
}

/** Asked of the address as it came, before Caddy has made anything of it. */
function formatRefusals(): string {
  const refused = refusedSources.map(
    (source, index) => `@refused_${index} vars_regexp {http.request.orig_uri} ${quoteCaddy(source)}
respond @refused_${index} "Bad request." 400
`,
  )
  return `@method not method ${methods.join(' ')}
handle @method {
	header Allow ${quoteCaddy(methods.join(', '))}
	respond "Method not allowed." 405
}
@long expression \`size({http.request.orig_uri}) > ${longestAddress}\`
respond @long "Address too long." 414
${refused.join('')}`
}

/** An address that has too much at its end, or slashes in a row; which Caddy has put together in {path} already. */
function formatMoves(): string {
  return `@move_home {
	not path /${notFoundFile}
	path_regexp ${quoteCaddy(homeMoveSource)}
}
redir @move_home /{site_query} 301
@move {
	not path /${notFoundFile}
	path_regexp move ${quoteCaddy(moveSource)}
}
redir @move {re.move.1}{site_query} 301
@doubled {
	not path /${notFoundFile}
	vars_regexp {http.request.orig_uri} ${quoteCaddy(doubledSource)}
	path_regexp doubled ${quoteCaddy(`^(${plainSource.slice(1, -1)})$`)}
}
redir @doubled {re.doubled.1}{site_query} 301
`
}

/** One question for all addresses that were given up, and only then which of them it is. */
function formatRedirects({ redirects }: HostingDescription): string {
  if (redirects.length === 0) return ''
  const rows = redirects.map(({ from, to }) => {
    const [path = '', ...anchor] = expectTarget(to).split('#')
    const pattern = `~(?i)^${expectAddress(from).replaceAll('.', String.raw`\.`)}$`
    // What is put in by one map is not read again: the query comes in between the two.
    return `\t\t${quoteCaddy(pattern)} ${quoteCaddy(path)} ${quoteCaddy(anchor.map((part) => `#${part}`).join(''))}\n`
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
function formatFound({ headers }: HostingDescription): string {
  const types = Object.entries(contentTypes).filter(([ending]) => ending !== 'html')
  const singles = Object.entries(headers.single)
  const own = singles.map(([address], index) => `@single_${index} path ${expectAddress(address)} ${address}.html\n`)
  const page = (path: string) => `rewrite * ${path}
${formatPageHeaders(headers.page)}${formatSingles(headers.single, headers.page)}${serve}`
  return `${own.join('')}@hidden {
	not path_regexp ${quoteCaddy(shownSource)}
	path_regexp ${quoteCaddy(hiddenSource)}
}
handle @hidden {
${indent(formatNotFound(headers.page), 1)}}
@home path /
handle @home {
${indent(page('/index.html'), 1)}}
@page {
	not path /${notFoundFile.replace('.html', '')}
	path_regexp ${quoteCaddy(plainSource)}
	file {path}.html
}
handle @page {
${indent(page('{path}.html'), 1)}}
@file {
	not path /${notFoundFile}
	path_regexp ${quoteCaddy(plainSource)}
	file {path}
}
handle @file {
${types.map(([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${quoteCaddy(type)}\n`).join('')}	@compressed path ${compressibleEndings.map((ending) => `*.${ending}`).join(' ')}
	header @compressed {
		Vary Accept-Encoding
		defer
	}
	@asset path /${assetFolder}*
${indent(formatHeaders('@asset', headers.asset) + formatSingles(headers.single, headers.other) + serve, 1)}}
`
}

/** Already compressed files are taken as the visitor accepts them; an address ends up here only where its file is there. */
const serve = `file_server {
	precompressed br gzip
	disable_canonical_uris
}
`

function formatSingles(single: HostingDescription['headers']['single'], instead: Headers): string {
  return Object.values(single)
    .map((own, index) => {
      const dropped = Object.keys(instead).filter((field) => !(field in own))
      return formatHeaders(`@single_${index}`, own, dropped)
    })
    .join('')
}

function formatUnknown({ headers, collections }: HostingDescription): string {
  const lists = collections.map(
    ({ list }, index) => `@unknown_${index} path_regexp ${quoteCaddy(`^${expectAddress(list)}/[^/]+$`)}
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
rewrite * /${notFoundFile}
file_server {
	precompressed br gzip
	disable_canonical_uris
	status 404
}
`
}

/** Caddy names what an answer depends on where it is compressed alone; a cache has to know it of all. */
function formatPageHeaders(page: Headers): string {
  const html = { 'Content-Type': contentTypes['html'] ?? '' }
  return `${formatHeaders('*', { ...html, ...page })}header {\n\tVary Accept-Encoding\n\tdefer\n}\n`
}

function formatHeaders(matcher: string, headers: Headers, dropped: readonly string[] = []): string {
  const lines = [
    ...dropped.map((field) => `\t-${expectHeaderName(field)}\n`),
    ...Object.entries(headers).map(([field, value]) => `\t${expectHeaderName(field)} ${quoteCaddy(value)}\n`),
  ]
  return lines.length === 0 ? '' : `header ${matcher} {\n${lines.join('')}}\n`
}
