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
import type { testimonialPages } from '../../../schema/testimonial.ts'
import type { ReadText } from '../../reading/reading.ts'
import type { CheckedSource, SourceKind } from '../entry.ts'

/** The ids on a page, collected when a link asks for them. */
type PageIds = () => ReadonlySet<string>

/** What links and redirects may point at. */
export interface LinkTargets {
  /** Every page's address with the ids on it; `undefined` where they are not known, because the page's file has mistakes. */
  readonly pages: ReadonlyMap<string, PageIds | undefined>
  /** Addresses of pages that are written but not public yet, with their day; drafts have none. */
  readonly unpublished: ReadonlyMap<string, string | undefined>
  /** Addresses of lists that have nothing to list, and so no page: what there is none of. */
  readonly empty: ReadonlyMap<string, string>
  /** Addresses that were given up, and where they lead now. */
  readonly redirects: ReadonlyMap<string, string>
  /** The address of the published site, such as `https://www.company.example`. */
  readonly url?: string | undefined
}

/** The address of an entry's page. */
export const entryPaths = { services: servicePath, areas: areaPath, posts: postPath, pages: pagePath }

/** Lists what links may point at, from the files that are there (`kinds`), whether or not they could be read (`sources`). */
export function listLinkTargets(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  options: PublicationOptions & Pick<LinkTargets, 'url'> & { readonly offered: readonly string[] },
): LinkTargets {
  const entries = listEntries(kinds, sources, options)
  const has = countContent(kinds, sources, entries)
  const { home, about, service, area } = sections
  const pages = new Map<string, PageIds | undefined>([
    ...filePaths.map((path) => [path, idsOf([])] as const),
    // A misnamed file was reported, and is there all the same. A PDF has parts, such as `#page=2`.
    ...options.offered.map((path) => [downloadPath(suggestDownloadName(path)), undefined] as const),
    [
      paths.home,
      idsOf(
        drop(
          sectionIds.home,
          has.services === 0 && home.services,
          has.areas === 0 && home.areas,
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
    [paths.contact, idsOf(sectionIds.contact)],
    [paths.privacy, idsOfSource(sectionIds.privacy, findFile(sources, 'privacy'))],
    [paths.faq, listFaqIds(readFile(sources, 'faq'), readFile(sources, 'faqPage'))],
  ])
  const ownIds = {
    services: drop(sectionIds.service, !has.areas && service.areas, has.services < 2 && service.others),
    areas: drop(sectionIds.area, has.areas < 2 && area.nearby),
    posts: sectionIds.post,
    pages: sectionIds.page,
  }
  const unpublished = new Map<string, string | undefined>()
  for (const { collection, id, source, publication, isPublic } of entries) {
    const address = entryPaths[collection](id)
    // A file with the name of a built-in page was reported, and is not that page.
    if (collection === 'pages' && pages.has(address)) continue
    if (!isPublic) unpublished.set(address, publication.draft ? undefined : publication.date)
    // Services have no texts whose headings have ids.
    else
      pages.set(address, collection === 'services' ? idsOf(ownIds.services) : idsOfSource(ownIds[collection], source))
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

/** What cannot be read is public all the same. */
function listEntries(kinds: readonly SourceKind[], sources: readonly CheckedSource[], options: PublicationOptions) {
  const sourceOf = new Map(sources.map((source) => [source.kind, source]))
  return kinds.flatMap((kind) => {
    if (!('collection' in kind)) return []
    const source = sourceOf.get(kind)
    const publication: Publication = source?.isValid ? (source.raw as Publication) : {}
    return [{ ...kind, source, publication, isPublic: isShown(publication, options) }]
  })
}

/** How much there is of what whole pages or sections are made from. What cannot be read is there all the same. */
function countContent(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  entries: ReturnType<typeof listEntries>,
) {
  const isThere = (name: FileName) => kinds.some((kind) => 'single' in kind && kind.single === name)
  const count = (name: CollectionName) =>
    entries.filter(({ collection, isPublic }) => isPublic && collection === name).length
  const testimonials = readFile(sources, 'testimonials')
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
    askedAtHome: readFile(sources, 'home')?.faq.questions.length !== 0,
  }
}

/** The ids without those of sections that a page has not. */
function drop(ids: readonly string[], ...missing: readonly (string | false)[]): readonly string[] {
  return ids.filter((id) => !missing.includes(id))
}

function idsOf(own: readonly string[], texts: CheckedSource['texts'] = {}): PageIds {
  let ids: ReadonlySet<string> | undefined
  return () => (ids ??= new Set([...own, ...Object.values(texts).flatMap(listIds)]))
}

function listIds({ headings, anchors }: ReadText): readonly string[] {
  return [...headings.map(({ id }) => id), ...anchors]
}

/** The ids of a page whose file cannot be read are not known. */
function idsOfSource(own: readonly string[], source: CheckedSource | undefined): PageIds | undefined {
  return source && idsOf(own, source.texts)
}

function listFaqIds(faq?: FileData<'faq'>, page?: FileData<'faqPage'>): PageIds | undefined {
  if (!faq || !page) return undefined
  const ids = buildFaqIds(
    page.categories,
    faq.map(({ question }) => question),
  )
  return idsOf([...sectionIds.faq, ...ids.categories, ...ids.questions])
}

export function findFile(sources: readonly CheckedSource[], name: FileName): CheckedSource | undefined {
  return sources.find(({ kind }) => 'single' in kind && kind.single === name)
}

/** What such a file says; `undefined` where it is not there or has mistakes. */
export function readFile<Name extends FileName>(
  sources: readonly CheckedSource[],
  name: Name,
): FileData<Name> | undefined {
  const source = findFile(sources, name)
  return source?.isValid ? (source.raw as FileData<Name>) : undefined
}

/** The part of a page that an address names, as its id is written. */
export function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    // A `%` that begins no code is a part of the name: `decodeURIComponent` throws nothing else.
    return anchor
  }
}
