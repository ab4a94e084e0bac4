import { oncePer } from '../../../shared/once-per.ts'
import { findClosest } from './find-closest.ts'

/** Letters by which the last part of an address may be off: what differs more is another page. */
const mostTypos = 2

/** Pages of one folder that a hint names one by one. */
const mostNamed = 5

/** Letters at the beginning that make two names of one kind: `medicine` and `medical`. */
const sameStart = 5

type Pages = ReadonlyMap<string, unknown>

/** Many links of one run may be dead. */
const listPages = oncePer((pages: Pages) => [...pages.keys()].map((page) => ({ page, ...splitAddress(page) })))

/** The page that an address most likely means: one of that name in another folder, or one whose name is a typo away or begins alike. */
export function findNearPage(address: string, pages: Pages): string | undefined {
  const { folder, name } = splitAddress(bareAddress(address))
  if (name === '') return undefined
  const all = listPages(pages)
  const beside = all.filter((one) => one.folder === folder)
  for (const places of [beside, all.filter((one) => one.folder !== folder)]) {
    const names = places.map((one) => one.name)
    const found = names.includes(name) ? name : findClosest(name, names.filter(Boolean), mostTypos)
    if (found !== undefined) return places[names.indexOf(found)]?.page
  }
  // At the top of the site names that begin alike say nothing: `/services` is not `/service-areas`.
  if (folder === '' || name.length < sameStart) return undefined
  const start = name.slice(0, Math.max(sameStart, Math.ceil(name.length / 2)))
  return beside.find((one) => one.name.startsWith(start))?.page
}

/** Where pages are in the same folder as an address that leads nowhere. */
export function describeNeighbours(address: string, pages: Pages): string | undefined {
  const plain = bareAddress(address)
  const folder = splitAddress(plain).folder || plain
  const there = listPages(pages).filter((one) => one.page !== '/' && one.folder === folder)
  if (there.length === 0) return undefined
  if (there.length > mostNamed && pages.has(folder)) return `find the right one on \`${folder}\`.`
  const named = there.slice(0, mostNamed).map(({ page }) => `\`${page}\``)
  const more = there.length > mostNamed ? ` and ${there.length - mostNamed} more` : ''
  if (there.length === 1) return `the only page in \`${folder}/\` is ${named[0]}.`
  return `link to one of the pages in \`${folder}/\`: ${named.join(', ')}${more}.`
}

/** `services/office`, `/services/office/` and `/services/office.html` as `/services/office`. */
function bareAddress(address: string): string {
  const path = address.replace(/\/+$/, '').replace(/\.(html?|md)$/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

function splitAddress(address: string): { readonly folder: string; readonly name: string } {
  const slash = address.lastIndexOf('/')
  return { folder: address.slice(0, slash), name: address.slice(slash + 1) }
}
