/** Where a request leads: a file with its status, or another address. */
export type Resolution =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301 | 302; readonly location: string }
  | { readonly status: 400 }

/** The one page that unknown addresses get. */
export const notFoundFile = '404.html'

/**
 * The addresses of the site: `/about` is `about.html`; `/about/` and `/about.html` move there;
 * an unknown city goes to the list of cities; anything else unknown is `404.html`.
 */
export async function resolveRequest(
  url: string,
  has: (file: string) => Promise<boolean> | boolean,
): Promise<Resolution> {
  const { path, query } = splitUrl(url)
  if (path === undefined) return { status: 400 }
  const clean = cleanPath(path)
  if (clean !== path) return { status: 301, location: clean.split('/').map(encodeURIComponent).join('/') + query }
  const name = path.slice(1)
  if (name === '') return { status: 200, file: 'index.html' }
  if (`${name}.html` !== notFoundFile && (await has(`${name}.html`))) return { status: 200, file: `${name}.html` }
  if (name !== notFoundFile && (await has(name))) return { status: 200, file: name }
  if (/^service-areas\/[^/]+$/.test(name)) return { status: 302, location: '/service-areas' }
  return { status: 404, file: notFoundFile }
}

function splitUrl(url: string): { path: string | undefined; query: string } {
  const at = url.indexOf('?')
  const query = at < 0 ? '' : url.slice(at)
  try {
    const path = decodeURIComponent(at < 0 ? url : url.slice(0, at))
    const isPlain = path.startsWith('/') && !/[\\\0]/.test(path) && !path.split('/').includes('..')
    return { path: isPlain ? path : undefined, query }
  } catch {
    return { path: undefined, query }
  }
}

/** The one form of an address: no double slash, none at the end, no `.html`, no `index`. */
function cleanPath(path: string): string {
  const single = path.replaceAll(/\/{2,}/g, '/')
  const bare = single === '/404.html' ? single : single.replace(/\.html$/, '')
  return bare.replace(/\/index$/, '/').replace(/(.)\/$/, '$1')
}
