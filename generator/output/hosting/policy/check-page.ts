import { isShared, type PageParts } from '../../../../templates/page-parts.ts'
import { describeFault, describeSheetFault, type FaultRules, findScriptLink, type PageFault } from './describe-fault.ts'
import { gatherSources } from './content-policy.ts'
import { scanTags } from './scan-tags.ts'
import type { HeaderSubject } from './site-headers.ts'

/** Throws where a page has what browsers would refuse under the site's policy. `file` is the page's path in the site. */
export type CheckPage = (page: PageParts, file: string) => void

/**
 * A check of pages against the policy that they will be served with. What authors write cannot break it, so that a fault
 * is one of a template. What pages share is looked at once: there may be ten thousand of them.
 */
export function createPageCheck(subject: HeaderSubject): CheckPage {
  const rules: FaultRules = { css: subject.css, url: subject.config.url, sources: gatherSources(subject) }
  const sheetFault = describeSheetFault(rules)
  if (sheetFault) throw new Error(formatFault('every page', '', sheetFault))
  const clearedTags = new Set<string>()
  const clearedParts = new Set<string>()
  const look = (html: string, file: string) => {
    for (const tag of scanTags(html)) {
      if (clearedTags.has(tag.text)) continue
      const fault = describeFault(tag, html, rules)
      if (fault !== undefined) throw new Error(formatFault(file, tag.text, fault))
      // The tag of a style says nothing of what follows it.
      if (tag.name !== 'style') keep(clearedTags, tag.text)
    }
    const link = findScriptLink(html)
    if (link !== undefined)
      throw new Error(formatFault(file, link, { what: 'a link to a script', directive: 'script-src' }))
  }
  return (page, file) => {
    for (const [index, part] of page.entries()) {
      if (isShared(index) && clearedParts.has(part)) continue
      look(part, file)
      if (isShared(index)) keep(clearedParts, part)
    }
  }
}

/** Most tags that are known to be good; a page has some twenty, most of which other pages have too. */
const mostKnown = 1000

function keep(known: Set<string>, tag: string): void {
  if (known.size === mostKnown) known.clear()
  known.add(tag)
}

function formatFault(file: string, tag: string, { what, directive }: PageFault): string {
  const shown = tag.length > longest ? `${tag.slice(0, longest)}…` : tag
  return `${file} has ${what}, which the site's Content-Security-Policy does not allow (${directive}) ${shown}`.trim()
}

/** Characters of a tag that are shown. */
const longest = 120
