import type { OutputFile } from '../../shared/output-file.ts'

/** Above this number of pages, all are treated as changed. */
const mostNamed = 50

/** Files that don't affect open pages: assets, whose name changes too, and files for machines. */
const isUnseen = /^(assets\/|(feed|sitemap)\.xml$)/

/** Addresses of the changed pages; `undefined` if any open page may have changed. */
export function listChangedAddresses(changed: readonly Pick<OutputFile, 'path'>[]): readonly string[] | undefined {
  const seen = changed.filter(({ path }) => !isUnseen.test(path))
  // The 404 page appears at every unknown address.
  const isNamed = seen.every(({ path }) => path.endsWith('.html') && path !== '404.html')
  if (!isNamed || seen.length > mostNamed) return undefined
  return seen.map(({ path }) => (path === 'index.html' ? '/' : `/${path.slice(0, -'.html'.length)}`))
}
