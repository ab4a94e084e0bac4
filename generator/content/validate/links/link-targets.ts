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
import type { Redirect } from '../../../schema/redirect.ts'
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

/** Lists what links may point at, from the files that are there (`kinds`), whether or not they could be read (`sources`). */
export function listLinkTargets(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  options: PublicationOptions & Pick<LinkTargets, 'url'> & { readonly offered: readonly string[] },
): LinkTargets {
  const single = (name: FileName) => sources.find(({ kind }) => 'single' in kind && kind.single === name)
  const has = countContent(kinds, sources, options)
  const unpublished = new Map<string, string | undefined>()
  const pages = new Map<string, PageIds | undefined>([
    ...filePaths.map((path) => [path, idsOf([])] as const),
    // A misnamed file was reported, and is there all the same. A PDF has parts, such as `#page=2`.
    ...options.offered.map((path) => [downloadPath(suggestDownloadName(path)), undefined] as const),
    [paths.home, idsOf(listHomeIds(has))],
    [
      paths.about,
      idsOfSource(
        drop(sectionIds.about, !has.said.about && sections.about.testimonials, !has.team && sections.about.team),
        single('about'),
      ),
    ],
    [paths.areas, idsOf(sectionIds.areas)],
    [paths.contact, idsOf(sectionIds.contact)],
    [paths.privacy, idsOfSource(sectionIds.privacy, single('privacy'))],
    [paths.faq, listFaqIds(single('faq'), single('faqPage'))],
  ])
  const idsOfEntry = {
    services: () =>
      idsOf(
        drop(sectionIds.service, !has.areas && sections.service.areas, has.services < 2 && sections.service.others),
      ),
    areas: (source: CheckedSource | undefined) =>
      idsOfSource(drop(sectionIds.area, has.areas < 2 && sections.area.nearby), source),
    posts: (source: CheckedSource | undefined) => idsOfSource(sectionIds.post, source),
    pages: (source: CheckedSource | undefined) => idsOfSource(sectionIds.page, source),
  }
  const sourceOf = new Map(sources.map((source) => [source.kind, source]))
  for (const kind of kinds) {
    if (!('collection' in kind)) continue
    const { collection, id } = kind
    const source = sourceOf.get(kind)
    const publication = readPublication(source)
    const address = entryPaths[collection](id)
    // A file with the name of a built-in page was reported, and is not that page.
    if (collection === 'pages' && pages.has(address)) continue
    if (isShown(publication, options)) pages.set(address, idsOfEntry[collection](source))
    else unpublished.set(address, publication.draft ? undefined : publication.date)
  }
  for (let page = 1; page <= countBlogPages(has.posts); page += 1) pages.set(blogPagePath(page), idsOf(sectionIds.blog))
  const empty = new Map(listEmpty(has))
  for (const address of empty.keys()) pages.delete(address)
  const redirects = readRedirects(findRedirectsFile(sources)).map(({ from, to }) => [from, to] as const)
  return { pages, unpublished, empty, redirects: new Map(redirects), url: options.url }
}

/** The address of an entry's page. */
export const entryPaths = { services: servicePath, areas: areaPath, posts: postPath, pages: pagePath }

/** How much there is of what whole pages or sections are made from. What cannot be read is there all the same. */
interface Counts {
  readonly services: number
  readonly areas: number
  readonly posts: number
  readonly questions: number
  /** Whether a page has testimonials. */
  readonly said: Readonly<Record<(typeof testimonialPages)[number], boolean>>
  readonly team: boolean
  /** Whether the home page has questions. */
  readonly isAskedAtHome: boolean
}

function countContent(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  options: PublicationOptions,
): Counts {
  const sourceOf = new Map(sources.map((source) => [source.kind, source]))
  const count = (name: CollectionName) =>
    kinds.filter(
      (kind) =>
        'collection' in kind && kind.collection === name && isShown(readPublication(sourceOf.get(kind)), options),
    ).length
  const read = <Name extends FileName>(name: Name): FileData<Name> | 'missing' | 'unknown' => {
    const kind = kinds.find((one) => 'single' in one && one.single === name)
    const source = kind && sourceOf.get(kind)
    if (!kind) return 'missing'
    return source?.isValid ? (source.raw as FileData<Name>) : 'unknown'
  }
  const [faq, testimonials, team, home] = [read('faq'), read('testimonials'), read('team'), read('home')]
  const isSaidOn = (page: (typeof testimonialPages)[number]) =>
    testimonials === 'unknown' || (testimonials !== 'missing' && testimonials.some(({ pages }) => pages.includes(page)))
  return {
    services: count('services'),
    areas: count('areas'),
    posts: count('posts'),
    questions: faq === 'missing' ? 0 : faq === 'unknown' ? 1 : faq.length,
    said: { home: isSaidOn('home'), about: isSaidOn('about') },
    team: team === 'unknown' || (team !== 'missing' && team.length > 0),
    isAskedAtHome: typeof home === 'string' || home.faq.questions.length > 0,
  }
}

function readPublication(source: CheckedSource | undefined): Publication {
  return source?.isValid ? (source.raw as Publication) : {}
}

function listHomeIds({ services, areas, said, isAskedAtHome }: Counts): readonly string[] {
  const { home } = sections
  return drop(
    sectionIds.home,
    services === 0 && home.services,
    areas === 0 && home.areas,
    !said.home && home.testimonials,
    !isAskedAtHome && home.faq,
  )
}

/** The ids without those of sections that a page has not. */
function drop(ids: readonly string[], ...missing: readonly (string | false)[]): readonly string[] {
  return ids.filter((id) => !missing.includes(id))
}

function listEmpty({ areas, posts, questions }: Counts): (readonly [address: string, what: string])[] {
  return [
    ...(areas === 0 ? [[paths.areas, 'cities'] as const] : []),
    ...(posts === 0 ? [paths.blog, feedPath].map((path) => [path, 'posts'] as const) : []),
    ...(questions === 0 ? [[paths.faq, 'questions'] as const] : []),
  ]
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

function listFaqIds(faq: CheckedSource | undefined, page: CheckedSource | undefined): PageIds | undefined {
  if (!faq?.isValid || !page?.isValid) return undefined
  const { categories } = page.raw as FileData<'faqPage'>
  const ids = buildFaqIds(
    categories,
    (faq.raw as FileData<'faq'>).map(({ question }) => question),
  )
  return idsOf([...sectionIds.faq, ...ids.categories, ...ids.questions])
}

export function findRedirectsFile(sources: readonly CheckedSource[]): CheckedSource | undefined {
  return sources.find(({ kind }) => 'single' in kind && kind.single === 'redirects')
}

/** The redirects of the file; none where it is not there or has mistakes. */
export function readRedirects(source: CheckedSource | undefined): readonly Redirect[] {
  return source?.isValid ? (source.raw as readonly Redirect[]) : []
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
