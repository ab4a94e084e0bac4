import type { OutputFile } from '../../shared/output-file.ts'

/** Address of the rules, which the header of every page names (https://wicg.github.io/nav-speculation/speculation-rules.html). */
export const speculationRulesPath = '/speculation-rules.json'

/**
 * Which pages a browser may fetch ahead. A file and a header, because rules in a page would need an exception in the
 * Content-Security-Policy; a host that sends no headers goes without.
 */
export function buildSpeculationRules(): OutputFile {
  return { path: speculationRulesPath.slice(1), content: `${JSON.stringify(rules, null, 2)}\n` }
}

/** Links to pages of this site: not to files, which have an ending, not to the forms for editors, and not with a query. */
const pages = {
  and: [
    // Not for people who save data, which the page's loader says with this attribute: a file of rules cannot ask.
    { selector_matches: '[data-awake=false] a' },
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { href_matches: '/admin' } },
    { not: { href_matches: String.raw`/*\?(.+)` } },
  ],
}

const rules = {
  // A page is 12 KB: fetched once a pointer rests on its link.
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  // With its pictures it is more, so it is rendered ahead only when the link is pressed.
  prerender: [{ where: pages, eagerness: 'conservative' }],
}
