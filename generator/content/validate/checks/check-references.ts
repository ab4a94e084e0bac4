import { type Diagnostic, type Report, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import { groupBy } from '../../../shared/group-by.ts'
import type { CheckedSource, Entries, Entry, SourceKind } from '../entry.ts'
import { findInSource, type Path } from '../find-place.ts'
import { formatLine } from '../hints/invalid-value.ts'
import { findClosest } from '../links/find-closest.ts'

/** Reports what files say of each other: names of nothing, and what only one of them may be. */
export function checkReferences(
  entries: Entries,
  sources: readonly CheckedSource[],
  kinds: readonly SourceKind[],
  report: Report,
): void {
  checkDuplicates(entries, sources, report)
  checkCategories(entries, sources, report)
  const { home, faq, areaPage } = entries.files
  const checkNames = (names: readonly string[], known: readonly string[], what: string, [file, path]: Location) => {
    for (const [index, name] of names.entries()) {
      if (known.includes(name)) continue
      const place = findInSource(sources, file, [...path, index])
      const closest = findClosest(name, known)
      const all = known.map((one) => `"${one}"`).join(', ')
      const hint = closest ? `did you mean "${closest}"?` : `write one of these: ${all}.`
      reportIn(file, report).error('content/unknown-reference', place, `There is no ${what} "${name}".`, hint)
    }
  }
  if (home && faq) {
    const questions = faq.data.map(({ question }) => question)
    checkNames(home.data.faq.questions, questions, 'question in faq.yaml', [home.file, ['faq', 'questions']])
  }
  if (areaPage) {
    // A service whose file cannot be read is there all the same.
    const services = kinds.flatMap((kind) => ('collection' in kind && kind.collection === 'services' ? [kind.id] : []))
    checkNames(areaPage.data.groups.services, services, 'service', [areaPage.file, ['groups', 'services']])
  }
}

type Location = readonly [file: string, path: Path]

/** Reports what two entries share and each must have for itself: a city, a place in lists. */
function checkDuplicates(
  { collections: { areas, services } }: Entries,
  sources: readonly CheckedSource[],
  report: Report,
): void {
  for (const [first, area] of findDuplicates(areas, 'city')) {
    const { city } = area.data
    const isFar = isFarApart(first.data, area.data)
    report({
      ...placeDuplicate('city', first, area, sources),
      code: 'content/duplicate',
      // Many states have a Springfield.
      severity: isFar ? 'warning' : 'error',
      message: `\`city\` is ${city}, which another area is for.`,
      hint: isFar
        ? `name the state, so that visitors can tell the two apart: \`city: ${city}, MI\`.`
        : 'write the city that this file is for, or delete one of the two.',
    })
  }
  for (const entries of [areas, services]) {
    const next = Math.max(0, ...entries.map(({ data }) => data.order)) + 1
    for (const [first, entry] of findDuplicates<{ readonly order: number }>(entries, 'order')) {
      report({
        ...placeDuplicate('order', first, entry, sources),
        code: 'content/duplicate',
        // Entries of one place are sorted by name: nothing is lost, and moving one need not mean to number all others.
        severity: 'warning',
        message: `\`order\` is ${entry.data.order}, a place in lists that is taken.`,
        hint: `write \`order: ${next}\` for the last place, or give the other file another place.`,
      })
    }
  }
}

/** Each entry whose value another has before it, behind that one. */
function findDuplicates<Data>(
  entries: readonly Entry<Data>[],
  key: keyof Data,
): (readonly [Entry<Data>, Entry<Data>])[] {
  const groups = groupBy(entries, ({ data }) => String(data[key]).toLowerCase())
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? others.map((entry) => [first, entry] as const) : [],
  )
}

type Point = Readonly<Record<'latitude' | 'longitude', number>>

/** Whether two points are further apart than the sides of a city, which is half a degree at most. */
function isFarApart(a: Point, b: Point): boolean {
  return Math.abs(a.latitude - b.latitude) > 0.5 || Math.abs(a.longitude - b.longitude) > 0.5
}

type HasFile = Pick<Diagnostic, 'file'>

/** Where a key has the same value as in another file, and where that is. */
function placeDuplicate(key: string, { file: other }: HasFile, { file }: HasFile, sources: readonly CheckedSource[]) {
  const notes = [{ message: 'the other is here', file: other, place: findInSource(sources, other, [key]) }]
  return { file, place: findInSource(sources, file, [key]), notes }
}

/** Categories that differ by more letters may well be two: medical and retail are five apart. */
const mostTypos = 2

/** Whatever is longer is no name, and takes long to compare. */
const longestName = 100

/** Warns where posts name one category in two ways: visitors would see both. */
function checkCategories({ collections }: Entries, sources: readonly CheckedSource[], report: Report): void {
  const named = collections.posts.filter(({ data }) => data.category.length <= longestName)
  const posts = groupBy(named, ({ data }) => data.category)
  const ranked = [...posts].toSorted(([, a], [, b]) => b.length - a.length)
  // The one that fewer posts have is misspelt; among equals the later.
  for (const [index, [category, own]] of ranked.entries()) {
    const known = ranked.slice(0, index).flatMap(([name]) => (mayBeMisspelt(category, name) ? [name] : []))
    const closest = findClosest(category, known, mostTypos)
    const other = closest === undefined ? undefined : posts.get(closest)?.[0]
    if (closest === undefined || !other) continue
    for (const entry of own) {
      report({
        ...placeDuplicate('category', other, entry, sources),
        code: 'content/near-category',
        severity: 'warning',
        message: `\`category\` is ${category}, and that of another post is ${closest}.`,
        hint: `write ${formatLine('category: ', closest)} if they are one subject.`,
      })
    }
  }
}

/** Whether one name may be a misspelt form of another, word by word: `Door Care` is not of `Floor Care`, nor `2025` of `2026`. */
function mayBeMisspelt(category: string, other: string): boolean {
  const [digits, otherDigits] = [category, other].map((name) => name.replaceAll(/\D/g, ''))
  if (digits !== otherDigits) return false
  const [words, others] = [category, other].map((name) => name.toLowerCase().split(/[\s-]+/)) as [string[], string[]]
  return words.length !== others.length || words.every((word, index) => isNearWord(word, others[index] ?? ''))
}

/** No one misses the first letter; and short words that differ by two letters are two words, such as `retail` and `rental`. */
function isNearWord(word: string, other: string): boolean {
  const isNear = findClosest(word, [other], Math.floor((word.length - 1) / 3)) !== undefined
  return word === other || (word[0] === other[0] && isNear)
}
