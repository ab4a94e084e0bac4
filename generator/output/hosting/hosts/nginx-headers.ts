import { assetFolder } from '../addresses.ts'
import type { HostingDescription } from '../description.ts'
import { expectHeaderName } from '../quote.ts'
import { filePattern } from './file-pattern.ts'
import { formatMap } from './nginx-map.ts'
import { quoteValue } from './nginx-quote.ts'

/**
 * Headers are chosen by maps and added in one place: a block that adds a header of its own would lose all others
 * (ngx_http_headers_module: directives are inherited only where the level has none). A header with an empty value is not sent.
 */
export function formatHeaderMaps({ headers }: HostingDescription, name: (what: string) => string): string {
  const singles = Object.keys(headers.single)
  const rows = singles.map((address, index) => [`~^(?:200|206|304) ${filePattern(address)} `, kindName(index)] as const)
  const kinds = formatMap('$status $uri $sent_http_content_type', name('kind'), [
    ...rows,
    [`~^(?:200|206|304) /${assetFolder}`, 'asset'],
    [String.raw`~^304 .*\.html(?:\.br|\.gz)? `, 'page'],
    ['~ text/html', 'page'],
  ])
  const values = listNames({ headers }).map(({ field, variable }) => {
    const { page, asset, other } = headers
    const own = singles.map((address, index) => [kindName(index), headers.single[address]?.[field]] as const)
    const all = [['page', page[field]] as const, ['asset', asset[field]] as const, ...own]
    const kept = all.flatMap(([kind, value]) => (value === other[field] ? [] : [[kind, value ?? ''] as const]))
    return formatMap(name('kind'), name(variable), kept, { otherwise: other[field] })
  })
  return [kinds, ...values].join('\n')
}

/** The lines that add them, for the level of `server`. */
export function formatAddedHeaders(description: HostingDescription, name: (what: string) => string): string {
  const lines = [
    ...Object.entries(description.headers.everything).map(
      ([field, value]) => `add_header ${expectHeaderName(field)} ${quoteValue(value)} always;`,
    ),
    ...listNames(description).map(
      ({ field, variable }) => `add_header ${expectHeaderName(field)} ${name(variable)} always;`,
    ),
    `add_header Content-Encoding ${name('encoding')} always;`,
    `add_header Vary ${name('vary')} always;`,
    `add_header Allow ${name('allow')} always;`,
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** The type of a file is no header to add: it is what the file is served as. */
function listNames({ headers }: Pick<HostingDescription, 'headers'>) {
  const { page, asset, other, single } = headers
  const fields = new Set([page, asset, other, ...Object.values(single)].flatMap((own) => Object.keys(own)))
  fields.delete('Content-Type')
  return [...fields].map((field, index) => ({
    field,
    variable: `h${index}_${field.toLowerCase().replaceAll(/\W/g, '_').slice(0, 30)}`,
  }))
}

function kindName(index: number): string {
  return `single_${index}`
}
