import { slug } from 'github-slugger'
import { sectionIds } from '../../../../templates/section-ids.ts'
import { faqCategories } from '../../../schema/faq.ts'
import { buildCategoryId } from '../../../schema/paths.ts'
import type { Place, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { MarkdownHeading } from '../../markdown/markdown-document.ts'
import type { ParsedContent, SourceKind } from '../entry.ts'
import { findPlace, valueAt } from '../find-place.ts'

/**
 * Reports headings and questions that would have one address with another, or with a part that the page has anyway.
 * The same heading may be under two others, as `Cost` may be under each of several rooms: a number in its address tells them apart.
 */
export function checkHeadings({ kind, markdown, parsed, raw }: ParsedContent, report: Report): void {
  const { file } = parsed
  const taken = new Set(sectionsOf(kind))
  const first = new Map<string, Place>()
  const claim = (text: string, place: Place, what: 'heading' | 'question') => {
    const id = slug(text)
    const before = first.get(id)
    const at = { severity: 'error', code: 'content/duplicate', file, place } as const
    if (before) {
      const message = `The ${what} "${text}" stands here for the second time.`
      const hint = `word one of the two in another way: a link to \`#${id}\` finds the first only.`
      report({ ...at, message, hint, notes: [{ message: 'the first time is here', file, place: before }] })
    } else if (taken.has(id)) {
      const message = `The ${what} "${text}" would be \`#${id}\` in an address, which another part of the page is already.`
      report({ ...at, message, hint: 'word it in another way, in a word more.' })
    } else if (id !== '') first.set(id, place)
  }
  const questions = 'single' in kind && kind.single === 'faq' && Array.isArray(raw) ? raw : []
  for (const index of questions.keys()) {
    const question = valueAt(raw, [index, 'question'])
    if (typeof question === 'string') claim(question, findPlace(parsed, [index, 'question']).place, 'question')
  }
  for (const document of markdown.values())
    for (const { text, place } of dropRepeatedParts(document.headings)) claim(text, place, 'heading')
}

function sectionsOf(kind: SourceKind): readonly string[] {
  const { service, area, post, about, privacy, faq } = sectionIds
  if ('collection' in kind) return { services: service, areas: area, posts: post }[kind.collection]
  const ofFaq = [...faq, ...faqCategories.map(buildCategoryId)]
  return { about, privacy, faq: ofFaq }[kind.single as string] ?? []
}

/** The headings without those of a lower level that were under another heading before. */
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
