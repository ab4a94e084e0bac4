import { findClosest } from './find-closest.ts'

/** Letters by which the last part of an address may be off: what differs more is another page. */
const mostSlips = 2

/** Pages of one folder that a hint names one by one. */
const mostNamed = 5

/** Letters at the beginning that make two names of one kind: `medicine` and `medical`. */
const sameStart = 5

/** The page that an address most likely means: one of that name elsewhere, one whose name is a slip away or begins alike. */
export function findNearPage(address: string, pages: readonly string[]): string | undefined {
  const plain = bareAddress(address)
  const name = nameOf(plain)
  if (name === '') return undefined
  const beside = pages.filter((page) => folderOf(page) === folderOf(plain))
  for (const places of [beside, pages]) {
    const names = places.map(nameOf)
    const found = names.includes(name) ? name : findClosest(name, names.filter(Boolean), mostSlips)
    if (found !== undefined) return places[names.indexOf(found)]
  }
  // At the top of the site names that begin alike say nothing: `/services` is not `/service-areas`.
  if (folderOf(plain) === '' || name.length < sameStart) return undefined
  const start = name.slice(0, Math.max(sameStart, Math.ceil(name.length / 2)))
  return beside.find((page) => nameOf(page).startsWith(start))
}

/** Where pages are that stand in the same folder as an address that leads nowhere. */
export function describeNeighbours(address: string, pages: readonly string[]): string | undefined {
  const plain = bareAddress(address)
  const folder = folderOf(plain) === '' ? plain : folderOf(plain)
  const there = pages.filter((page) => page !== '/' && folderOf(page) === folder)
  if (there.length === 0) return undefined
  if (there.length > mostNamed && pages.includes(folder)) return `all such pages are on \`${folder}\`.`
  const named = there.slice(0, mostNamed).map((page) => `\`${page}\``)
  const more = there.length - named.length
  return `in \`${folder}/\` there ${there.length === 1 ? 'is' : 'are'} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

/** `services/office`, `/services/office/` and `/services/office.html` as `/services/office`. */
function bareAddress(address: string): string {
  const path = address.replace(/\/+$/, '').replace(/\.(html?|md)$/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}

function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/'))
}
