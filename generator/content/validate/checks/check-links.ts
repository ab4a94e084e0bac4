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
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import { sectionIds } from '../../../../templates/section-ids.ts'
import type { CheckedSource, SourceKind } from '../entry.ts'
import { findLinkFault } from '../links/find-link-fault.ts'
import type { LinkTargets, PageIds } from '../links/link-targets.ts'
import { listRedirects } from '../links/list-redirects.ts'

/** Lists what links may point at, from the files that are there (`kinds`), whether or not they could be read (`sources`). */
export function listLinkTargets(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  options: PublicationOptions & Pick<LinkTargets, 'url'>,
): LinkTargets {
  const unpublished = new Map<string, string | undefined>()
  const targets = new Map<string, PageIds | undefined>(filePaths.map((path) => [path, idsOf([])]))
  const single = (name: string) => sources.find(({ kind }) => 'single' in kind && kind.single === name)
  targets.set(paths.home, idsOf(sectionIds.home))
  targets.set(paths.about, idsOfSource(sectionIds.about, single('about')))
  targets.set(paths.areas, idsOf(sectionIds.areas))
  targets.set(paths.contact, idsOf(sectionIds.contact))
  targets.set(paths.privacy, idsOfSource(sectionIds.privacy, single('privacy')))
  targets.set(paths.faq, questionIdsOf(single('faq')))
  const sourceOf = new Map(sources.map((source) => [source.kind, source]))
  let posts = 0
  for (const kind of kinds) {
    if (!('collection' in kind)) continue
    const { collection, id } = kind
    const source = sourceOf.get(kind)
    if (collection === 'services') targets.set(servicePath(id), idsOf(sectionIds.service))
    if (collection === 'areas') targets.set(areaPath(id), idsOfSource(sectionIds.area, source))
    if (collection !== 'posts') continue
    if (source && isHidden(source, options)) unpublished.set(postPath(id), dayOf(source))
    else {
      posts += 1
      targets.set(postPath(id), idsOfSource(sectionIds.post, source))
    }
  }
  for (let page = 1; page <= countBlogPages(posts); page += 1) targets.set(blogPagePath(page), idsOf(sectionIds.blog))
  return { pages: targets, unpublished, redirects: listRedirects(sources), url: options.url }
}

function isHidden(source: CheckedSource, options: PublicationOptions): boolean {
  return source.isValid && !isShown(source.raw as PostFrontMatter, options)
}

/** The day on which a post becomes public; a draft has none. */
function dayOf({ raw }: CheckedSource): string | undefined {
  const { draft, date } = raw as PostFrontMatter
  return draft ? undefined : date
}

function idsOf(sections: readonly string[], source?: CheckedSource): PageIds {
  let ids: ReadonlySet<string> | undefined
  return () => {
    const texts = Object.values(source?.texts ?? {})
    return (ids ??= new Set([...sections, ...texts.flatMap(({ headings }) => headings.map(({ id }) => id))]))
  }
}

/** Of a page whose file cannot be read, nobody knows. */
function idsOfSource(sections: readonly string[], source: CheckedSource | undefined): PageIds | undefined {
  return source && !source.isPartial ? idsOf(sections, source) : undefined
}

function questionIdsOf(source: CheckedSource | undefined): PageIds | undefined {
  if (!source?.isValid) return undefined
  const questions = (source.raw as { question: string }[]).map(({ question }) => question)
  return idsOf([...sectionIds.faq, ...faqCategories.map(buildCategoryId), ...buildQuestionIds(questions)])
}

/** Reports every link of a file's texts that leads nowhere, each at its own place. */
export type CheckLinks = (source: CheckedSource, report: Report) => void

export function createLinkCheck(targets: LinkTargets): CheckLinks {
  // Thousands of posts lead to the same few pages.
  const good = new Set<string>()
  return (source, report) => {
    for (const document of Object.values(source.texts)) {
      for (const { url, place } of document.links) {
        if (good.has(url)) continue
        const fault = findLinkFault(url, source, targets)
        if (fault) report({ severity: 'error', file: source.file, place, ...fault })
        else if (isGoodAnywhere(url, targets)) good.add(url)
      }
    }
  }
}

/** Whether a link that is good in one text is good in every other: who may link to a post that is not public yet depends on the text. */
function isGoodAnywhere(url: string, { unpublished }: LinkTargets): boolean {
  return url.startsWith('/') && !unpublished.has(url.split(/[?#]/, 1)[0] ?? '')
}
