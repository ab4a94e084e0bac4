import { buildCms } from '../../schema/cms/build-cms.ts'
import { feedPath, topFiles } from '../../schema/paths.ts'
import type { SiteConfig } from '../../schema/site/config.ts'
import { findDirection } from '../../schema/site/locale.ts'
import type { Assets } from '../../assets/assets.ts'
import type { Site } from '../model/site.ts'
import type { PageOutline, PlannedPage } from '../page-plan.ts'
import { formatFeed } from './feed.ts'
import { escapeXml } from '../../shared/escape-xml.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { type Memoize, notMemoized } from '../../shared/cache/memo-cache.ts'

/** Builds the files meant for machines. In watch mode, `memoize` carries the sitemap over. */
export function buildDerivedFiles(
  site: Site,
  pages: readonly PlannedPage[],
  assets: Pick<Assets, 'pictures'>,
  memoize: Memoize = notMemoized,
): OutputFile[] {
  const { url, cms } = site.config
  const listed = pages.filter((page) => page.listed)
  // Sorting thousands of addresses takes longer than hashing them.
  const version = shortHash(`${url}\n${listed.map(({ path, lastModified }) => `${path} ${lastModified}`).join('\n')}`)
  return [
    { path: 'sitemap.xml', content: memoize('sitemap', version, () => formatSitemap(url, listed)) },
    { path: 'robots.txt', content: formatRobots(url, cms ? ['/admin'] : []) },
    { path: securityTxtFile, content: formatSecurityTxt(site.config, site.locale.language, site.today) },
    // The newest posts, for feed readers.
    ...(site.hasBlog ? [{ path: feedPath.slice(1), content: formatFeed(site, assets) }] : []),
    { path: topFiles.speculationRules.slice(1), content: `${JSON.stringify(speculationRules, null, 2)}\n` },
    ...buildRedirectPages(site),
    ...buildCms(site.config, {
      faq: { category: site.texts.faqPage.categories },
      area: { 'groups[].service': site.texts.areaPage.groups.services },
      estimate: { 'kinds[].industry': Object.keys(site.industries.options) },
    }),
  ]
}

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

/** A small page at each retired address. It works on every host, without rules or scripts. */
export function buildRedirectPages({ config, locale, redirects, texts }: Site): OutputFile[] {
  const { heading, link } = texts.notFound.moved
  const direction = findDirection(locale.language)
  return redirects.map(({ from, to }) => {
    const canonical = config.url + (to.split('#')[0] ?? '')
    return {
      path: `${from.slice(1)}.html`,
      content: `<!doctype html><html lang="${locale.language}"${direction ? ` dir="${direction}"` : ''}><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${escapeXml(to)}"><title>${escapeXml(heading)}</title><link rel="canonical" href="${escapeXml(canonical)}"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>${escapeXml(heading)}</h1><p><a href="${escapeXml(to)}">${escapeXml(link)}</a></p></main></body></html>\n`,
    }
  })
}

/** Where security researchers look for a contact (RFC 9116, 3). */
const securityTxtFile = '.well-known/security.txt'

/** Months until `security.txt` expires: less than a year, as RFC 9116 recommends (2.5.5). */
const validMonths = 11

/** It expires on the first day of a month, so that it changes monthly and not with every build. */
export function formatSecurityTxt(
  { url, company }: Pick<SiteConfig, 'url' | 'company'>,
  language: string,
  today: string,
): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return `Contact: mailto:${encodeURI(company.email)}
Expires: ${new Date(Date.UTC(year, month - 1 + validMonths, 1)).toISOString()}
Preferred-Languages: ${new Intl.Locale(language).language}
Canonical: ${url}/${securityTxtFile}
`
}

/** Links to this site's pages, but not to files (with an extension), the CMS, or addresses with a query. */
const pages = {
  and: [
    // Not for visitors who save data: a rules file can't check that, so the page's loader sets this attribute.
    { selector_matches: '[data-awake=false] a' },
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { href_matches: '/admin' } },
    { not: { href_matches: String.raw`/*\?(.+)` } },
  ],
}

/**
 * Which pages browsers may prefetch. In a file with a header, because inline rules would need an exception in the
 * Content-Security-Policy. Hosts that send no custom headers go without.
 */
const speculationRules = {
  // A page is 12 KB, so it is fetched when a pointer rests on its link.
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  // Prerendering also loads the images, so it waits until the link is pressed.
  prerender: [{ where: pages, eagerness: 'conservative' }],
}
