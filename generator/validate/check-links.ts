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
import { findLinkFault } from './find-link-fault.ts'
import type { LinkTargets } from './link-targets.ts'
import { listRedirects } from './list-redirects.ts'

/** Lists what links may point at, from the files that are there (`kinds`), whether or not they could be read (`sources`). */
export function listLinkTargets(
  kinds: readonly SourceKind[],
  sources: readonly CheckedSource[],
  options: PublicationOptions & Pick<LinkTargets, 'url'>,
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
  const sourceOf = new Map(sources.map((source) => [source.kind, source]))
  let posts = 0
  for (const kind of kinds) {
    if (!('collection' in kind)) continue
    const { collection, id } = kind
    const source = sourceOf.get(kind)
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

function idsOf(sections: readonly string[], source: CheckedSource | undefined): ReadonlySet<string> | undefined {
  if (!source || source.isPartial) return undefined
  const ids = Object.values(source.texts).flatMap(({ headings }) => headings.map(({ id }) => id))
  return new Set([...sections, ...ids])
}

function questionIdsOf(source: CheckedSource | undefined): ReadonlySet<string> | undefined {
  if (!source?.isValid) return undefined
  const questions = (source.raw as { question: string }[]).map(({ question }) => question)
  return new Set([...sectionIds.faq, ...faqCategories.map(buildCategoryId), ...buildQuestionIds(questions)])
}

/** Reports every link of a file's texts that leads nowhere, each at its own place. */
export function checkLinks(source: CheckedSource, targets: LinkTargets, report: Report): void {
  for (const document of Object.values(source.texts)) {
    for (const { url, place } of document.links) {
      const fault = findLinkFault(url, source, targets)
      if (fault) report({ severity: 'error', file: source.file, place, ...fault })
    }
  }
}
