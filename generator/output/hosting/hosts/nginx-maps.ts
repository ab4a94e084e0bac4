import * as rules from '../addresses.ts'
import { compressibleEndings } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import { acceptsSource, encodings } from '../encodings.ts'
import type { Headers, SiteHeaders } from '../site-headers.ts'
import { fillTemplate } from './fill-template.ts'

/**
 * The site's maps. A `map` goes outside `server` and is only evaluated when its variable is used (ngx_http_map_module). Named
 * groups are shared between maps, so each name is used once; the hidden pattern is matched again for the 404 page.
 */
export function formatMaps({ headers, redirects }: HostingDescription): string {
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
export function formatAddedHeaders(headers: SiteHeaders): string {
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
export function quotePattern(pattern: string): string {
  return `"${escapePattern(pattern)}"`
}

/** Quotes a value. nginx has no way to escape a `$` that doesn't start a variable. */
export function quoteValue(value: string): string {
  if (value.replaceAll(/\$(?:is_args|args|site_\w+)/g, '').includes('$'))
    throw new Error(`${JSON.stringify(value)} can't be written in an nginx configuration`)
  return quotePattern(value)
}
