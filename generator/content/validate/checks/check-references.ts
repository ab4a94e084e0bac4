import { type Report, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import { checkCategories } from './check-categories.ts'
import { checkDuplicates } from './check-duplicates.ts'
import type { CheckedSource, Entries, SourceKind } from '../entry.ts'
import { findClosest } from '../links/find-closest.ts'
import { findInSource, type Path } from '../find-place.ts'

/** Reports what files say of each other: names that stand for nothing, and what only one of them may be. */
export function checkReferences(
  entries: Entries,
  sources: readonly CheckedSource[],
  kinds: readonly SourceKind[],
  report: Report,
): void {
  checkDuplicates(entries, sources, report)
  checkCategories(entries, sources, report)
  const { home, faq, areaPage } = entries.files
  const check = ({ file, path, names, known, what }: NameList) => {
    for (const [index, name] of names.entries()) {
      if (known.includes(name)) continue
      const place = findInSource(sources, file, [...path, index])
      const closest = findClosest(name, known)
      const hint = closest
        ? `did you mean "${closest}"?`
        : `write one of these: ${known.map((one) => `"${one}"`).join(', ')}.`
      reportIn(file, report).error('content/unknown-reference', place, `There is no ${what} "${name}".`, hint)
    }
  }
  if (home && faq) {
    const known = faq.data.map(({ question }) => question)
    const names = home.data.faq.questions
    check({ file: home.file, path: ['faq', 'questions'], names, known, what: 'question in faq.yaml' })
  }
  if (areaPage) {
    // A service whose file cannot be read is there all the same.
    const known = kinds.flatMap((kind) => ('collection' in kind && kind.collection === 'services' ? [kind.id] : []))
    const names = areaPage.data.groups.services
    check({ file: areaPage.file, path: ['groups', 'services'], names, known, what: 'service' })
  }
}

interface NameList {
  readonly file: string
  /** Where the list is in the file. */
  readonly path: Path
  readonly names: readonly string[]
  readonly known: readonly string[]
  /** What the names stand for, in an author's words. */
  readonly what: string
}
