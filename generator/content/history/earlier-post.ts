import type { PostFrontMatter } from '../../schema/post.ts'
import { unpublishedState } from '../../schema/publication.ts'
import { parseSource } from '../parse/parse-source.ts'

/**
 * What an earlier text of a post says of its publication, taken as it is: it may be older than today's rules. `undefined`
 * where it has no date.
 */
export function readEarlierPost(text: string): Pick<PostFrontMatter, 'date' | 'draft'> | undefined {
  const parsed = parseSource({ file: '', path: 'post.md', text }, () => undefined)
  const { date, draft } = (parsed?.data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  return { date, draft: draft === true }
}

/** The first day on which a post with this text was public, if it said so from `day` to `until`. */
export function findPublicDay(text: string | undefined, day: string, until: string): string | undefined {
  const post = text === undefined ? undefined : readEarlierPost(text)
  if (!post || unpublishedState(post, until) !== undefined) return undefined
  return post.date > day ? post.date : day
}

/**
 * How much of a post's text is another in a later version, from 0 (the same words) to 1 (none of them). Front matter and the
 * order of words do not count.
 */
export function measureChange(before: string, now: string): number {
  const [old, current] = [countWords(before), countWords(now)]
  const same = sum([...old].map(([word, count]) => Math.min(count, current.get(word) ?? 0)))
  const all = Math.max(sum(old.values()), sum(current.values()))
  return all === 0 ? 0 : (all - same) / all
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0)
}

/** How often each word is in the text under the front matter. */
function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const body = text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---\r?\n/, '')
  for (const [word] of body.matchAll(/[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
