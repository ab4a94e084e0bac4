import {
  doubledSource,
  hiddenSource,
  homeMoveSource,
  longestAddress,
  moveSource,
  notFoundFile,
  plainSource,
  refusedSources,
  shownSource,
} from './addresses.ts'
import type { HostingDescription } from './description.ts'

/** Where a request leads: a file with its status, or another address. */
export type Resolution =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301 | 302; readonly location: string }
  | { readonly status: 400 | 414 }

/** Whether the site has a file; asked for plain paths alone, without a slash at their begin. */
export type HasFile = (file: string) => Promise<boolean> | boolean

/** What decides where addresses lead. */
export type AddressRules = Pick<HostingDescription, 'redirects' | 'collections'>

/** Finds what every host answers to `target`, the address as it came: `/about?from=ad`. */
export function createResolver({ redirects, collections }: AddressRules) {
  const moved = new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to]))
  const open = collections.map(({ list }) => ({ list, pattern: new RegExp(`^${list}/[^/]+$`) }))
  return async (target: string, has: HasFile): Promise<Resolution> => {
    if (target.length > longestAddress) return { status: 414 }
    const { path, query } = splitTarget(target)
    if (path === undefined || refused.some((pattern) => pattern.test(target))) return { status: 400 }
    const single = path.replaceAll(/\/{2,}/g, '/')
    const clean = single === `/${notFoundFile}` ? undefined : findMove(single, doubled.test(target))
    if (clean !== undefined) return { status: 301, location: clean + query }
    const to = moved.get(single.toLowerCase())
    if (to !== undefined) return { status: 301, location: placeQuery(to, query) }
    const isHidden = hidden.test(single) && !shown.test(single)
    if (isHidden) return notFound
    const file = plain.test(single) ? await findFile(single.slice(1), has) : undefined
    if (file !== undefined) return { status: 200, file }
    const collection = open.find(({ pattern }) => pattern.test(single))
    return collection ? { status: 302, location: collection.list + query } : notFound
  }
}

const refused = refusedSources.map((source) => new RegExp(source))
const [doubled, plain, homeMove, move, hidden, shown] = [
  doubledSource,
  plainSource,
  homeMoveSource,
  moveSource,
  hiddenSource,
  shownSource,
].map((source) => new RegExp(source)) as [RegExp, RegExp, RegExp, RegExp, RegExp, RegExp]

const notFound: Resolution = { status: 404, file: notFoundFile }

function splitTarget(target: string): { path: string | undefined; query: string } {
  const at = target.indexOf('?')
  const [path, query] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)]
  const isWhole = path.startsWith('/') && !/%(?![\dA-Fa-f]{2})/.test(path)
  return { path: isWhole ? decodeBytes(path) : undefined, query: query === '?' ? '' : query }
}

/** Byte by byte: no address of a site has others than ASCII, and what is no UTF-8 is unknown, not wrong. */
function decodeBytes(path: string): string {
  return path.replaceAll(/%([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function findMove(path: string, isDoubled: boolean): string | undefined {
  if (homeMove.test(path)) return '/'
  const stem = move.exec(path)?.[1]
  if (stem !== undefined) return stem
  return isDoubled && plain.test(path) ? path : undefined
}

/** A page before a file of that name; the page of unknown addresses is none. */
async function findFile(name: string, has: HasFile): Promise<string | undefined> {
  if (name === '') return 'index.html'
  const page = `${name}.html`
  if (page !== notFoundFile && (await has(page))) return page
  return name !== notFoundFile && (await has(name)) ? name : undefined
}

/** The question mark and what follows it go along, before a `#`. */
function placeQuery(to: string, query: string): string {
  const at = to.indexOf('#')
  return at < 0 ? to + query : to.slice(0, at) + query + to.slice(at)
}
