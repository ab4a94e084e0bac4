import { sectionIds, sections } from '../../../../templates/section-ids.ts'
import type { CollectionName, FileData, FileName } from '../../../schema/collections.ts'
import {
  areaPath,
  blogPagePath,
  buildFaqIds,
  countBlogPages,
  feedPath,
  filePaths,
  pagePath,
  paths,
  postPath,
  servicePath,
} from '../../../schema/paths.ts'
import { isShown, type Publication, type PublicationOptions } from '../../../schema/publication.ts'
import { downloadPath, suggestDownloadName } from '../../../schema/download.ts'
import type { testimonialPages } from '../../../schema/entries/testimonial.ts'
import type { ReadText } from '../../reading/reading.ts'
import type { CheckedSource, SourceKind } from '../entry.ts'

/** The ids on a page, its author's first. Collected on demand. */
type PageIds = () => ReadonlySet<string>

/** Valid targets of links and redirects. */
export interface LinkTargets {
  /** URL paths of all pages with their ids; `undefined` if unknown because the page's file has errors. */
  readonly pages: ReadonlyMap<string, PageIds | undefined>
  /** URL paths of unpublished pages, with their publication date; drafts have none. */
  readonly unpublished: ReadonlyMap<string, string | undefined>
  /** URL paths of list pages that don't exist because they would be empty, with what is missing. */
  readonly empty: ReadonlyMap<string, string>
  /** Redirected URL paths and their targets. */
  readonly redirects: ReadonlyMap<string, string>
  /** The site's public URL, such as `https://www.company.example`. */
  readonly url?: string | undefined
}

/** URL paths of entries, by collection. */
export const entryPaths = { services: servicePath, areas: areaPath, posts: postPath, pages: pagePath }

/** Lists link targets for all existing files (`kinds`), whether or not they could be read (`sources`). */
export function listLinkTargets(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  options: PublicationOptions & Pick<LinkTargets, 'url'> & { readonly offered: readonly string[] },
): LinkTargets {
  const entries = listEntries(kinds, sources, options)
  const has = countContent(kinds, sources, entries)
  const { home, about, contact, service, area, post } = sections
  const pages = new Map<string, PageIds | undefined>([
    ...filePaths.map((path) => [path, idsOf([])] as const),
    // A misnamed file was reported, but exists. Ids are unknown, because PDFs accept anchors such as `#page=2`.
    ...options.offered.map((path) => [downloadPath(suggestDownloadName(path)), undefined] as const),
    [
      paths.home,
      idsOf(
        drop(
          sectionIds.home,
          has.services === 0 && home.services,
          has.areas === 0 && home.areas,
          !has.comparisonAtHome && home.beforeAfter,
          !has.saidAtHome && home.testimonials,
          !has.askedAtHome && home.faq,
        ),
      ),
    ],
    [
      paths.about,
      idsOfSource(
        drop(sectionIds.about, !has.saidOfUs && about.testimonials, !has.team && about.team),
        findFile(sources, 'about'),
      ),
    ],
    [paths.areas, idsOf(sectionIds.areas)],
    [paths.contact, idsOf(drop(sectionIds.contact, !has.estimate && contact.estimate))],
    [paths.privacy, idsOfSource(sectionIds.privacy, findFile(sources, 'privacy'))],
    [paths.faq, listFaqIds(readFile(sources, 'faq'), readFile(sources, 'faqPage'))],
  ])
  const ownIds = {
    services: drop(
      sectionIds.service,
      !has.areas && service.areas,
      has.services < 2 && service.others,
      !has.estimate && service.estimate,
    ),
    areas: drop(sectionIds.area, has.areas < 2 && area.nearby),
    posts: drop(sectionIds.post, has.posts < 2 && post.related),
    pages: sectionIds.page,
  }
  const unpublished = new Map<string, string | undefined>()
  for (const { collection, id, source, publication, isPublic } of entries) {
    const address = entryPaths[collection](id)
    // A file with the name of a built-in page was reported, and doesn't replace it.
    if (collection === 'pages' && pages.has(address)) continue
    if (!isPublic) unpublished.set(address, publication.draft ? undefined : publication.date)
    // Services have no Markdown headings with ids.
    else if (collection === 'services') pages.set(address, idsOf(ownIds.services))
    else {
      const hasTasks = () => Object.values(source?.texts ?? {}).some((text) => text.hasTasks)
      const own = () => drop(ownIds[collection], !hasTasks() && post.checklist)
      pages.set(address, source && idsOf(own, source.texts))
    }
  }
  for (let page = 1; page <= countBlogPages(has.posts); page += 1) pages.set(blogPagePath(page), idsOf(sectionIds.blog))
  const empty = new Map([
    ...(has.areas === 0 ? [[paths.areas, 'cities'] as const] : []),
    ...(has.posts === 0 ? [paths.blog, feedPath].map((path) => [path, 'posts'] as const) : []),
    ...(has.questions === 0 ? [[paths.faq, 'questions'] as const] : []),
  ])
  for (const address of empty.keys()) pages.delete(address)
  const redirects = new Map(readFile(sources, 'redirects')?.map(({ from, to }) => [from, to] as const))
  return { pages, unpublished, empty, redirects, url: options.url }
}

/** Lists entries. Unreadable ones count as public. */
function listEntries(kinds: readonly SourceKind[], sources: readonly CheckedSource[], options: PublicationOptions) {
  const sourceOf = new Map(sources.map((source) => [source.kind, source]))
  return kinds.flatMap((kind) => {
    if (!('collection' in kind)) return []
    const source = sourceOf.get(kind)
    const publication: Publication = source?.isValid ? (source.raw as Publication) : {}
    return [{ ...kind, source, publication, isPublic: isShown(publication, options) }]
  })
}

/** Counts the content that pages and sections depend on. Unreadable files count as existing. */
function countContent(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  entries: ReturnType<typeof listEntries>,
) {
  const isThere = (name: FileName) => kinds.some((kind) => 'single' in kind && kind.single === name)
  const count = (name: CollectionName) =>
    entries.filter(({ collection, isPublic }) => isPublic && collection === name).length
  const testimonials = readFile(sources, 'testimonials')
  const home = readFile(sources, 'home')
  const isSaidOn = (page: (typeof testimonialPages)[number]) =>
    testimonials?.some(({ pages }) => pages.includes(page)) ?? isThere('testimonials')
  return {
    services: count('services'),
    areas: count('areas'),
    posts: count('posts'),
    questions: readFile(sources, 'faq')?.length ?? Number(isThere('faq')),
    saidAtHome: isSaidOn('home'),
    saidOfUs: isSaidOn('about'),
    team: readFile(sources, 'team')?.length !== 0 && isThere('team'),
    askedAtHome: home?.faq.questions.length !== 0,
    comparisonAtHome: !home || home.beforeAfter !== undefined,
    estimate: isThere('estimate'),
  }
}

/** Removes ids of sections that the page doesn't have. */
function drop(ids: readonly string[], ...missing: readonly (string | false)[]): readonly string[] {
  return ids.filter((id) => !missing.includes(id))
}

function idsOf(own: readonly string[] | (() => readonly string[]), texts: CheckedSource['texts'] = {}): PageIds {
  let ids: ReadonlySet<string> | undefined
  const list = () => [...Object.values(texts).flatMap(listIds), ...(typeof own === 'function' ? own() : own)]
  return () => (ids ??= new Set(list()))
}

function listIds({ headings, anchors }: ReadText): readonly string[] {
  return [...headings.map(({ id }) => id), ...anchors]
}

/** Ids are unknown if the page's file can't be read. */
function idsOfSource(own: readonly string[], source: CheckedSource | undefined): PageIds | undefined {
  return source && idsOf(own, source.texts)
}

function listFaqIds(faq?: FileData<'faq'>, page?: FileData<'faqPage'>): PageIds | undefined {
  if (!faq || !page) return undefined
  const ids = buildFaqIds(
    page.categories,
    faq.map(({ question }) => question),
  )
  return idsOf([...ids.categories, ...ids.questions, ...sectionIds.faq])
}

export function findFile(sources: readonly CheckedSource[], name: FileName): CheckedSource | undefined {
  return sources.find(({ kind }) => 'single' in kind && kind.single === name)
}

/** The data of a single file; `undefined` if it's missing or invalid. */
export function readFile<Name extends FileName>(
  sources: readonly CheckedSource[],
  name: Name,
): FileData<Name> | undefined {
  const source = findFile(sources, name)
  return source?.isValid ? (source.raw as FileData<Name>) : undefined
}

/** Decodes a URL's anchor to compare it with ids. */
export function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    // A `%` that isn't an escape is part of the name. `decodeURIComponent` throws for no other reason.
    return anchor
  }
}
