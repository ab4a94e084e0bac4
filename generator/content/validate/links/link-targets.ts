import { sectionIds } from '../../../../templates/section-ids.ts'
import type { FileData, FileName } from '../../../schema/collections.ts'
import { faqCategories } from '../../../schema/faq.ts'
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
} from '../../../schema/paths.ts'
import type { PostFrontMatter } from '../../../schema/post.ts'
import { isShown, type PublicationOptions } from '../../../schema/publication.ts'
import type { Redirect } from '../../../schema/redirect.ts'
import type { CheckedSource, SourceKind } from '../entry.ts'

/** The ids on a page, collected when a link asks for them. */
type PageIds = () => ReadonlySet<string>

/** What links and redirects may point at. */
export interface LinkTargets {
  /** Every page's address with the ids on it; `undefined` where they are not known, because the page's file has mistakes. */
  readonly pages: ReadonlyMap<string, PageIds | undefined>
  /** Addresses of posts that exist but are not public yet, with their day; drafts have none. */
  readonly unpublished: ReadonlyMap<string, string | undefined>
  /** Addresses that were given up, and where they lead now. */
  readonly redirects: ReadonlyMap<string, string>
  /** The address of the published site, such as `https://www.company.example`. */
  readonly url?: string | undefined
}

/** Lists what links may point at, from the files that are there (`kinds`), whether or not they could be read (`sources`). */
export function listLinkTargets(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  options: PublicationOptions & Pick<LinkTargets, 'url'>,
): LinkTargets {
  const single = (name: FileName) => sources.find(({ kind }) => 'single' in kind && kind.single === name)
  const faq = single('faq')
  const unpublished = new Map<string, string | undefined>()
  const pages = new Map<string, PageIds | undefined>([
    ...filePaths.map((path) => [path, idsOf([])] as const),
    [paths.home, idsOf(sectionIds.home)],
    [paths.about, idsOfSource(sectionIds.about, single('about'))],
    [paths.areas, idsOf(sectionIds.areas)],
    [paths.contact, idsOf(sectionIds.contact)],
    [paths.privacy, idsOfSource(sectionIds.privacy, single('privacy'))],
    [paths.faq, faq?.isValid ? idsOf(listFaqIds(faq.raw as FileData<'faq'>)) : undefined],
  ])
  const sourceOf = new Map(sources.map((source) => [source.kind, source]))
  let posts = 0
  for (const kind of kinds) {
    if (!('collection' in kind)) continue
    const { collection, id } = kind
    const source = sourceOf.get(kind)
    if (collection === 'services') pages.set(servicePath(id), idsOf(sectionIds.service))
    else if (collection === 'areas') pages.set(areaPath(id), idsOfSource(sectionIds.area, source))
    else if (source?.isValid && !isShown(source.raw as PostFrontMatter, options)) {
      const { draft, date } = source.raw as PostFrontMatter
      unpublished.set(postPath(id), draft ? undefined : date)
    } else {
      posts += 1
      pages.set(postPath(id), idsOfSource(sectionIds.post, source))
    }
  }
  for (let page = 1; page <= countBlogPages(posts); page += 1) pages.set(blogPagePath(page), idsOf(sectionIds.blog))
  const redirects = readRedirects(findRedirectsFile(sources)).map(({ from, to }) => [from, to] as const)
  return { pages, unpublished, redirects: new Map(redirects), url: options.url }
}

function idsOf(sections: readonly string[], texts: CheckedSource['texts'] = {}): PageIds {
  let ids: ReadonlySet<string> | undefined
  return () =>
    (ids ??= new Set([...sections, ...Object.values(texts).flatMap(({ headings }) => headings.map(({ id }) => id))]))
}

/** The ids of a page whose file cannot be read are not known. */
function idsOfSource(sections: readonly string[], source: CheckedSource | undefined): PageIds | undefined {
  return source && idsOf(sections, source.texts)
}

function listFaqIds(faq: FileData<'faq'>): readonly string[] {
  const questions = buildQuestionIds(faq.map(({ question }) => question))
  return [...sectionIds.faq, ...faqCategories.map(buildCategoryId), ...questions]
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
