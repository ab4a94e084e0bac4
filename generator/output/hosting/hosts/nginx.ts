import { crc32 } from 'node:zlib'
import * as rules from '../addresses.ts'
import { compressibleEndings, contentTypes, unknownType } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import { acceptsSource, encodings } from '../encodings.ts'
import type { Host } from '../host.ts'
import type { Headers, SiteHeaders } from '../site-headers.ts'
import { fillTemplate } from './fill-template.ts'

/** nginx 1.18 or later, without extra modules. */
export const nginx = {
  title: 'nginx',
  format(description) {
    const { hostname } = new URL(description.url)
    const folder = `${rules.rulesFolder}/nginx`
    return [
      { path: `${folder}/maps.conf`, content: nameVariables(formatMaps(description), hostname) },
      { path: `${folder}/rules.conf`, content: nameVariables(formatRules(description), hostname) },
      { path: `${folder}/site.conf`, content: fillTemplate('nginx-site', { hostname, folder }) },
    ]
  },
  advice:
    'The build adds these files to the site. Copy site.conf to /etc/nginx/conf.d once, then reload nginx after each upload.',
  servesCompressed: true,
} satisfies Host

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

/**
 * The site's maps. A `map` goes outside `server` and is only evaluated when its variable is used (ngx_http_map_module). Named
 * groups are shared between maps, so each name is used once; the hidden pattern is matched again for the 404 page.
 */
function formatMaps({ headers, redirects }: HostingDescription): string {
  const singles = Object.keys(headers.single).map((address, index) => {
    return [`~^(?:200|206|304) ${rules.filePattern(address)} `, `single_${index}`] as const
  })
  return fillTemplate('nginx-maps', {
    hashSizes: formatHashSizes(redirects.map(({ from }) => from)),
    tooLong: formatRows([[`~^.{${rules.longestAddress + 1}}`, '414']]),
    refused: formatRows(rules.refusedSources.map((source) => [`~${source}`, '400'])),
    doubled: escapePattern(rules.doubledSource),
    homeMove: escapePattern(rules.homeMoveSource.slice(1)),
    move: escapePattern(rules.moveSource.slice(1).replace('(/', '(?<site_stem>/')),
    plain: escapePattern(rules.plainSource.slice(1, -1)),
    redirects: formatRows(redirects.map(({ from, to }) => [from, to.replace(/(?=#)|$/, () => '$is_args$args')])),
    shown: escapePattern(rules.shownSource),
    hidden: escapePattern(rules.hiddenSource),
    endings: formatRows(encodings.map(({ name, ending }) => [`~*${acceptsSource(name)}`, ending])),
    texts: compressibleEndings.join('|'),
    singles: formatRows(singles),
    headers: formatHeaderMaps(headers),
  })
}

/** nginx refuses to start if its hash tables are too small for the addresses, and doesn't resize them itself. */
function formatHashSizes(addresses: readonly string[]): readonly string[] {
  const longest = Math.max(0, ...addresses.map(({ length }) => length))
  const bucket = 2 ** Math.ceil(Math.log2(longest + 32))
  return [
    ...(bucket > 64 ? [`map_hash_bucket_size ${bucket};`] : []),
    ...(addresses.length > 1000 ? [`map_hash_max_size ${2 ** Math.ceil(Math.log2(addresses.length * 2))};`] : []),
  ]
}

/**
 * Headers are chosen by maps and added in one place: a block that adds a header of its own would lose all others
 * (ngx_http_headers_module: directives are only inherited if the level has none). Headers with an empty value aren't sent.
 *
 * The response to an unsatisfiable range starts as a 200 and gets its headers, then becomes a 416 and would get them again. The
 * maps are `volatile`, so they are evaluated again and then give empty values.
 */
function formatHeaderMaps(headers: SiteHeaders): string {
  const { everything, page, asset, other, single } = headers
  const usual: Headers = { ...everything, ...other }
  const kinds: Readonly<Record<string, Headers>> = {
    page,
    asset,
    ...Object.fromEntries(Object.values(single).map((own, index) => [`single_${index}`, own])),
  }
  const maps = listVariables(headers).map(({ field, variable }) => {
    const special = Object.entries(kinds).filter(([, own]) => own[field] !== other[field])
    const rows = [...special.map(([kind, own]): Row => [kind, own[field] ?? '']), ['again', ''] as const]
    return `map "$site_kind" ${variable} {\n    volatile;\n    default ${quoteValue(usual[field] ?? '')};\n${formatRows(rows).replaceAll(/^/gm, '    ').trimEnd()}\n}\n`
  })
  return maps.join('\n')
}

/** The lines that add the headers, at `server` level. */
function formatAddedHeaders(headers: SiteHeaders): string {
  const added = [
    ...listVariables(headers).map(({ field, variable }) => [field, variable]),
    ['Content-Encoding', '$site_encoding'],
    ['Vary', '$site_vary'],
    ['Allow', '$site_allow'],
  ]
  return added.map(([field, value]) => `add_header ${field} ${value} always;\n`).join('')
}

/** Leaves out the content type, which is set in `types` instead of with `add_header`. */
function listVariables({ everything, page, asset, other, single }: SiteHeaders) {
  const fields = new Set([everything, page, asset, other, ...Object.values(single)].flatMap((own) => Object.keys(own)))
  fields.delete('Content-Type')
  return [...fields].map((field, index) => ({
    field,
    variable: `$site_h${index}_${field.toLowerCase().replaceAll(/\W/g, '_').slice(0, 30)}`,
  }))
}

/** A row of a map: a string, or a pattern after `~`, and its value. Values may contain variables. */
type Row = readonly [key: string, value: string]

function formatRows(rows: readonly Row[]): string {
  return rows.map(([key, value]) => `${quotePattern(key)} ${quoteValue(value)};\n`).join('')
}

function escapePattern(pattern: string): string {
  return pattern.replaceAll(/[\\"]/g, String.raw`\$&`)
}

/** Quotes a pattern or a key. There, `$` means the end of the string. */
function quotePattern(pattern: string): string {
  return `"${escapePattern(pattern)}"`
}

/** Quotes a value. nginx has no way to escape a `$` that doesn't start a variable. */
function quoteValue(value: string): string {
  if (value.replaceAll(/\$(?:is_args|args|site_\w+)/g, '').includes('$'))
    throw new Error(`${JSON.stringify(value)} can't be written in an nginx configuration`)
  return quotePattern(value)
}
