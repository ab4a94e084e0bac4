import type { PageOutline } from '../page-plan.ts'
import { escapeXml } from './escape-xml.ts'

/** `sitemap.xml` (https://www.sitemaps.org/protocol.html), sorted by address. */
export function formatSitemap(url: string, entries: readonly Pick<PageOutline, 'path' | 'lastModified'>[]): string {
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const items = sorted.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
    return `  <url><loc>${escapeXml(url + path)}</loc>${modified}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</urlset>\n`
}

/** `robots.txt` (RFC 9309): allows everything except the paths in `closed` and those below them, and names the sitemap. */
export function formatRobots(url: string, closed: readonly string[] = []): string {
  const refused = closed.map((path) => `Disallow: ${path}$\nDisallow: ${path}/\n`).join('')
  return `User-agent: *\nAllow: /\n${refused}\nSitemap: ${url}/sitemap.xml\n`
}
