import { listSectionIds, sections } from '../../../../templates/section-ids.ts'
import type { FileData, FileName } from '../../../schema/collections.ts'
import {
  blogPagePath,
  buildFaqIds,
  countBlogPages,
  entryPaths,
  feedPath,
  filePaths,
  paths,
} from '../../../schema/paths.ts'
import { isShown, type Publication, type PublicationOptions } from '../../../schema/publication.ts'
import { downloadPath, suggestDownloadName } from '../../../schema/download.ts'
import type { testimonialPages } from '../../../schema/entries/testimonial.ts'
import { oncePer } from '../../../shared/once-per.ts'
import type { CheckedSource, Entries, SourceKind } from '../entry.ts'

/** A page that links lead to. Plain data, because most runs ask few of thousands of pages for their ids. */
interface PageTarget {
  /** The ids of its sections and, for the FAQ, of its categories and questions. */
  readonly own: readonly string[]
  /** Texts whose headings and anchors have ids. */
  readonly texts?: CheckedSource['texts'] | undefined
}

/** The ids on the page at an address, its author's first. `undefined` if unknown, or if there's no such page. */
export function idsOn(pages: LinkTargets['pages'], address: string): ReadonlySet<string> | undefined {
  const target = pages.get(address)
  return target && listIdsOf(target)
}

const listIdsOf = oncePer(({ own, texts = {} }: PageTarget): ReadonlySet<string> => {
  const inTexts = Object.values(texts).flatMap(({ headings, anchors }) => [...headings.map(({ id }) => id), ...anchors])
  return new Set([...inTexts, ...own])
})

/** Valid targets of links and redirects. */
export interface LinkTargets {
  /** URL paths of all pages; `undefined` if a page's ids are unknown because its file has errors. */
  readonly pages: ReadonlyMap<string, PageTarget | undefined>
  /** URL paths of unpublished pages, with their publication date; drafts have none. */
  readonly unpublished: ReadonlyMap<string, string | undefined>
  /** URL paths of list pages that don't exist because they would be empty, with what is missing. */
  readonly empty: ReadonlyMap<string, string>
  /** Redirected URL paths and their targets. */
  readonly redirects: ReadonlyMap<string, string>
  /** The site's public URL, such as `https://www.company.example`. */
  readonly url?: string | undefined
}

/** A file that exists, whether or not it could be read. */
interface ExistingFile {
  readonly kind: SourceKind
  /** Absent if an error leaves nothing to check. */
  readonly source: CheckedSource | undefined
}

/** Lists link targets for all files that exist. `files` has those that are valid. */
export function listLinkTargets(
  existing: readonly ExistingFile[],
  files: Entries['files'],
  options: PublicationOptions & Pick<LinkTargets, 'url'> & { readonly offered: readonly string[] },
): LinkTargets {
  const has = countContent(existing, files, options)
  const sourceOf = (name: FileName) => existing.find(({ kind }) => kind.single === name)?.source
  const { home, about, contact, service, area, post, blog } = sections
  const onHome = drop(
    listSectionIds('home'),
    has.services === 0 && home.services,
    has.areas === 0 && home.areas,
    !has.comparisonAtHome && home.beforeAfter,
    !has.saidAtHome && home.testimonials,
    !has.askedAtHome && home.faq,
  )
  const onAbout = drop(listSectionIds('about'), !has.saidOfUs && about.testimonials, !has.team && about.team)
  const pages = new Map<string, PageTarget | undefined>()
  for (const path of filePaths) pages.set(path, { own: [] })
  // A misnamed file was reported, but exists. Ids are unknown, because PDFs accept anchors such as `#page=2`.
  for (const path of options.offered) pages.set(downloadPath(suggestDownloadName(path)), undefined)
  pages.set(paths.home, { own: onHome })
  pages.set(paths.about, targetOf(onAbout, sourceOf('about')))
  pages.set(paths.areas, { own: listSectionIds('areas') })
  pages.set(paths.contact, { own: drop(listSectionIds('contact'), !has.estimate && contact.estimate) })
  pages.set(paths.privacy, targetOf(listSectionIds('privacy'), sourceOf('privacy')))
  pages.set(paths.faq, targetOfFaq(files.faq?.data, files.faqPage?.data))
  const ownIds = {
    services: drop(
      listSectionIds('service'),
      !has.areas && service.areas,
      has.services < 2 && service.others,
      !has.estimate && service.estimate,
    ),
    areas: drop(listSectionIds('area'), has.areas < 2 && area.nearby),
    posts: drop(listSectionIds('post'), has.posts < 2 && post.related),
    pages: listSectionIds('page'),
  }
  const idsWithoutTasks = drop(ownIds.posts, post.checklist)
  const unpublished = new Map<string, string | undefined>()
  for (const { kind, source } of existing) {
    if (!kind.collection) continue
    const { collection } = kind
    const address = entryPaths[collection](kind.id)
    // A file with the name of a built-in page was reported, and doesn't replace it.
    if (collection === 'pages' && pages.has(address)) continue
    const publication = publicationOf(source)
    if (!isShown(publication, options)) unpublished.set(address, publication.draft ? undefined : publication.date)
    // Services have no Markdown headings with ids.
    else if (collection === 'services') pages.set(address, { own: ownIds.services })
    else {
      const hasNoTasks = collection === 'posts' && source && !hasTasks(source)
      pages.set(address, targetOf(hasNoTasks ? idsWithoutTasks : ownIds[collection], source))
    }
  }
  for (let page = 1; page <= countBlogPages(has.posts); page += 1)
    pages.set(blogPagePath(page), { own: drop(listSectionIds('blog'), has.posts < 2 && blog.latest) })
  const empty = new Map<string, string>()
  if (has.areas === 0) empty.set(paths.areas, 'cities')
  if (has.posts === 0) for (const path of [paths.blog, feedPath]) empty.set(path, 'posts')
  if (has.questions === 0) empty.set(paths.faq, 'questions')
  for (const address of empty.keys()) pages.delete(address)
  const redirects = new Map(files.redirects?.data.map(({ from, to }) => [from, to] as const))
  return { pages, unpublished, empty, redirects, url: options.url }
}

/** Unreadable entries count as public. */
function publicationOf(source: CheckedSource | undefined): Publication {
  return source?.isValid ? (source.raw as Publication) : {}
}

/** Once per file, however often `start` checks it. */
const hasTasks = oncePer(({ texts }: CheckedSource) => Object.values(texts).some((text) => text.hasTasks))

/** Counts the content that pages and sections depend on. Unreadable files count as existing. */
function countContent(existing: readonly ExistingFile[], files: Entries['files'], options: PublicationOptions) {
  const isThere = (name: FileName) => existing.some(({ kind }) => kind.single === name)
  const counts = { services: 0, areas: 0, posts: 0, pages: 0 }
  for (const { kind, source } of existing)
    if (kind.collection && isShown(publicationOf(source), options)) counts[kind.collection] += 1
  const home = files.home?.data
  const isSaidOn = (page: (typeof testimonialPages)[number]) =>
    files.testimonials?.data.some(({ pages }) => pages.includes(page)) ?? isThere('testimonials')
  return {
    ...counts,
    questions: files.faq?.data.length ?? Number(isThere('faq')),
    saidAtHome: isSaidOn('home'),
    saidOfUs: isSaidOn('about'),
    team: files.team?.data.length !== 0 && isThere('team'),
    askedAtHome: home?.faq.questions.length !== 0,
    comparisonAtHome: !home || home.beforeAfter !== undefined,
    estimate: isThere('estimate'),
  }
}

/** Removes ids of sections that the page doesn't have. */
function drop(ids: readonly string[], ...missing: readonly (string | false)[]): readonly string[] {
  return ids.filter((id) => !missing.includes(id))
}

/** Ids are unknown if the page's file can't be read. */
function targetOf(own: readonly string[], source: CheckedSource | undefined): PageTarget | undefined {
  return source && { own, texts: source.texts }
}

function targetOfFaq(faq?: FileData<'faq'>, page?: FileData<'faqPage'>): PageTarget | undefined {
  if (!faq || !page) return undefined
  const questions = faq.map(({ question }) => question)
  const ids = buildFaqIds(page.categories, questions)
  return { own: [...ids.categories, ...ids.questions, ...listSectionIds('faq')] }
}
