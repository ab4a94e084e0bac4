import {
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
import { compressibleEndings } from '../content-types.ts'
import type { HostingDescription } from '../description.ts'
import { expectAddress, expectTarget } from '../quote.ts'
import { formatHeaderMaps } from './nginx-headers.ts'
import { formatMap, type Row } from './nginx-map.ts'
import type { NginxNames } from './nginx-quote.ts'

/** The maps of the site: `map` stands outside of `server`, and is asked only where its variable is (ngx_http_map_module). */
export function formatMaps(description: HostingDescription, { name, capture }: NginxNames): string {
  const compressed = encodings.map(({ ending }) => ending.slice(1)).join('|')
  const endings = compressibleEndings.join('|')
  const kept = `$is_args$args`
  return [
    ...formatHashSizes(description.redirects.map(({ from }) => from)),
    formatMap('$request_uri', name('refused'), [
      [`~^.{${longestAddress + 1}}`, '414'],
      ...refusedSources.map((source): Row => [`~${source}`, '400']),
    ]),
    formatMap('$request_method', name('method'), [[`~^(?:${methods.join('|')})$`, '']], { otherwise: 'other' }),
    formatMap('$request_uri', name('doubled'), [[`~${doubledSource}`, '2']]),
    '# Where an address leads that has too much at its end, or slashes in a row.',
    formatMap(`${name('doubled')}$uri`, name('move'), [
      [`~^2?/${notFoundFile.replace('.', String.raw`\.`)}$`, ''],
      [`~^2?${homeMoveSource.slice(1)}`, `/${kept}`],
      [`~^2?${nameGroup(moveSource.slice(1), capture('stem'))}`, `$${capture('stem')}${kept}`],
      [`~^2${nameGroup(`(${plainSource.slice(1, -1)})$`, capture('whole'))}`, `$${capture('whole')}${kept}`],
    ]),
    '# Addresses that were given up.',
    formatMap(
      '$uri',
      name('moved'),
      description.redirects.map(({ from, to }): Row => {
        const [path = '', ...anchor] = expectTarget(to).split('#')
        return [expectAddress(from), [path + kept, ...anchor].join('#')]
      }),
    ),
    // Asked again for the page of unknown addresses, which is not hidden.
    formatMap(
      '$uri',
      name('hidden'),
      [
        [`~${shownSource}`, ''],
        [`~${hiddenSource}`, '1'],
      ],
      { isVolatile: true },
    ),
    '# The ending of the file that the visitor takes compressed.',
    formatMap(
      '$http_accept_encoding',
      name('ending'),
      encodings.map((encoding): Row => [`~*${acceptsSource(encoding.name)}`, encoding.ending]),
    ),
    formatMap(
      '$status $uri',
      name('encoding'),
      encodings.map(({ name: encoding, ending }): Row => [`~^(?:200|206|404) .*\\${ending}$`, encoding]),
    ),
    formatMap('$uri', name('vary'), [[`~\\.(?:${endings})(?:\\.(?:${compressed}))?$`, 'Accept-Encoding']]),
    formatMap('$status', name('allow'), [['405', methods.join(', ')]]),
    formatHeaderMaps(description, name),
  ].join('\n')
}

/** Names are taken over by other maps: a group of one's own name belongs to one alone. */
function nameGroup(source: string, name: string): string {
  return source.replace('(/', `(?<${name}>/`)
}

/** nginx refuses to start where its tables are too small for the addresses; their sizes are for it to be told. */
function formatHashSizes(addresses: readonly string[]): string[] {
  const longest = Math.max(0, ...addresses.map(({ length }) => length))
  const bucket = 2 ** Math.ceil(Math.log2(longest + 32))
  return [
    ...(bucket > 64 ? [`map_hash_bucket_size ${bucket};`] : []),
    ...(addresses.length > 1000 ? [`map_hash_max_size ${2 ** Math.ceil(Math.log2(addresses.length * 2))};`] : []),
  ]
}
