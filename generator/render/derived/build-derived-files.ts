import { buildCms } from '../../schema/cms/build-cms.ts'
import { buildSpeculationRules } from './speculation-rules.ts'
import type { Assets } from '../../assets/assets.ts'
import type { Site } from '../model/site.ts'
import type { PlannedPage } from '../page-plan.ts'
import { formatFeed } from './feed.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { buildRedirectPages } from './redirect-page.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import { noMemory, type Remember } from '../../shared/memory.ts'
import { formatSecurityTxt, securityTxtFile } from './security-txt.ts'
import { formatRobots, formatSitemap } from './sitemap.ts'

/** Builds the files meant for machines. In watch mode, `remember` carries the sitemap over. */
export function buildDerivedFiles(
  site: Site,
  pages: readonly PlannedPage[],
  assets: Pick<Assets, 'pictures'>,
  remember: Remember = noMemory,
): OutputFile[] {
  const { url, cms } = site.config
  const listed = pages.filter((page) => page.listed)
  // Sorting thousands of addresses takes longer than hashing them.
  const version = shortHash(`${url}\n${listed.map(({ path, lastModified }) => `${path} ${lastModified}`).join('\n')}`)
  return [
    { path: 'sitemap.xml', content: remember('sitemap', version, () => formatSitemap(url, listed)) },
    { path: 'robots.txt', content: formatRobots(url, cms ? ['/admin'] : []) },
    { path: securityTxtFile, content: formatSecurityTxt(site.config, site.locale.language, site.today) },
    // The newest posts, for feed readers.
    ...(site.hasBlog ? [{ path: 'feed.xml', content: formatFeed(site, assets) }] : []),
    buildSpeculationRules(),
    ...buildRedirectPages(site),
    ...buildCms(site.config, {
      faq: { category: site.texts.faqPage.categories },
      area: { 'groups[].service': site.texts.areaPage.groups.services },
      estimate: { 'kinds[].industry': Object.keys(site.industries.options) },
    }),
  ]
}
