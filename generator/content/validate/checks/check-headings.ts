import GithubSlugger from 'github-slugger'
import { sectionIds } from '../../../../templates/section-ids.ts'
import { faqCategories } from '../../../schema/faq.ts'
import { buildCategoryId } from '../../../schema/paths.ts'
import type { Place, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { MarkdownHeading } from '../../markdown/markdown-document.ts'
import type { ParsedContent, SourceKind } from '../entry.ts'
import { findPlace } from '../find-place.ts'

/**
 * Reports headings and questions that would have one address with another, or with a part that the page has anyway.
 * Under two headings the same one may stand, as `Cost` may under each of several rooms: a number in its address tells them apart.
 */
export function checkHeadings(source: ParsedContent, report: Report): void {
  const { kind, markdown, parsed } = source
  const isFaq = 'single' in kind && kind.single === 'faq'
  const taken = new Set(sectionsOf(kind))
  const first = new Map<string, Place>()
  const claim = (text: string, place: Place, what: 'heading' | 'question') => {
    const id = new GithubSlugger().slug(text)
    if (id === '') return
    const at = { severity: 'error', code: 'content/duplicate', file: parsed.file, place } as const
    const before = first.get(id)
    if (before) {
      const notes = [{ message: 'the first time is here', file: parsed.file, place: before }]
      report({
        ...at,
        message: `The ${what} "${text}" stands here for the second time.`,
        hint: `word one of the two in another way: a link to \`#${id}\` finds the first only.`,
        notes,
      })
    } else if (taken.has(id)) {
      report({
        ...at,
        message: `The ${what} "${text}" would be \`#${id}\` in an address, which another part of the page is already.`,
        hint: 'word it in another way, in a word more.',
      })
    } else first.set(id, place)
  }
  if (isFaq)
    for (const [index, question] of questionsOf(source).entries())
      claim(question, findPlace(parsed, [index, 'question']).place, 'question')
  for (const document of markdown.values())
    for (const { text, place } of dropRepeatedParts(document.headings)) claim(text, place, 'heading')
}

function questionsOf({ raw }: ParsedContent): string[] {
  if (!Array.isArray(raw)) return []
  return (raw as unknown[]).map((item) => {
    const question = (item as { question?: unknown } | null | undefined)?.question
    return typeof question === 'string' ? question : ''
  })
}

function sectionsOf(kind: SourceKind): readonly string[] {
  if ('collection' in kind)
    return { services: sectionIds.service, areas: sectionIds.area, posts: sectionIds.post }[kind.collection]
  if (kind.single === 'about') return sectionIds.about
  if (kind.single === 'privacy') return sectionIds.privacy
  if (kind.single === 'faq') return [...sectionIds.faq, ...faqCategories.map(buildCategoryId)]
  return []
}

/** The headings without those of a lower level that stood under another heading before. */
function dropRepeatedParts(headings: readonly MarkdownHeading[]): readonly MarkdownHeading[] {
  const parents = new Map<string, MarkdownHeading | undefined>()
  const open: MarkdownHeading[] = []
  return headings.filter((heading) => {
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop()
    const parent = open.at(-1)
    open.push(heading)
    const key = heading.text.toLowerCase()
    const isRepeated = heading.depth > 2 && parents.has(key) && parents.get(key) !== parent
    parents.set(key, parent)
    return !isRepeated
  })
}
