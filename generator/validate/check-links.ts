import { faqCategories } from '../content/faq.ts'
import {
  areaPath,
  blogPagePath,
  buildCategoryId,
  buildQuestionIds,
  countBlogPages,
  filePaths,
  paths,
  postPath,
  servicePath,
} from '../content/paths.ts'
import type { PostFrontMatter } from '../content/post.ts'
import { isShown, type PublicationOptions } from '../content/publication.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { sectionIds } from '../../templates/section-ids.ts'
import type { CheckedSource, SourceKind } from './entry.ts'
import { findAddressFault } from './find-address-fault.ts'
import { findClosest } from './find-closest.ts'
import { listRedirects } from './check-redirects.ts'

export interface LinkTargets {
  /** Every page's address with the ids on it; `undefined` where they are not known, because the page's file has mistakes. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Addresses of posts that exist but are not public yet, with their day; drafts have none. */
  readonly unpublished: ReadonlyMap<string, string | undefined>
  /** Addresses that were given up, and where they lead now. */
  readonly redirects: ReadonlyMap<string, string>
}

/** Lists what links may point at, from the files that are there (`kinds`), whether or not they could be read (`sources`). */
export function listLinkTargets(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  options: PublicationOptions,
): LinkTargets {
  const unpublished = new Map<string, string | undefined>()
  const targets = new Map<string, ReadonlySet<string> | undefined>(filePaths.map((path) => [path, new Set()]))
  const single = (name: string) => sources.find(({ kind }) => 'single' in kind && kind.single === name)
  targets.set(paths.home, new Set(sectionIds.home))
  targets.set(paths.about, idsOf(sectionIds.about, single('about')))
  targets.set(paths.areas, new Set(sectionIds.areas))
  targets.set(paths.contact, new Set(sectionIds.contact))
  targets.set(paths.privacy, idsOf(sectionIds.privacy, single('privacy')))
  targets.set(paths.faq, questionIdsOf(single('faq')))
  let posts = 0
  for (const kind of kinds) {
    if (!('collection' in kind)) continue
    const { collection, id } = kind
    const source = sources.find((checked) => checked.kind === kind)
    if (collection === 'services') targets.set(servicePath(id), new Set(sectionIds.service))
    if (collection === 'areas') targets.set(areaPath(id), idsOf(sectionIds.area, source))
    if (collection !== 'posts') continue
    if (source && isHidden(source, options)) unpublished.set(postPath(id), dayOf(source))
    else {
      posts += 1
      targets.set(postPath(id), idsOf(sectionIds.post, source))
    }
  }
  for (let page = 1; page <= countBlogPages(posts); page += 1) targets.set(blogPagePath(page), new Set(sectionIds.blog))
  return { pages: targets, unpublished, redirects: listRedirects(sources) }
}

function isHidden(source: CheckedSource, options: PublicationOptions): boolean {
  return source.isValid && !isShown(source.raw as PostFrontMatter, options)
}

/** The day on which a post becomes public; a draft has none. */
function dayOf({ raw }: CheckedSource): string | undefined {
  const { draft, date } = raw as PostFrontMatter
  return draft ? undefined : date
}

/** Whether a page will be public no earlier than the post it links to, so that no visitor can meet the link too soon. */
function isInTime(address: string, source: CheckedSource, { unpublished }: LinkTargets): boolean {
  const own = addressOf(source)
  if (!unpublished.has(own)) return false
  const [ownDay, targetDay] = [unpublished.get(own), unpublished.get(address)]
  return ownDay === undefined || (targetDay !== undefined && targetDay <= ownDay)
}

function idsOf(sections: readonly string[], source: CheckedSource | undefined): ReadonlySet<string> | undefined {
  if (!source) return undefined
  const headings = [...source.markdown.values()].flatMap((document) => document.headings)
  return new Set([...sections, ...headings.map(({ id }) => id)])
}

function questionIdsOf(source: CheckedSource | undefined): ReadonlySet<string> | undefined {
  if (!source?.isValid) return undefined
  const questions = (source.raw as { question: string }[]).map(({ question }) => question)
  return new Set([...sectionIds.faq, ...faqCategories.map(buildCategoryId), ...buildQuestionIds(questions)])
}

/** Reports every link of a file's texts that leads nowhere, each at its own place. */
export function checkLinks(source: CheckedSource, targets: LinkTargets, report: Report): void {
  for (const document of source.markdown.values()) {
    for (const { url, place } of document.links) {
      const fault = findLinkFault(url, source, targets)
      if (fault) report({ severity: 'error', file: source.parsed.file, place, ...fault })
    }
  }
}

function findLinkFault(url: string, source: CheckedSource, targets: LinkTargets) {
  const fault = findAddressFault(url)
  if (fault === 'outside') return undefined
  if (fault !== 'inside') return fault
  const [path = '', encodedAnchor] = url.split('#')
  const anchor = decode(encodedAnchor)
  const address = path === '' ? addressOf(source) : (path.split('?')[0] ?? '')
  if (targets.unpublished.has(address)) {
    if (isInTime(address, source, targets)) return undefined
    const message = `The link to \`${url}\` leads to a post that is not public yet.`
    return { code: 'links/broken-link', message, hint: 'publish that post first, or remove the link.' } as const
  }
  const redirected = targets.redirects.get(address)
  if (redirected !== undefined && !targets.pages.has(address)) {
    const message = `The link to \`${url}\` leads to an address that was given up.`
    return { code: 'links/broken-link', message, hint: `write \`${redirected}\`.` } as const
  }
  if (!targets.pages.has(address)) {
    const addresses = [...targets.pages.keys()]
    const closest = findByEnd(address, addresses) ?? findClosest(address, addresses)
    const hint = closest
      ? `did you mean \`${closest}\`?`
      : 'links inside the site begin with /, such as `/services/office`.'
    return { code: 'links/broken-link', message: `The link to \`${url}\` leads to no page.`, hint } as const
  }
  const ids = targets.pages.get(address)
  if (!anchor || !ids || ids.has(anchor)) return undefined
  const closest = findClosest(anchor, [...ids])
  const hint = closest
    ? `did you mean \`${path}#${closest}\`?`
    : `write \`${address}\` to lead to the top of that page, or give it such a heading.`
  return { code: 'links/broken-anchor', message: `The page ${address} has no part \`#${anchor}\`.`, hint } as const
}

function decode(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `services/office`, `/office` and `/services/office/` all mean the page that ends alike. */
function findByEnd(address: string, addresses: readonly string[]): string | undefined {
  const name = address
    .replace(/\/$/, '')
    .replace(/\.(html|md)$/, '')
    .split('/')
    .at(-1)
  return name ? addresses.find((target) => target.endsWith(`/${name}`)) : undefined
}

function addressOf({ kind }: CheckedSource): string {
  if ('single' in kind)
    return { about: paths.about, privacy: paths.privacy, faq: paths.faq }[kind.single as string] ?? paths.home
  return { services: servicePath, areas: areaPath, posts: postPath }[kind.collection](kind.id)
}
