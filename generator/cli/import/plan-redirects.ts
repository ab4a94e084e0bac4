import type { LinkTargets } from '../../content/validate/links/link-targets.ts'
import { addressPattern, type Redirect } from '../../schema/entries/redirect.ts'
import { postPath } from '../../schema/paths.ts'
import { buildSlug } from '../../schema/slug.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { decodePart } from '../../shared/decode-part.ts'
import { groupBy } from '../../shared/group-by.ts'
import { UsageError } from '../usage-error.ts'
import { tidyAddress } from './link-old-posts.ts'
import type { PlannedPost } from './plan-import.ts'

/**
 * The URL paths in a sitemap: XML, or text with an address on each line (https://www.sitemaps.org/protocol.html). Without
 * query strings, and without the home page.
 */
export function readSitemap(text: string, name: string): string[] {
  if (/<sitemapindex\b/.test(text))
    throw new UsageError(`${name} only lists other sitemaps. Save each of those, and run the import once for each.`)
  const found = text.matchAll(/(?:<loc>\s*(?:<!\[CDATA\[\s*)?|^[ \t]*)https?:\/\/[^\s/<\]?#]+([^\s<\]?#]*)/gim)
  const paths = [...found].map(([, path = '']) => tidyAddress(path)).filter((path) => path !== '' && path !== '/')
  if (paths.length === 0)
    throw new UsageError(`There are no addresses in ${name}. It must be a sitemap, such as /sitemap.xml.`)
  return [...new Set(paths)]
}

/**
 * Leads old addresses to posts and pages, unless they lead somewhere already. Those in a sitemap that lead nowhere are
 * `lost`, or `unredirectable` if no redirect can start from them.
 */
export function planRedirects(
  written: readonly PlannedPost[],
  addresses: readonly string[],
  { pages, existing }: { readonly pages: readonly string[]; readonly existing: LinkTargets['redirects'] },
) {
  const known = new Set([...pages, ...existing.keys()].map((address) => address.toLowerCase()))
  const ofPosts = written.flatMap(({ id, redirected }) => redirected.map((from) => ({ from, to: postPath(id) })))
  const redirects = [...ofPosts, ...matchAddresses(addresses, pages)].filter(({ from }) => {
    const key = from.toLowerCase()
    return !known.has(key) && known.add(key)
  })
  const others = addresses.filter((address) => !known.has(address.toLowerCase())).toSorted(compareTexts)
  const lost = others.filter((address) => addressPattern.test(address))
  return { redirects, lost, unredirectable: others.filter((address) => !addressPattern.test(address)) }
}

/** Lists of posts, and people, which share a page's name only by chance: `/author/warren`, `/tag/office`. */
const listOrPerson = /\/(?:authors?|people|staff|team|users?|[\w-]*categor(?:y|ies)|labels?|(?:hash)?tags?|topics?)\//i

/** Leads each address to the one page whose own address ends the same: `/2020/01/title` to `/blog/title`. */
export function matchAddresses(addresses: readonly string[], pages: Iterable<string>): Redirect[] {
  const byName = groupBy(pages, nameAddress)
  const alike = groupBy(addresses, nameAddress)
  return addresses.flatMap((from) => {
    const name = nameAddress(from)
    const [to, other] = byName.get(name) ?? []
    // Several posts with this name were imported, and all but the first got a number.
    const isNumbered = (alike.get(name)?.length ?? 0) > 1 && byName.has(`${name}-2`)
    // Numbers are those of list pages, months and days.
    const isClear = to !== undefined && other === undefined && !isNumbered && /\D/.test(name)
    return isClear && addressPattern.test(from) && !listOrPerson.test(from) ? [{ from, to }] : []
  })
}

function nameAddress(address: string): string {
  const last = address.slice(address.lastIndexOf('/') + 1)
  return buildSlug(decodePart(last).replace(/\.(?:html?|php|aspx?)$/i, ''))
}
