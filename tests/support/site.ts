import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { inject } from 'vitest'
import { hasContent, readEntries, readPosts } from './content.ts'
import { parsePage, type Part } from './part.ts'

export { pageKinds } from './page-kinds.ts'

/** The page that unknown addresses get. */
export const notFoundFile = '404.html'

const parsed = new Map<string, Part>()

/** A list of entries is a page only if there are any. */
const withList = (list: string, entries: readonly { readonly id: string }[]) =>
  entries.length > 0 ? [list, ...entries.map(({ id }) => `${list}/${id}`)] : []

const paths = [
  '/',
  '/about',
  ...withList('/blog', readPosts()),
  ...(hasContent('faq.yaml') ? ['/faq'] : []),
  ...readEntries('services').map(({ id }) => `/services/${id}`),
  ...withList('/service-areas', readEntries('areas')),
  '/contact',
  '/privacy-policy',
  ...readEntries('pages').map(({ id }) => `/${id}`),
]

/** The address of every page: the fixed ones, and one for each service, city, public post and page of its own of the content. */
export function listPaths(): readonly string[] {
  return paths
}

/** The files that are pages, `404.html` among them. */
export function listPageFiles(): readonly string[] {
  return [...listPaths().map(fileOf), notFoundFile]
}

/** `/about` is `about.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** A page of the built site, by its address. */
export function readPage(path: string): Part {
  return readPageFile(fileOf(path))
}

/** A page of the built site, by its file. It is parsed once for all tests of a file. */
export function readPageFile(file: string): Part {
  const page = parsed.get(file) ?? parsePage(readSiteFile(file))
  parsed.set(file, page)
  return page
}

/** A text file of the built site. */
export function readSiteFile(file: string): string {
  return readFileSync(siteFile(file), 'utf8')
}

/** Where a file of the built site is on this machine. */
export function siteFile(file: string): string {
  return join(inject('siteFolder'), file)
}

/** Whether the built site has a file. */
export function hasSiteFile(file: string): boolean {
  return existsSync(siteFile(file)) && statSync(siteFile(file)).isFile()
}

/** Every file of the built site, relative to it and with forward slashes. */
export function listSiteFiles(): readonly string[] {
  return readdirSync(inject('siteFolder'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter(hasSiteFile)
}
