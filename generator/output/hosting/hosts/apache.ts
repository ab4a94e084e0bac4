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
import { filePattern } from './file-pattern.ts'
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
      const pattern = quoteApache(
        `^${expectAddress(from)
          .slice(1)
          .replaceAll('.', String.raw`\.`)}$`,
      )
      // In a target, a percent sign names a group of a condition.
      const [path = '', ...anchor] = expectTarget(to)
        .replaceAll(/[%$]/g, String.raw`\$&`)
        .split('#')
      const rule = (target: string) => `RewriteRule ${pattern} ${quoteApache(target)} [NC,NE,R=301,L]\n`
      if (anchor.length === 0) return rule(path)
      // Apache would put a question behind the `#`.
      const withQuery = `RewriteCond %{QUERY_STRING} .\n${rule(`${path}?%{QUERY_STRING}#${anchor.join('')}`)}`
      return withQuery + rule([path, ...anchor].join('#'))
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
  return `${first}RewriteCond %{REQUEST_URI} ${quoteApache(`!${shownSource}`)}
RewriteCond %{REQUEST_URI} ${quoteApache(hiddenSource)}
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

/** Headers that depend on the answer ask when it is sent; a section would be chosen before it is known. */
function formatHeaders({ headers }: HostingDescription): string {
  const found = "%{REQUEST_STATUS} in {'200', '206', '304'}"
  const at = (pattern: string) => `expr=%{REQUEST_URI} =~ m#^/${pattern}# && ${found}`
  const singles = Object.entries(headers.single).map(([address, own]) => {
    const pattern = `${filePattern(expectAddress(address)).slice(1)}$`
    const dropped = Object.keys(headers.page).filter((field) => !(field in own))
    const type = own['Content-Type']
    return [
      ...dropped.map((field) => `Header always unset ${expectHeaderName(field)} ${quoteApache(at(pattern))}\n`),
      formatSet(own, at(pattern)),
      type === undefined
        ? ''
        : `<If ${quoteApache(`%{REQUEST_URI} =~ m#^/${pattern}#`)}>\n    ForceType ${quoteApache(type)}\n</If>\n`,
    ].join('')
  })
  return `${formatSet({ ...headers.everything, ...headers.other })}${formatSet(headers.page, String.raw`expr=%{REQUEST_FILENAME} =~ m#\.html(?:\.br|\.gz)?$#`)}<FilesMatch ${quoteApache(`\\.(?:${compressibleEndings.join('|')})(?:\\.br|\\.gz)?$`)}>
Header always merge Vary Accept-Encoding
</FilesMatch>
${formatSet(headers.asset, at(assetFolder))}${singles.join('')}${formatSet({ Allow: methods.join(', ') }, "expr=%{REQUEST_STATUS} == '405'")}`
}

/** The type of a file is said by its ending. */
function formatSet(headers: Headers, condition?: string): string {
  const when = condition === undefined ? '' : ` ${quoteApache(condition)}`
  return Object.entries(headers)
    .filter(([field]) => field !== 'Content-Type')
    .map(([field, value]) => `Header always set ${expectHeaderName(field)} ${quoteApache(value)}${when}\n`)
    .join('')
}
