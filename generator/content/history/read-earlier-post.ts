import type { PostFrontMatter } from '../../schema/post.ts'
import { parseSource } from '../parse/parse-source.ts'

/**
 * What an earlier text of a post says of its publication, taken as it is: it may be older than today's rules. `undefined`
 * where it says no day.
 */
export function readEarlierPost(text: string): Pick<PostFrontMatter, 'date' | 'draft'> | undefined {
  const date = findPlainDate(text)
  return date === undefined ? parseEarlierPost(text) : { date, draft: false }
}

/**
 * The day of a post whose keys say it in the simplest way, and nothing that could be a draft; `undefined` where YAML has to say it.
 * Every build asks that of each state of each post that was ever changed.
 */
function findPlainDate(text: string): string | undefined {
  const [, keys = ''] = plainKeys.exec(text) ?? []
  const [first, ...others] = [...keys.matchAll(/^date: (\d{4}-\d\d-\d\d)\n(?! )/gm)]
  return others.length > 0 || /draft|^ *- *date|[|>&*!#]/m.test(keys) ? undefined : first?.[1]
}

/** Front matter of values that end on their line, and lists of such. */
const plainKeys = /^---\n((?:[a-zA-Z]+:(?: (?:\w[^\n]*|"[^"\n]*"|'[^'\n]*'|\[[^\]\n]*\]))?\n|  - [^\n]*\n)+)---\n/

function parseEarlierPost(text: string): Pick<PostFrontMatter, 'date' | 'draft'> | undefined {
  const parsed = parseSource({ file: '', path: 'post.md', text }, () => undefined)
  const { date, draft } = (parsed?.data ?? {}) as Readonly<Record<string, unknown>>
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  return { date, draft: draft === true }
}
