import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import { checkCategories } from './check-categories.ts'
import { checkTwins } from './check-twins.ts'
import type { CheckedSource, Entries, SourceKind } from '../entry.ts'
import { findClosest } from '../links/find-closest.ts'
import { findPlace, type Path } from '../find-place.ts'

/** Reports what files say of each other: names that stand for nothing, and what only one of them may be. */
export function checkReferences(
  entries: Entries,
  sources: readonly CheckedSource[],
  kinds: readonly SourceKind[],
  report: Report,
): void {
  checkTwins(entries, sources, report)
  checkCategories(entries, sources, report)
  const { home, faq, areaPage } = entries.files
  const sourceOf = (file: string) => sources.find((source) => source.file === file)
  if (home && faq) {
    const questions = faq.data.map(({ question }) => question)
    checkNames(
      sourceOf(home.file),
      { path: ['faq', 'questions'], names: home.data.faq.questions, known: questions, what: 'question in faq.yaml' },
      report,
    )
  }
  if (areaPage) {
    // A service whose file cannot be read is there all the same.
    const services = kinds.flatMap((kind) => ('collection' in kind && kind.collection === 'services' ? [kind.id] : []))
    checkNames(
      sourceOf(areaPage.file),
      { path: ['groups', 'services'], names: areaPage.data.groups.services, known: services, what: 'service' },
      report,
    )
  }
}

interface NameList {
  /** Where the list stands in its file. */
  readonly path: Path
  readonly names: readonly string[]
  readonly known: readonly string[]
  /** What the names stand for, in an author's words. */
  readonly what: string
}

function checkNames(source: CheckedSource | undefined, { path, names, known, what }: NameList, report: Report): void {
  if (!source) return
  for (const [index, name] of names.entries()) {
    if (known.includes(name)) continue
    const closest = findClosest(name, known)
    report({
      severity: 'error',
      code: 'content/unknown-reference',
      message: `There is no ${what} "${name}".`,
      file: source.file,
      place: findPlace(source.parsed, [...path, index]).place,
      hint: closest
        ? `did you mean "${closest}"?`
        : `write one of these: ${known.map((one) => `"${one}"`).join(', ')}.`,
    })
  }
}
