import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { CheckedSource, Entries } from '../entry.ts'
import { groupBy } from '../../../shared/group-by.ts'
import { findClosest } from '../links/find-closest.ts'
import { findInSource } from '../find-place.ts'
import { formatLine } from '../hints/invalid-value.ts'

/** Categories that differ by more letters may well be two: medical and retail are five apart. */
const mostTypos = 2

/** Whatever is longer is no name, and takes long to compare. */
const longest = 100

/** Warns where posts name one category in two ways: visitors would see both. */
export function checkCategories({ collections }: Entries, sources: readonly CheckedSource[], report: Report): void {
  const named = collections.posts.filter(({ data }) => data.category.length <= longest)
  const posts = groupBy(named, ({ data }) => data.category)
  const ranked = [...posts].toSorted(([, a], [, b]) => b.length - a.length)
  // The one that fewer posts have is misspelt; among equals the later.
  for (const [index, [category, own]] of ranked.entries()) {
    const known = ranked.slice(0, index).flatMap(([name]) => (mayBeMisspelt(category, name) ? [name] : []))
    const closest = findClosest(category, known, mostTypos)
    if (closest === undefined) continue
    const other = posts.get(closest)?.[0]?.file ?? ''
    const notes = [{ message: 'the other is here', file: other, place: findInSource(sources, other, ['category']) }]
    const message = `\`category\` is ${category}, and that of another post is ${closest}.`
    const hint = `write ${formatLine('category: ', closest)} if they are one subject.`
    for (const { file } of own) {
      const place = findInSource(sources, file, ['category'])
      report({ severity: 'warning', code: 'content/near-category', message, file, place, hint, notes })
    }
  }
}

/** Whether one name may be a misspelt form of another, word by word: `Door Care` is not of `Floor Care`, nor `2025` of `2026`. */
function mayBeMisspelt(category: string, other: string): boolean {
  if (digitsOf(category) !== digitsOf(other)) return false
  const [words, others] = [category, other].map((name) => name.toLowerCase().split(/[\s-]+/)) as [string[], string[]]
  return words.length !== others.length || words.every((word, index) => isNearWord(word, others[index] ?? ''))
}

function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '')
}

/** Nobody misses the first letter; and short words that differ by two letters are two words, such as `retail` and `rental`. */
function isNearWord(word: string, other: string): boolean {
  const isNear = findClosest(word, [other], Math.floor((word.length - 1) / 3)) !== undefined
  return word === other || (word[0] === other[0] && isNear)
}
