import * as rules from './addresses.ts'
import type { HostingDescription } from './description.ts'

/** Result of a request: a file with its status, or a redirect. */
type Resolution =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301 | 302; readonly location: string }
  | { readonly status: 400 | 414 }

/** Whether the site has a file. Only called with plain paths, without a leading slash. */
type HasFile = (file: string) => boolean

/** Creates the function that resolves `target`, the raw address such as `/about?from=ad`, exactly as every host does. */
export function createResolver({ redirects, collections }: Pick<HostingDescription, 'redirects' | 'collections'>) {
  const moved = new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to]))
  const open = collections.map(({ list }) => ({ list, pattern: new RegExp(`^${list}/[^/]+$`) }))
  return (target: string, has: HasFile): Resolution => {
    if (target.length > rules.longestAddress) return { status: 414 }
    const { path, query } = splitTarget(target)
    if (path === undefined || refused.some((pattern) => pattern.test(target))) return { status: 400 }
    const single = path.replaceAll(/\/{2,}/g, '/')
    const clean = single === `/${rules.notFoundFile}` ? undefined : findMove(single, doubled.test(target))
    if (clean !== undefined) return { status: 301, location: clean + query }
    const to = moved.get(single.toLowerCase())
    if (to !== undefined) return { status: 301, location: placeQuery(to, query) }
    const isHidden = hidden.test(single) && !shown.test(single)
    if (isHidden) return notFound
    const file = plain.test(single) ? findFile(single.slice(1), has) : undefined
    if (file !== undefined) return { status: 200, file }
    const collection = open.find(({ pattern }) => pattern.test(single))
    return collection ? { status: 302, location: collection.list + query } : notFound
  }
}

const refused = rules.refusedSources.map((source) => new RegExp(source))
const doubled = new RegExp(rules.doubledSource)
const plain = new RegExp(rules.plainSource)
const homeMove = new RegExp(rules.homeMoveSource)
const move = new RegExp(rules.moveSource)
const hidden = new RegExp(rules.hiddenSource)
const shown = new RegExp(rules.shownSource)

const notFound: Resolution = { status: 404, file: rules.notFoundFile }

function splitTarget(target: string): { path: string | undefined; query: string } {
  const at = target.indexOf('?')
  const [path, query] = at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)]
  const isWhole = path.startsWith('/') && !/%(?![\dA-Fa-f]{2})/.test(path)
  return { path: isWhole ? decodeBytes(path) : undefined, query: query === '?' ? '' : query }
}

/** Decodes byte by byte: a site's addresses are all ASCII, and invalid UTF-8 is a 404, not a 400. */
function decodeBytes(path: string): string {
  return path.replaceAll(/%([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function findMove(path: string, isDoubled: boolean): string | undefined {
  if (homeMove.test(path)) return '/'
  const stem = move.exec(path)?.[1]
  if (stem !== undefined) return stem
  return isDoubled && plain.test(path) ? path : undefined
}

/** A page comes before a file of the same name; the 404 page is neither. */
function findFile(name: string, has: HasFile): string | undefined {
  if (name === '') return 'index.html'
  const page = `${name}.html`
  if (page !== rules.notFoundFile && has(page)) return page
  return name !== rules.notFoundFile && has(name) ? name : undefined
}

/** Keeps the query string, and puts it before a `#`. */
function placeQuery(to: string, query: string): string {
  const at = to.indexOf('#')
  return at < 0 ? to + query : to.slice(0, at) + query + to.slice(at)
}
