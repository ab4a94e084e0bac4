/**
 * How much of a post's text is another in a later version, from 0 (the same words) to 1 (none of them). Front matter and the
 * order of words do not count.
 */
export function measureChange(before: string, now: string): number {
  const [old, current] = [countWords(before), countWords(now)]
  const all = Math.max(sum(old), sum(current))
  return all === 0 ? 0 : Math.max(countMissing(old, current), countMissing(current, old)) / all
}

type WordCounts = ReadonlyMap<string, number>

/** How many words of `words` are not among `others`. */
function countMissing(words: WordCounts, others: WordCounts): number {
  let missing = 0
  for (const [word, count] of words) missing += Math.max(0, count - (others.get(word) ?? 0))
  return missing
}

function sum(words: WordCounts): number {
  return [...words.values()].reduce((total, count) => total + count, 0)
}

/** The words under the front matter. */
function countWords(text: string): WordCounts {
  const counts = new Map<string, number>()
  const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---\r?\n/, '')
  for (const [word] of body.matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
