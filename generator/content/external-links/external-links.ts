import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import type { Entries } from '../validate/entry.ts'

/** An address outside the site, and everywhere that links lead to it. */
export interface ExternalLink {
  /** Without the part from `#` on, which no server sees. */
  readonly address: string
  readonly places: readonly LinkPlace[]
}

export interface LinkPlace {
  readonly file: string
  readonly place: Place
}

/** The links of the content that lead to other sites, each address once, in the order of the files. */
export function listExternalLinks({ config, collections, files }: Entries): readonly ExternalLink[] {
  const own = config && new URL(config.url).origin
  const found = new Map<string, LinkPlace[]>()
  for (const { file, markdown } of [...Object.values(collections).flat(), ...Object.values(files)]) {
    for (const { url, place } of [...markdown.values()].flatMap(({ links }) => links)) {
      const address = readAddress(url)
      if (address === undefined || new URL(address).origin === own) continue
      const places = found.get(address)
      if (places) places.push({ file, place })
      else found.set(address, [{ file, place }])
    }
  }
  return [...found].map(([address, places]) => ({ address, places }))
}

/** The address as a program asks for it; `undefined` for what is no address of the web. */
function readAddress(url: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const address = new URL(url)
  address.hash = ''
  return address.href
}
