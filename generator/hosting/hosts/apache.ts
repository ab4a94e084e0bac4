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
import { acceptsSource, encodings } from '../choose-encoding.ts'
import { compressibleEndings, contentTypes } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import type { Host } from '../host.ts'
import type { Headers } from '../policy/site-headers.ts'
import { expectAddress, expectHeaderName, expectTarget } from '../quote.ts'
import { quoteApache } from './apache-quote.ts'

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
ErrorDocument 404 /${notFoundFile}
FileETag MTime Size

${formatTypes()}
RewriteEngine On
RewriteBase /
${formatRefusals()}
${formatMoves()}
${formatRedirects(description)}
${formatFiles(description)}
${formatHeaders(description)}`
}

/** By its first ending a compressed file is what it was, by its second it says how it is compressed. */
function formatTypes(): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `AddType ${quoteApache(type)} .${ending}\n`)
  return `${types.join('')}<IfModule mod_mime.c>
${encodings.map(({ name, ending }) => `    RemoveType ${ending}\n    AddEncoding ${name} ${ending}\n`).join('')}</IfModule>
`
}

/** Asked of the request as it came: what a rule is given is decoded, and has its slashes put together. */
function formatRefusals(): string {
  return `RewriteCond %{REQUEST_METHOD} !^(?:${methods.join('|')})$
RewriteRule ^ - [R=405,L]
RewriteCond %{THE_REQUEST} ${quoteApache(`^\\S+ \\S{${longestAddress + 1}}`)}
RewriteRule ^ - [R=414,L]
${refusedSources.map((source) => `RewriteCond %{THE_REQUEST} ${asked(source)}\nRewriteRule ^ - [R=400,L]\n`).join('')}`
}

/** As the first line of a request has it: the method, the address, the version. */
function asked(source: string): string {
  const inLine = source
    .slice(1)
    .replaceAll('[^?]', String.raw`[^?\s]`)
    .replace('[/?]|$', String.raw`[/?\s]`)
  return quoteApache(String.raw`^\S+ ${inLine}`)
}

/** The page of unknown addresses is asked for by Apache itself, which is not to be sent elsewhere. */
const first = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$\n'

function formatMoves(): string {
  return `${first}RewriteCond %{REQUEST_URI} ${quoteApache(homeMoveSource)}
RewriteRule ^ / [R=301,L]
${first}RewriteCond %{REQUEST_URI} !^/${notFoundFile.replace('.', String.raw`\.`)}$
RewriteCond %{REQUEST_URI} ${quoteApache(moveSource)}
RewriteRule ^ %1 [R=301,L]
${first}RewriteCond %{THE_REQUEST} ${asked(doubledSource)}
RewriteCond %{REQUEST_URI} ${quoteApache(`^(${plainSource.slice(1, -1)})$`)}
RewriteRule ^ %1 [R=301,L]
`
}

function formatRedirects({ redirects }: HostingDescription): string {
  return redirects
    .map(({ from, to }) => {
      const pattern = `^${expectAddress(from)
        .slice(1)
        .replaceAll('.', String.raw`\.`)}$`
      // In a target, a percent sign names a group of a condition.
      return `RewriteRule ${quoteApache(pattern)} ${quoteApache(expectTarget(to).replaceAll(/[%$]/g, String.raw`\$&`))} [NC,NE,R=301,L]\n`
    })
    .join('')
}

/** The page of an address, compressed where the visitor takes it so; or a file of that name. */
function formatFiles({ collections }: HostingDescription): string {
  const endings = compressibleEndings.join('|')
  const compressed = encodings.flatMap(({ name, ending }) =>
    ['.html', ''].map(
      (page) => `RewriteCond %{HTTP:Accept-Encoding} ${quoteApache(acceptsSource(name))} [NC]
${page === '' ? `RewriteCond %{REQUEST_URI} ${quoteApache(`\\.(?:${endings})$`)}\n` : ''}RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}${page}${ending} -f
RewriteRule ^(.+)$ $1${page}${ending} [E=no-gzip:1,END]
`,
    ),
  )
  const unknown = collections.map(
    ({ list }) => `RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ${quoteApache(`^${expectAddress(list).slice(1)}/[^/]+$`)} ${list} [R=302,L]
`,
  )
  return `${first}RewriteCond %{REQUEST_URI} !${quoteApache(shownSource)}
RewriteCond %{REQUEST_URI} ${quoteApache(hiddenSource)}
RewriteRule ^ - [R=404,L]
${first}RewriteRule ^404(?:\\.html)?$ - [R=404,L]
RewriteRule ^$ index [C]
RewriteRule ^index$ index.html
${compressed.join('')}RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
RewriteRule ^(.+)$ $1.html [END]
${unknown.join('')}`
}

function formatHeaders({ headers }: HostingDescription): string {
  const pattern = String.raw`\.html(?:\.br|\.gz)?$`
  const assets = `<If ${quoteApache(`%{REQUEST_URI} =~ m#^/${assetFolder}# && %{REQUEST_STATUS} in {'200', '206', '304'}`)}>
${formatSet(headers.asset, '    ')}</If>
`
  const singles = Object.entries(headers.single).map(
    ([address, own]) => `<If ${quoteApache(`%{REQUEST_URI} =~ m#^${expectAddress(address)}(\\.html)?$#`)}>
${formatSet(own, '    ')}${own['Content-Type'] === undefined ? '' : `    ForceType ${quoteApache(own['Content-Type'])}\n`}</If>
`,
  )
  return `${formatSet({ ...headers.everything, ...headers.other })}<FilesMatch ${quoteApache(pattern)}>
${formatSet(headers.page, '    ')}</FilesMatch>
<FilesMatch ${quoteApache(`\\.(?:${compressibleEndings.join('|')})(?:\\.br|\\.gz)?$`)}>
    Header always merge Vary Accept-Encoding
</FilesMatch>
${assets}${singles.join('')}`
}

/** The type of a file is said by its ending. */
function formatSet(headers: Headers, indent = ''): string {
  return Object.entries(headers)
    .filter(([field]) => field !== 'Content-Type')
    .map(([field, value]) => `${indent}Header always set ${expectHeaderName(field)} ${quoteApache(value)}\n`)
    .join('')
}
