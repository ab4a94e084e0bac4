import type { OutputFile } from '../../shared/output-file.ts'

/** Address of the rules, which the header of every page names (https://wicg.github.io/nav-speculation/speculation-rules.html). */
export const speculationRulesPath = '/speculation-rules.json'

/** Browsers take the rules as nothing else. */
export const speculationRulesType = 'application/speculationrules+json'

/**
 * Which pages a browser may fetch before they are asked for. A file and a header, because rules in a page would need a word more
 * in the Content-Security-Policy; a host that sends no headers goes without.
 */
export function buildSpeculationRules(): OutputFile {
  return { path: speculationRulesPath.slice(1), content: `${JSON.stringify(rules, null, 2)}\n` }
}

/**
 * Links to pages of this site: an address of ours that is no file and asks nothing. Not for people who save data: a file of rules
 * cannot ask, and browsers look at settings of their own alone, so that the page's loader says it with this attribute.
 */
const pages = {
  and: [
    { selector_matches: '[data-awake=false] a' },
    { href_matches: '/*' },
    // Files have an ending, and an id has no dot.
    { not: { href_matches: '/*.*' } },
    // Nobody but editors goes there.
    { not: { href_matches: '/admin' } },
    { not: { href_matches: String.raw`/*\?(.+)` } },
  ],
}

const rules = {
  // A page is 12 KB: fetched once a pointer rests on its link for a moment.
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  // With its pictures it is more, so that it is drawn ahead only when the link is pressed.
  prerender: [{ where: pages, eagerness: 'conservative' }],
}
