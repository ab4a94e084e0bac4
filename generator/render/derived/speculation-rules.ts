import type { OutputFile } from '../../shared/output-file.ts'

/** Address of the rules, which every page's headers reference (https://wicg.github.io/nav-speculation/speculation-rules.html). */
export const speculationRulesPath = '/speculation-rules.json'

/** Which pages browsers may prefetch. In a file, because inline rules would need an exception in the Content-Security-Policy. */
export function buildSpeculationRules(): OutputFile {
  return { path: speculationRulesPath.slice(1), content: `${JSON.stringify(rules, null, 2)}\n` }
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

const rules = {
  // A page is 12 KB, so it is fetched when a pointer rests on its link.
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  // Prerendering also loads the images, so it waits until the link is pressed.
  prerender: [{ where: pages, eagerness: 'conservative' }],
}
