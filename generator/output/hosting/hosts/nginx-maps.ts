import * as rules from '../addresses.ts'
import { compressibleEndings } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import { acceptsSource, encodings } from '../encodings.ts'
import type { SiteHeaders } from '../site-headers.ts'

/** The maps of the site: `map` belongs outside of `server`, and is evaluated only where its variable is (ngx_http_map_module). */
export function formatMaps({ headers, redirects }: HostingDescription): string {
  const compressed = encodings.map(({ ending }) => ending.slice(1)).join('|')
  const query = '$is_args$args'
  return [
    ...formatHashSizes(redirects.map(({ from }) => from)),
    formatMap('$request_uri', '$site_refused', [
      [`~^.{${rules.longestAddress + 1}}`, '414'],
      ...rules.refusedSources.map((source): Row => [`~${source}`, '400']),
    ]),
    formatMap('$request_method', '$site_method', [[`~^(?:${rules.methods.join('|')})$`, '']], { otherwise: 'other' }),
    formatMap('$request_uri', '$site_doubled', [[`~${rules.doubledSource}`, '2']]),
    '# Where an address leads that has too much at its end, or slashes in a row.',
    // Other maps take over the names of groups, so each name is used once.
    formatMap('$site_doubled$uri', '$site_move', [
      [`~^2?/${rules.escapeDots(rules.notFoundFile)}$`, ''],
      [`~^2?${rules.homeMoveSource.slice(1)}`, `/${query}`],
      [`~^2?${rules.moveSource.slice(1).replace('(/', '(?<site_stem>/')}`, `$site_stem${query}`],
      [`~^2(?<site_whole>${rules.plainSource.slice(1, -1)})$`, `$site_whole${query}`],
    ]),
    '# Addresses that were given up.',
    formatMap(
      '$uri',
      '$site_moved',
      redirects.map(({ from, to }): Row => [from, to.replace(/(?=#)|$/, () => query)]),
    ),
    // Asked again for the page of unknown addresses, which is not hidden.
    formatMap(
      '$uri',
      '$site_hidden',
      [
        [`~${rules.shownSource}`, ''],
        [`~${rules.hiddenSource}`, '1'],
      ],
      { isVolatile: true },
    ),
    '# The ending of the file that the visitor takes compressed.',
    formatMap(
      '$http_accept_encoding',
      '$site_ending',
      encodings.map(({ name, ending }): Row => [`~*${acceptsSource(name)}`, ending]),
    ),
    formatMap(
      '$status $uri',
      '$site_encoding',
      encodings.map(({ name, ending }): Row => [`~^(?:200|206|404) .*\\${ending}$`, name]),
    ),
    formatMap('$uri', '$site_vary', [
      [`~\\.(?:${compressibleEndings.join('|')})(?:\\.(?:${compressed}))?$`, 'Accept-Encoding'],
    ]),
    formatMap('$status', '$site_allow', [['405', rules.methods.join(', ')]]),
    formatHeaderMaps(headers),
  ].join('\n')
}

/** nginx refuses to start if its tables are too small for the addresses, and does not resize them itself. */
function formatHashSizes(addresses: readonly string[]): string[] {
  const longest = Math.max(0, ...addresses.map(({ length }) => length))
  const bucket = 2 ** Math.ceil(Math.log2(longest + 32))
  return [
    ...(bucket > 64 ? [`map_hash_bucket_size ${bucket};`] : []),
    ...(addresses.length > 1000 ? [`map_hash_max_size ${2 ** Math.ceil(Math.log2(addresses.length * 2))};`] : []),
  ]
}

/**
 * Headers are chosen by maps and added in one place: a block that adds a header of its own would lose all others
 * (ngx_http_headers_module: directives are inherited only if the level has none). A header with an empty value is not sent.
 */
function formatHeaderMaps(headers: SiteHeaders): string {
  const { page, asset, other } = headers
  const singles = Object.entries(headers.single).map(([address, own], index) => ({
    kind: `single_${index}`,
    row: [`~^(?:200|206|304) ${rules.filePattern(address)} `, `single_${index}`] as const,
    own,
  }))
  const kinds = formatMap('$status $uri $sent_http_content_type', '$site_kind', [
    ...singles.map(({ row }) => row),
    [`~^(?:200|206|304) /${rules.assetFolder}`, 'asset'],
    [String.raw`~^304 .*\.html(?:\.br|\.gz)? `, 'page'],
    ['~ text/html', 'page'],
  ])
  const values = listVariables(headers).map(({ field, variable }) => {
    const rows = [{ kind: 'page', own: page }, { kind: 'asset', own: asset }, ...singles]
    const special = rows.filter(({ own }) => own[field] !== other[field])
    return formatMap(
      '$site_kind',
      variable,
      special.map(({ kind, own }): Row => [kind, own[field] ?? '']),
      { otherwise: other[field] },
    )
  })
  return [kinds, ...values].join('\n')
}

/** The lines that add the headers, for the level of `server`. */
export function formatAddedHeaders(headers: SiteHeaders): string {
  const added = [
    ...Object.entries(headers.everything).map(([field, value]) => [field, quoteValue(value)]),
    ...listVariables(headers).map(({ field, variable }) => [field, variable]),
    ['Content-Encoding', '$site_encoding'],
    ['Vary', '$site_vary'],
    ['Allow', '$site_allow'],
  ]
  return added.map(([field, value]) => `add_header ${field} ${value} always;\n`).join('')
}

/** The type of a file is no header to add: it is what the file is served as. */
function listVariables({ page, asset, other, single }: SiteHeaders) {
  const fields = new Set([page, asset, other, ...Object.values(single)].flatMap((own) => Object.keys(own)))
  fields.delete('Content-Type')
  return [...fields].map((field, index) => ({
    field,
    variable: `$site_h${index}_${field.toLowerCase().replaceAll(/\W/g, '_').slice(0, 30)}`,
  }))
}

/** A line of a map. */
type Row = readonly [key: string, value: string]

interface MapOptions {
  readonly otherwise?: string | undefined
  /** Evaluated each time, and not once for a request. */
  readonly isVolatile?: boolean
}

/** A map whose keys are texts, or patterns after `~`. Values may name variables. */
function formatMap(
  source: string,
  variable: string,
  rows: readonly Row[],
  { otherwise = '', isVolatile = false }: MapOptions = {},
): string {
  const lines = rows.map(([key, value]) => `    ${quotePattern(key)} ${quoteValue(value)};\n`)
  return `map "${source}" ${variable} {\n${isVolatile ? '    volatile;\n' : ''}    default ${quoteValue(otherwise)};\n${lines.join('')}}\n`
}

/** A pattern, or a key, in quotes; `$` means the end of a text there. */
export function quotePattern(pattern: string): string {
  return `"${pattern.replaceAll(/[\\"]/g, String.raw`\$&`)}"`
}

/** A value in quotes. nginx has no way to write a `$` that is not the start of a variable. */
export function quoteValue(value: string): string {
  if (value.replaceAll(/\$(?:is_args|args|site_\w+)/g, '').includes('$'))
    throw new Error(`${JSON.stringify(value)} cannot be written in a configuration of nginx`)
  return quotePattern(value)
}
