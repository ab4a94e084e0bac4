import type { PostFrontMatter } from '../content/post.ts'
import { parseSource } from '../load/parse-source.ts'

/**
 * What an earlier text of a post says of its publication, taken as it is: it may be older than today's rules. `undefined`
 * where it says no day.
 */
export function readEarlierPost(text: string): Pick<PostFrontMatter, 'date' | 'draft'> | undefined {
  const parsed = parseSource({ file: '', path: 'post.md', text }, () => undefined)
  const { date, draft } = (parsed?.yaml.toJS({ maxAliasCount: 0 }) ?? {}) as Readonly<Record<string, unknown>>
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  return { date, draft: draft === true }
}
