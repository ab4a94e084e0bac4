import type { OutputFile } from '../../shared/output-file.ts'

/** Pages above which it is simpler to say that all may be others. */
const mostNamed = 50

/** What no open page shows: it is asked for by its name, which is another then, or by machines. */
const isUnseen = /^(assets\/|(feed|sitemap)\.xml$)/

/** The addresses of the pages that are others than before; `undefined` where any open page may be. */
export function listChangedAddresses(changed: readonly Pick<OutputFile, 'path'>[]): readonly string[] | undefined {
  const seen = changed.filter(({ path }) => !isUnseen.test(path))
  // The page for unknown addresses appears at every address without a page.
  const isNamed = seen.every(({ path }) => path.endsWith('.html') && path !== '404.html')
  if (!isNamed || seen.length > mostNamed) return undefined
  return seen.map(({ path }) => (path === 'index.html' ? '/' : `/${path.slice(0, -'.html'.length)}`))
}
