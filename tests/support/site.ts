import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { inject } from 'vitest'
import { blogPagePath, countBlogPages } from '../../generator/schema/paths.ts'
import { hasContent, readEntries, readPosts } from './content.ts'
import { parsePage, type Part } from './part.ts'

export { pageKinds } from './page-kinds.ts'

/** The page for unknown URLs. */
export const notFoundFile = '404.html'

const parsed = new Map<string, Part>()

/** A list of entries is only a page if there are any. */
const withList = (list: string, entries: readonly { readonly id: string }[]) =>
  entries.length > 0 ? [list, ...entries.map(({ id }) => `${list}/${id}`)] : []

/** `/blog`, and from the 21st post on `/blog/page/2` and so on. */
export function listBlogPages(): readonly string[] {
  return Array.from({ length: countBlogPages(readPosts().length) }, (_, index) => blogPagePath(index + 1))
}

const paths = [
  '/',
  '/about',
  ...withList('/blog', readPosts()),
  ...listBlogPages().slice(1),
  ...(hasContent('faq.yaml') ? ['/faq'] : []),
  ...readEntries('services').map(({ id }) => `/services/${id}`),
  ...withList('/service-areas', readEntries('areas')),
  '/contact',
  '/privacy-policy',
  ...readEntries('pages').map(({ id }) => `/${id}`),
]

/** The URL path of every page: the fixed ones, and one for each service, city, public post and custom page. */
export function listPaths(): readonly string[] {
  return paths
}

/** The HTML files of all pages, including `404.html`. */
export function listPageFiles(): readonly string[] {
  return [...listPaths().map(fileOf), notFoundFile]
}

/** `/about` is `about.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** A page of the built site, by its URL path. */
export function readPage(path: string): Part {
  return readPageFile(fileOf(path))
}

/** A page of the built site, by its file. Parsed once for all tests in a file. */
export function readPageFile(file: string): Part {
  const page = parsed.get(file) ?? parsePage(readSiteFile(file))
  parsed.set(file, page)
  return page
}

/** A text file of the built site. */
export function readSiteFile(file: string): string {
  return readFileSync(siteFile(file), 'utf8')
}

/** Absolute path of a file in the built site. */
export function siteFile(file: string): string {
  return join(inject('siteFolder'), file)
}

export function hasSiteFile(file: string): boolean {
  return existsSync(siteFile(file)) && statSync(siteFile(file)).isFile()
}

/** Every file of the built site, as relative paths with forward slashes. */
export function listSiteFiles(): readonly string[] {
  return readdirSync(inject('siteFolder'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter(hasSiteFile)
}
