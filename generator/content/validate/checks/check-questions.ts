import { slug } from 'github-slugger'
import { listSectionIds } from '../../../../templates/section-ids.ts'
import { collections } from '../../../schema/collections.ts'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { ParsedContent, SourceKind } from '../entry.ts'
import { valueAt } from '../find-place.ts'
import { reportIn } from '../report-in.ts'

/** Reports questions whose anchor is already used by another question or part of the page. */
export function checkQuestions({ kind, parsed, raw }: ParsedContent, report: Report): void {
  if (kind.single !== 'faq' || !Array.isArray(raw)) return
  const taken = new Set(listTakenIds(kind, undefined))
  const first = new Map<string, number>()
  for (const index of raw.keys()) {
    const question = valueAt(raw, [index, 'question'])
    if (typeof question !== 'string') continue
    const id = slug(question)
    const before = first.get(id)
    const path = [index, 'question']
    if (before !== undefined) {
      const message = `The question "${question}" appears twice.`
      const hint = `reword one of them: a link to \`#${id}\` only leads to the first.`
      const other = { source: parsed, path: [before, 'question'], note: 'the first one is here' }
      reportIn(parsed, report, other).error('content/duplicate', path, message, hint)
    } else if (taken.has(id)) {
      const message = `The question "${question}" would get the address \`#${id}\`, which another part of the page already has.`
      reportIn(parsed, report).error('content/duplicate', path, message, 'reword the question.')
    } else if (id !== '') first.set(id, index)
  }
}

/** Ids that headings can't use, because other parts of the page have them. */
export function listTakenIds(kind: SourceKind, raw: unknown): readonly string[] {
  if (kind.collection) return listSectionIds(collections[kind.collection].one)
  if (kind.single === 'about' || kind.single === 'privacy') return listSectionIds(kind.single)
  if (kind.single !== 'faq') return []
  const questions = Array.isArray(raw) ? raw.map((_, index) => valueAt(raw, [index, 'question'])) : []
  const ids = questions.map((question) => (typeof question === 'string' ? slug(question) : ''))
  return [...listSectionIds('faq'), ...ids]
}
