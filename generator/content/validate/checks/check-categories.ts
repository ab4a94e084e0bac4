import { findClosest } from '../../../shared/find-closest.ts'
import { groupBy } from '../../../shared/group-by.ts'
import { oncePerName } from '../../../shared/once-per.ts'
import { formatLine } from '../hints/invalid-value.ts'
import type { References } from './references.ts'

/** With more typos, they may be different categories: medical and retail are five apart. */
const mostTypos = 2

/** Longer text isn't a name, and is slow to compare. */
const longestName = 100

/** Warns about two spellings of the same category, since visitors would see both. */
export function checkCategories({ collections, reportIn }: References): void {
  const named = collections.posts.filter(({ data }) => data.category.length <= longestName)
  const posts = groupBy(named, ({ data }) => data.category)
  const firstDay = (own: typeof named) => own.reduce((day, { data }) => (data.date < day ? data.date : day), '9999')
  const ranked = [...posts].toSorted(([, a], [, b]) => b.length - a.length || firstDay(a).localeCompare(firstDay(b)))
  // The less common one is misspelled. In a tie, it's the one that was used later.
  for (const [index, [category, own]] of ranked.entries()) {
    const closest = findNearCategory(
      category,
      ranked.slice(0, index).map(([name]) => name),
    )
    const other = closest === undefined ? undefined : posts.get(closest)?.[0]
    if (closest === undefined || !other) continue
    for (const entry of own) {
      const message = `\`category\` is ${category}, but another post has ${closest}.`
      const hint = `write ${formatLine('category: ', closest)} if both mean the same thing.`
      const { warn } = reportIn(entry.file, { file: other.file, path: ['category'] })
      warn('content/near-category', ['category'], message, hint)
    }
  }
}

/** The known category that this one most likely misspells. */
export function findNearCategory(category: string, known: readonly string[]): string | undefined {
  const { length } = category
  const near = known.filter((name) => Math.abs(name.length - length) <= mostTypos && mayBeMisspelt(category, name))
  return findClosest(category, near, mostTypos)
}

/**
 * Whether one name may be a misspelling of another, word by word: `Door Care` isn't one of `Floor Care`, nor `2025` of `2026`.
 */
function mayBeMisspelt(category: string, other: string): boolean {
  const [own, others] = [readName(category), readName(other)]
  if (own.digits !== others.digits) return false
  const { words } = own
  return words.length !== others.words.length || words.every((word, at) => isNearWord(word, others.words[at] ?? ''))
}

/** Once per category, since each is compared with all others. */
const readName = oncePerName((name: string) => ({
  digits: name.replaceAll(/\D/g, ''),
  words: name.toLowerCase().split(/[\s-]+/),
}))

/**
 * Typos rarely affect the first letter, and short words two letters apart are different words, such as `retail` and `rental`.
 */
function isNearWord(word: string, other: string): boolean {
  const isNear = findClosest(word, [other], Math.floor((word.length - 1) / 3)) !== undefined
  return word === other || (word[0] === other[0] && isNear)
}
