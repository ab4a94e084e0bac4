import { groupBy } from '../../../shared/group-by.ts'
import { oncePer, oncePerName } from '../../../shared/once-per.ts'
import { findClosest } from '../../../shared/find-closest.ts'

/** Typos allowed in the last path segment. With more, it's a different page. */
const mostTypos = 2

/** Pages or sections that a hint lists. */
const mostNamed = 5

/** Shared leading letters that make two names alike: `medicine` and `medical`. */
const sameStart = 5

type Pages = ReadonlyMap<string, unknown>

/** Pages by the last segment of their path. */
interface Named {
  readonly pages: ReadonlyMap<string, string>
  readonly names: readonly string[]
}

/** The pages below the home page, by folder and all together. Cached, because a run may have thousands of dead links. */
const listPages = oncePer((pages: Pages) => {
  const below = [...pages.keys()].filter((page) => page !== '/').map((page) => ({ page, ...splitAddress(page) }))
  const folders = new Map([...groupBy(below, ({ folder }) => folder)].map(([folder, all]) => [folder, byName(all)]))
  return { folders, everywhere: byName(below) }
})

/** If two pages have the same name, it means the first. */
function byName(all: readonly { readonly name: string; readonly page: string }[]): Named {
  const pages = new Map<string, string>()
  for (const { name, page } of all) if (!pages.has(name)) pages.set(name, page)
  return { pages, names: [...pages.keys()] }
}

/** The page a URL most likely means: the same name in another folder, or a name with a typo or the same start. */
export function findNearPage(address: string, pages: Pages): string | undefined {
  return findNear(pages)(address)
}

/** Cached, because a link that a theme added is dead in every post. */
const findNear = oncePer((pages: Pages) => oncePerName((address: string) => search(address, pages)))

function search(address: string, pages: Pages): string | undefined {
  const { folder, name } = splitAddress(bareAddress(address))
  if (name === '') return undefined
  // What other systems call the home page.
  if (folder === '' && /^(home|index)$/i.test(name)) return '/'
  const { folders, everywhere } = listPages(pages)
  const beside = folders.get(folder)
  for (const near of beside ? [beside, everywhere] : [everywhere]) {
    const found = near.pages.has(name) ? name : findClosest(name, near.names, mostTypos)
    if (found !== undefined) return near.pages.get(found)
  }
  // At the top level, a shared start means nothing: `/services` isn't `/service-areas`.
  if (folder === '' || name.length < sameStart) return undefined
  const start = name.slice(0, Math.max(sameStart, Math.ceil(name.length / 2)))
  const alike = beside?.names.find((other) => other.startsWith(start))
  return alike === undefined ? undefined : beside?.pages.get(alike)
}

/** Lists pages in the same folder as a dead link. */
export function describeNeighbours(address: string, pages: Pages): string | undefined {
  const plain = bareAddress(address)
  const folder = splitAddress(plain).folder || plain
  const beside = listPages(pages).folders.get(folder)?.pages
  if (!beside) return undefined
  if (beside.size > mostNamed && pages.has(folder)) return `find the right one on \`${folder}\`.`
  const there = [...beside.values()]
  const named = nameFew(there)
  if (there.length === 1) return `write ${named}, the only page in \`${folder}/\`.`
  return `choose one of the pages in \`${folder}/\`: ${named}.`
}

/** `` `/a`, `/b` and 3 more `` */
export function nameFew(all: readonly string[]): string {
  const named = all.slice(0, mostNamed).map((one) => `\`${one}\``)
  return `${named.join(', ')}${all.length > mostNamed ? ` and ${all.length - mostNamed} more` : ''}`
}

/** `services/office`, `/services/office/` and `/services/office.html` as `/services/office`. */
function bareAddress(address: string): string {
  const path = address.replace(/\/+$/, '').replace(/\.(html?|php|aspx?|md)$/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

function splitAddress(address: string): { readonly folder: string; readonly name: string } {
  const slash = address.lastIndexOf('/')
  return { folder: address.slice(0, slash), name: address.slice(slash + 1) }
}
