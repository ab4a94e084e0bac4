import * as rules from '../addresses.ts'
import { compressibleEndings, contentTypes } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import { acceptsSource, encodings } from '../encodings.ts'
import type { Host } from '../host.ts'
import type { Headers, SiteHeaders } from '../site-headers.ts'

/** Apache 2.4 with mod_rewrite, mod_headers and mod_mime, in a folder where `AllowOverride All` holds. */
export const apache = {
  name: 'apache',
  title: 'Apache',
  format: (description) => [{ path: '.htaccess', content: formatAccess(description) }],
  advice:
    'The build puts .htaccess beside the site; upload it with the rest. Programs that hide files that begin with a dot leave it out.',
  servesCompressed: true,
} as const satisfies Host

function formatAccess(description: HostingDescription): string {
  return `# Made by the build: changes are lost. Apache 2.4 or later, with mod_rewrite, mod_headers and mod_mime.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 /${rules.notFoundFile}
FileETag MTime Size

${formatTypes()}
RewriteEngine On
RewriteBase /
${formatRefusals()}
${formatMoves()}
${formatRedirects(description)}
${formatFiles(description)}
${formatHeaders(description.headers)}`
}

/** By its first ending a compressed file is what it was, by its second it says how it is compressed. */
function formatTypes(): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `AddType ${quote(type)} .${ending}\n`)
  return `${types.join('')}<IfModule mod_mime.c>
${encodings.map(({ name, ending }) => `    RemoveType ${ending}\n    AddEncoding ${name} ${ending}\n`).join('')}</IfModule>
`
}

/** Asked of the request as it came: what a rule is given is decoded, and has its slashes merged. */
function formatRefusals(): string {
  const refused = [
    [`%{REQUEST_METHOD} !^(?:${rules.methods.join('|')})$`, 405],
    [`%{THE_REQUEST} ${quote(`^\\S+ \\S{${rules.longestAddress + 1}}`)}`, 414],
    ...rules.refusedSources.map((source) => [`%{THE_REQUEST} ${asked(source)}`, 400]),
  ]
  return refused.map(([condition, status]) => `RewriteCond ${condition}\nRewriteRule ^ - [R=${status},L]\n`).join('')
}

/** In the first line of a request: the method, the address, the version. */
function asked(source: string): string {
  const inLine = source
    .slice(1)
    .replaceAll('[^?]', String.raw`[^?\s]`)
    .replace('[/?]|$', String.raw`[/?\s]`)
  return quote(String.raw`^\S+ ${inLine}`)
}

/** Apache itself asks for the page of unknown addresses, which is not to be redirected. */
const first = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$\n'

function formatMoves(): string {
  return `${first}RewriteCond %{REQUEST_URI} ${quote(rules.homeMoveSource)}
RewriteRule ^ / [R=301,L]
${first}RewriteCond %{REQUEST_URI} !^/${rules.escapeDots(rules.notFoundFile)}$
RewriteCond %{REQUEST_URI} ${quote(rules.moveSource)}
RewriteRule ^ %1 [R=301,L]
${first}RewriteCond %{THE_REQUEST} ${asked(rules.doubledSource)}
RewriteCond %{REQUEST_URI} ${quote(`^(${rules.plainSource.slice(1, -1)})$`)}
RewriteRule ^ %1 [R=301,L]
`
}

function formatRedirects({ redirects }: HostingDescription): string {
  const blocks = redirects.map(({ from, to }) => {
    const pattern = quote(`^${rules.escapeDots(from.slice(1))}$`)
    // In a target, a percent sign names a group of a condition.
    const target = to.replaceAll(/[%$]/g, String.raw`\$&`)
    const rule = (leadsTo: string) => `RewriteRule ${pattern} ${quote(leadsTo)} [NC,NE,R=301,L]\n`
    // Apache would put the query after the `#`.
    const withQuery = () => `RewriteCond %{QUERY_STRING} .\n${rule(target.replace('#', () => '?%{QUERY_STRING}#'))}`
    return (target.includes('#') ? withQuery() : '') + rule(target)
  })
  return blocks.join('')
}

/** The page of an address, compressed if the visitor accepts it; or a file of that name. */
function formatFiles({ collections }: HostingDescription): string {
  const isText = `RewriteCond %{REQUEST_URI} ${quote(`\\.(?:${compressibleEndings.join('|')})$`)}\n`
  const compressed = encodings.flatMap(({ name, ending }) =>
    ['.html', ''].map(
      (page) => `RewriteCond %{HTTP:Accept-Encoding} ${quote(acceptsSource(name))} [NC]
${page === '' ? isText : ''}RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}${page}${ending} -f
RewriteRule ^(.+)$ $1${page}${ending} [E=no-gzip:1,END]
`,
    ),
  )
  const unknown = collections.map(
    ({ list }) => `RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ${quote(`^${list.slice(1)}/[^/]+$`)} ${list} [R=302,L]
`,
  )
  return `${first}RewriteCond %{REQUEST_URI} ${quote(`!${rules.shownSource}`)}
RewriteCond %{REQUEST_URI} ${quote(rules.hiddenSource)}
RewriteRule ^ - [R=404,L]
${first}RewriteRule ^404(?:\\.html)?$ - [R=404,L]
RewriteRule ^$ index [C]
RewriteRule ^index$ index.html
${compressed.join('')}RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
RewriteRule ^(.+)$ $1.html [END]
# A folder is no page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^.+$ - [R=404,L]
${unknown.join('')}`
}

/** Headers that depend on the response ask when it is sent; a section would be chosen before it is known. */
function formatHeaders({ everything, page, asset, other, single }: SiteHeaders): string {
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
  return `${formatSet({ ...everything, ...other })}${formatSet(page, String.raw`expr=%{REQUEST_FILENAME} =~ m#\.html(?:\.br|\.gz)?$#`)}<FilesMatch ${quote(`\\.(?:${compressibleEndings.join('|')})(?:\\.br|\\.gz)?$`)}>
Header always merge Vary Accept-Encoding
</FilesMatch>
${formatSet(asset, at(rules.assetFolder))}${singles.join('')}${formatSet({ Allow: rules.methods.join(', ') }, "expr=%{REQUEST_STATUS} == '405'")}`
}

/** The ending of a file says its type. */
function formatSet({ 'Content-Type': _type, ...headers }: Headers, condition?: string): string {
  const when = condition === undefined ? '' : ` ${quote(condition)}`
  return Object.entries(headers)
    .map(([field, value]) => `Header always set ${field} ${quote(value)}${when}\n`)
    .join('')
}

/** A word in quotes: a backslash is itself unless before a quote. `%` is left to the callers, who know its place. */
function quote(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`
}
