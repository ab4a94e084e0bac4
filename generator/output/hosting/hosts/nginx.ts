import { notFoundFile } from '../addresses.ts'
import { compressibleEndings, contentTypes, unknownType } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import { type Host, type HostFile } from '../host.ts'
import { rulesFolder } from '../../../schema/host-names.ts'
import { expectAddress } from '../quote.ts'
import { encodings } from '../choose-encoding.ts'
import { formatAddedHeaders } from './nginx-headers.ts'
import { formatMaps } from './nginx-maps.ts'
import { type NginxNames, nameVariables, quotePattern, quoteValue } from './nginx-quote.ts'

/** nginx 1.18 or later, with no modules but its own. */
export const nginx = {
  name: 'nginx',
  title: 'nginx',
  format: (description) => formatNginx(description, describeServer(description)),
  advice:
    'The two files with rules come along with the site. Put site.conf into /etc/nginx/conf.d once, then reload nginx after each upload.',
  servesCompressed: true,
} as const satisfies Host

/** Where and how a server of one's own serves the site. */
export interface ServerPlace {
  /** Absolute path of the site. */
  readonly folder: string
  /** Where its rules are, where they do not come along with the site. */
  readonly rules?: string
  /** What nginx calls `listen`. */
  readonly listen: readonly string[]
}

function describeServer({ url }: HostingDescription): ServerPlace {
  return { folder: `/srv/${new URL(url).hostname}`, listen: ['80', '[::]:80'] }
}

export function formatNginx(description: HostingDescription, place: ServerPlace): HostFile[] {
  const names = nameVariables(description.url)
  const folder = `${rulesFolder}/nginx`
  return [
    { path: `${folder}/maps.conf`, content: `${mapsHead}\n${formatMaps(description, names)}` },
    { path: `${folder}/rules.conf`, content: `${rulesHead}\n${formatRules(description, names)}` },
    { path: `${folder}/site.conf`, content: formatSite(description, place, folder) },
  ]
}

const mapsHead = '# Made by the build: changes are lost. Belongs into `http`, before the server of the site.\n'
const rulesHead = '# Made by the build: changes are lost. Belongs into the `server` of the site.\n'

function formatSite(
  { url }: HostingDescription,
  { folder, rules = folder, listen }: ServerPlace,
  inside: string,
): string {
  return `# Copy this file once; it is yours to change (certbot adds its lines for HTTPS here).
include ${quoteValue(`${rules}/${inside}/maps.conf`)};

server {
${listen.map((address) => `    listen ${address};\n`).join('')}    server_name ${new URL(url).hostname};
    root ${quoteValue(folder)};
    include ${quoteValue(`${rules}/${inside}/rules.conf`)};
}
`
}

function formatRules(description: HostingDescription, { name }: NginxNames): string {
  const notFound = `/${notFoundFile}`
  return `server_tokens off;
absolute_redirect off;
merge_slashes on;
# Files are compressed already; what is not gains nothing.
gzip off;

${formatAddedHeaders(description, name)}
if (${name('method')}) { return 405; }
if (${name('refused')} = 414) { return 414; }
if (${name('refused')}) { return 400; }
if (${name('move')}) { return 301 ${name('move')}; }
if (${name('moved')}) { return 301 ${name('moved')}; }
if (${name('hidden')}) { return 404; }

error_page 404 ${notFound};
location = ${notFound} {
    internal;
    ${formatPage([notFound], name, '=404')}
}
# No page of its own, but the one of unknown addresses.
location = ${notFound.replace('.html', '')} { return 404; }
location = / {
    ${formatPage(['/index.html'], name, '=404')}
}
${formatSingles(description, name)}${description.collections.map((collection, index) => formatCollection(collection.list, index, name)).join('')}${formatFiles(name)}location / {
    default_type ${unknownType};
    ${formatPage(['$uri.html', '$uri'], name, '=404')}
}
`
}

/** A page, compressed where the visitor takes it so, before a file of that name. */
function formatPage([page = '', ...others]: readonly string[], name: (what: string) => string, last: string): string {
  const tried = [`${page}${name('ending')}`, page, ...others, last]
  return `${formatTypes(contentTypes['html'] ?? '', 'html')}
    try_files ${tried.join(' ')};`
}

function formatTypes(type: string, endings: string): string {
  return `types { ${quoteValue(type)} ${[endings, ...encodings.map(({ ending }) => ending.slice(1))].join(' ')}; }`
}

/** A page of its own type, or a list of them that answers for those that are none. */
function formatCollection(list: string, index: number, name: (what: string) => string): string {
  return `location ~ ${quotePattern(`^${expectAddress(list)}/[^/]+$`)} {
    ${formatPage(['$uri.html'], name, `@unknown_${index}`)}
}
location @unknown_${index} { return 302 ${list}$is_args$args; }
`
}

/** Files that have a type of their own, whatever they end in. */
function formatSingles({ headers }: HostingDescription, name: (what: string) => string): string {
  return Object.entries(headers.single)
    .flatMap(([address, { 'Content-Type': type }]) => (type === undefined ? [] : [{ address, type }]))
    .map(
      ({ address, type }) => `location = ${expectAddress(address)} {
    types { }
    default_type ${quoteValue(type)};
    try_files $uri${name('ending')} $uri =404;
}
`,
    )
    .join('')
}

/** By ending, since a compressed file has another ending than type; the server's own list of types is not needed. */
function formatFiles(name: (what: string) => string): string {
  return Object.entries(contentTypes)
    .filter(([ending]) => ending !== 'html')
    .map(([ending, type]) => {
      const isCompressed = compressibleEndings.includes(ending)
      const types = isCompressed ? formatTypes(type, ending) : `types { ${quoteValue(type)} ${ending}; }`
      return `location ~ \\.${ending}$ {
    ${types}
    try_files ${[...(isCompressed ? [`$uri${name('ending')}`] : []), '$uri', '=404'].join(' ')};
}
`
    })
    .join('')
}
