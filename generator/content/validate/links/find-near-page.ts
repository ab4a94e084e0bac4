import { groupBy } from '../../../shared/group-by.ts'
import { oncePer } from '../../../shared/once-per.ts'
import { findClosest } from '../../../shared/find-closest.ts'

/** Typos allowed in the last path segment. With more, it's a different page. */
const mostTypos = 2

/** Pages or sections that a hint lists. */
const mostNamed = 5

/** Shared leading letters that make two names alike: `medicine` and `medical`. */
const sameStart = 5

type Pages = ReadonlyMap<string, unknown>

/** The pages below the home page: for each folder, the pages in it by name. Cached, because a run may have many dead links. */
const listFolders = oncePer((pages: Pages) => {
  const below = [...pages.keys()].filter((page) => page !== '/').map((page) => ({ page, ...splitAddress(page) }))
  const folders = groupBy(below, ({ folder }) => folder)
  return new Map([...folders].map(([folder, all]) => [folder, new Map(all.map(({ name, page }) => [name, page]))]))
})

/** The page a URL most likely means: the same name in another folder, or a name with a typo or the same start. */
export function findNearPage(address: string, pages: Pages): string | undefined {
  const { folder, name } = splitAddress(bareAddress(address))
  if (name === '') return undefined
  // What other systems call the home page.
  if (folder === '' && /^(home|index)$/i.test(name)) return '/'
  const folders = listFolders(pages)
  const beside = folders.get(folder) ?? new Map<string, string>()
  for (const places of [[beside], [...folders.values()].filter((one) => one !== beside)]) {
    const names = places.flatMap((one) => [...one.keys()])
    const found = names.includes(name) ? name : findClosest(name, names, mostTypos)
    if (found !== undefined) return places.find((one) => one.has(found))?.get(found)
  }
  // At the top level, a shared start means nothing: `/services` isn't `/service-areas`.
  if (folder === '' || name.length < sameStart) return undefined
  const start = name.slice(0, Math.max(sameStart, Math.ceil(name.length / 2)))
  return [...beside].find(([other]) => other.startsWith(start))?.[1]
}

/** Lists pages in the same folder as a dead link. */
export function describeNeighbours(address: string, pages: Pages): string | undefined {
  const plain = bareAddress(address)
  const folder = splitAddress(plain).folder || plain
  const there = [...(listFolders(pages).get(folder)?.values() ?? [])]
  if (there.length === 0) return undefined
  if (there.length > mostNamed && pages.has(folder)) return `find the right one on \`${folder}\`.`
  const named = nameFew(there)
  if (there.length === 1) return `the only page in \`${folder}/\` is ${named}.`
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
