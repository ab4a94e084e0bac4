import { crc32 } from 'node:zlib'
import { compressibleEndings, contentTypes, unknownType } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import { encodings } from '../encodings.ts'
import { rulesFolder } from '../../../schema/site/host-names.ts'
import type { Host, HostFile } from '../host.ts'
import type { SiteHeaders } from '../site-headers.ts'
import { fillTemplate } from './fill-template.ts'
import { formatAddedHeaders, formatMaps, quotePattern, quoteValue } from './nginx-maps.ts'

/** nginx 1.18 or later, without extra modules. */
export const nginx = {
  title: 'nginx',
  format: (description) =>
    formatNginx(description, { folder: `/srv/${new URL(description.url).hostname}`, listen: ['80', '[::]:80'] }),
  advice:
    'The build adds these files to the site. Copy site.conf to /etc/nginx/conf.d once, then reload nginx after each upload.',
  servesCompressed: true,
} satisfies Host

/** Where and how your own server serves the site. */
interface ServerPlace {
  /** Absolute path of the site. */
  readonly folder: string
  /** Folder of the rules, if they aren't in the site's folder. */
  readonly rules?: string
  /** Values for nginx's `listen`. */
  readonly listen: readonly string[]
}

export function formatNginx(description: HostingDescription, place: ServerPlace): HostFile[] {
  const { hostname } = new URL(description.url)
  const { folder, rules = folder, listen } = place
  const inside = `${rulesFolder}/nginx`
  const site = `# Copy this file once; it is yours to change (certbot adds its lines for HTTPS here).
include ${quoteValue(`${rules}/${inside}/maps.conf`)};

server {
${listen.map((address) => `    listen ${address};\n`).join('')}    server_name ${hostname};
    root ${quoteValue(folder)};
    include ${quoteValue(`${rules}/${inside}/rules.conf`)};
}
`
  return [
    { path: `${inside}/maps.conf`, content: nameVariables(formatMaps(description), hostname) },
    { path: `${inside}/rules.conf`, content: nameVariables(formatRules(description), hostname) },
    { path: `${inside}/site.conf`, content: site },
  ]
}

/**
 * nginx variables are global to the machine, so `$site_moved` becomes `$s1a2b3c4d_moved`, derived from the site's host name.
 * Short, because nginx has room for 46 characters.
 */
function nameVariables(text: string, hostname: string): string {
  const prefix = `s${crc32(hostname).toString(16).padStart(8, '0')}_`
  return text.replaceAll(/(?<=\$|\(\?<)site_/g, prefix)
}

function formatRules({ headers, collections }: HostingDescription): string {
  const pageTypes = `${formatTypes(contentTypes['html'] ?? '', 'html')}\n`
  // A page of the collection, or its list if there is no such page.
  const lists = collections.map(
    ({ list }, index) => `location ~ ${quotePattern(`^${list}/[^/]+$`)} {
    ${pageTypes}    try_files $uri.html$site_ending $uri.html @unknown_${index};
}
location @unknown_${index} { return 302 ${list}$is_args$args; }
`,
  )
  return fillTemplate('nginx-rules', {
    headers: formatAddedHeaders(headers),
    pageTypes,
    singles: formatSingles(headers),
    collections: lists.join(''),
    files: formatFiles(),
    unknownType,
  })
}

/** Compressed files have the type of their content. */
function formatTypes(type: string, ending: string): string {
  return `types { ${quoteValue(type)} ${[ending, ...encodings.map((encoding) => encoding.ending.slice(1))].join(' ')}; }`
}

/** Files with their own content type, whatever their extension. */
function formatSingles(headers: SiteHeaders): string {
  const locations = Object.entries(headers.single).map(([address, { 'Content-Type': type }]) =>
    type === undefined
      ? ''
      : `location = ${address} {
    types { }
    default_type ${quoteValue(type)};
    try_files $uri$site_ending $uri =404;
}
`,
  )
  return locations.join('')
}

/** One location per extension, so the server's own list of types isn't needed. */
function formatFiles(): string {
  const { html: _pages, ...files } = contentTypes
  const locations = Object.entries(files).map(([ending, type]) => {
    const isCompressed = compressibleEndings.includes(ending)
    return `location ~ \\.${ending}$ {
    ${isCompressed ? formatTypes(type, ending) : `types { ${quoteValue(type)} ${ending}; }`}
    try_files ${isCompressed ? '$uri$site_ending ' : ''}$uri =404;
}
`
  })
  return locations.join('')
}
