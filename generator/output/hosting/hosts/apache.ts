import * as rules from '../addresses.ts'
import { compressibleEndings, contentTypes } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import { acceptsSource, encodings } from '../encodings.ts'
import type { Host } from '../host.ts'
import type { Headers, SiteHeaders } from '../site-headers.ts'
import { fillTemplate } from './fill-template.ts'

/** Apache 2.4 with mod_rewrite, mod_headers and mod_mime, in a folder with `AllowOverride All`. */
export const apache = {
  title: 'Apache',
  format: (description) => [{ path: '.htaccess', content: formatAccess(description) }],
  advice:
    'The build adds .htaccess to the site; upload it with the rest. Programs that hide files starting with a dot may skip it.',
  servesCompressed: true,
} satisfies Host

function formatAccess(description: HostingDescription): string {
  const { headers, collections } = description
  const { everything, page, other } = headers
  const texts = compressibleEndings.join('|')
  const refused = [
    [`%{REQUEST_METHOD} !^(?:${rules.methods.join('|')})$`, 405],
    [`%{THE_REQUEST} ${quote(`^\\S+ \\S{${rules.longestAddress + 1}}`)}`, 414],
    // The raw request line: rules only see the decoded path, with slashes merged.
    ...rules.refusedSources.map((source) => [`%{THE_REQUEST} ${asked(source)}`, 400]),
  ]
  return fillTemplate('htaccess', {
    texts,
    types: Object.entries(contentTypes).map(([ending, type]) => `AddType ${quote(type)} .${ending}`),
    // The first extension of a compressed file gives its type, the second its encoding.
    encodings: encodings.flatMap(({ name, ending }) => [`RemoveType ${ending}`, `AddEncoding ${name} ${ending}`]),
    refused: refused.flatMap(([condition, status]) => [`RewriteCond ${condition}`, `RewriteRule ^ - [R=${status},L]`]),
    doubledLine: asked(rules.doubledSource),
    redirects: formatRedirects(description),
    compressed: encodings
      .map((encoding) => formatCompressed(encoding, '.html') + formatCompressed(encoding, ''))
      .join(''),
    unknown: collections.flatMap(({ list }) => [
      'RewriteCond %{REQUEST_FILENAME} !-f',
      `RewriteRule ${quote(`^${list.slice(1)}/[^/]+$`)} ${list} [R=302,L]`,
    ]),
    headers:
      formatSet({ ...everything, ...other }) +
      formatSet(page, String.raw`expr=%{REQUEST_FILENAME} =~ m#\.html(?:\.br|\.gz)?$#`),
    ownHeaders: formatOwnHeaders(headers),
  })
}

/** Matches the request line: method, address, version. */
function asked(source: string): string {
  const inLine = source
    .slice(1)
    .replaceAll('[^?]', String.raw`[^?\s]`)
    .replace('[/?]|$', String.raw`[/?\s]`)
  return quote(String.raw`^\S+ ${inLine}`)
}

function formatRedirects({ redirects }: HostingDescription): string {
  const blocks = redirects.map(({ from, to }) => {
    const pattern = quote(`^${rules.escapeDots(from.slice(1))}$`)
    // In a target, a percent sign refers to a group of a condition.
    const target = to.replaceAll(/[%$]/g, String.raw`\$&`)
    const rule = (leadsTo: string) => `RewriteRule ${pattern} ${quote(leadsTo)} [NC,NE,R=301,L]\n`
    // Apache would append the query after the `#`.
    const withQuery = () => `RewriteCond %{QUERY_STRING} .\n${rule(target.replace('#', () => '?%{QUERY_STRING}#'))}`
    return (target.includes('#') ? withQuery() : '') + rule(target)
  })
  return blocks.join('')
}

/** Serves the page or the file at an address, compressed if the visitor accepts it. */
function formatCompressed({ name, ending }: (typeof encodings)[number], page: string): string {
  const isText = `RewriteCond %{REQUEST_URI} ${quote(`\\.(?:${compressibleEndings.join('|')})$`)}\n`
  return `RewriteCond %{HTTP:Accept-Encoding} ${quote(acceptsSource(name))} [NC]
${page === '' ? isText : ''}RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}${page}${ending} -f
RewriteRule ^(.+)$ $1${page}${ending} [E=no-gzip:1,END]
`
}

/** These conditions are evaluated when the response is sent. A section would be selected before its status is known. */
function formatOwnHeaders({ page, asset, single }: SiteHeaders): string {
  const found = "%{REQUEST_STATUS} in {'200', '206', '304'}"
  const at = (pattern: string) => `expr=%{REQUEST_URI} =~ m#^/${pattern}# && ${found}`
  const singles = Object.entries(single).map(([address, own]) => {
    const pattern = `${rules.filePattern(address).slice(1)}$`
    const dropped = Object.keys(page).filter((field) => !(field in own))
    const type = own['Content-Type']
    return [
      ...dropped.map((field) => `Header always unset ${field} ${quote(at(pattern))}\n`),
      formatSet(own, at(pattern)),
      type === undefined
        ? ''
        : `<If ${quote(`%{REQUEST_URI} =~ m#^/${pattern}#`)}>\n    ForceType ${quote(type)}\n</If>\n`,
    ].join('')
  })
  return [
    formatSet(asset, at(rules.assetFolder)),
    ...singles,
    formatSet({ Allow: rules.methods.join(', ') }, "expr=%{REQUEST_STATUS} == '405'"),
  ].join('')
}

/** Leaves out `Content-Type`, which comes from the file extension. */
function formatSet({ 'Content-Type': _type, ...headers }: Headers, condition?: string): string {
  const when = condition === undefined ? '' : ` ${quote(condition)}`
  return Object.entries(headers)
    .map(([field, value]) => `Header always set ${field} ${quote(value)}${when}\n`)
    .join('')
}

/** Quotes a word. A backslash is literal unless it comes before a quote. Callers escape `%`, which depends on where it is. */
function quote(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}
