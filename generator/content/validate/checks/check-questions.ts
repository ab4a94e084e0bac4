import { slug } from 'github-slugger'
import { sectionIds } from '../../../../templates/section-ids.ts'
import type { Place, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { ParsedContent, SourceKind } from '../entry.ts'
import { findPlace, valueAt } from '../find-place.ts'

/** Reports questions whose anchor is already used by another question or part of the page. */
export function checkQuestions({ kind, parsed, raw }: ParsedContent, report: Report): void {
  if (!('single' in kind) || kind.single !== 'faq' || !Array.isArray(raw)) return
  const { file } = parsed
  const taken = new Set(listTakenIds(kind, undefined))
  const first = new Map<string, Place>()
  for (const index of raw.keys()) {
    const question = valueAt(raw, [index, 'question'])
    if (typeof question !== 'string') continue
    const { place } = findPlace(parsed, [index, 'question'])
    const id = slug(question)
    const before = first.get(id)
    const at = { severity: 'error', code: 'content/duplicate', file, place } as const
    if (before) {
      const message = `The question "${question}" appears twice.`
      const hint = `reword one of them: a link to \`#${id}\` only leads to the first.`
      report({ ...at, message, hint, notes: [{ message: 'the first one is here', file, place: before }] })
    } else if (taken.has(id)) {
      const message = `The question "${question}" would get the address \`#${id}\`, which another part of the page already has.`
      report({ ...at, message, hint: 'reword the question.' })
    } else if (id !== '') first.set(id, place)
  }
}

/** Ids that headings can't use, because other parts of the page have them. */
export function listTakenIds(kind: SourceKind, raw: unknown): readonly string[] {
  const { service, area, post, page, about, privacy, faq } = sectionIds
  if ('collection' in kind) return { services: service, areas: area, posts: post, pages: page }[kind.collection]
  if (kind.single !== 'faq') return { about, privacy }[kind.single as string] ?? []
  const questions = Array.isArray(raw) ? raw.map((_, index) => valueAt(raw, [index, 'question'])) : []
  const ids = questions.map((question) => (typeof question === 'string' ? slug(question) : ''))
  return [...faq, ...ids]
}
