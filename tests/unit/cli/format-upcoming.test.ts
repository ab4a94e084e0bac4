import { expect, test } from 'vitest'
import { formatUpcoming } from '../../../generator/cli/format-upcoming.ts'
import type { PostDays } from '../../../generator/content/validate/entry.ts'

/** Entries of posts alone: name, day, and whether each is a draft. */
function posts(...list: readonly (readonly [id: string, date: string, draft?: boolean])[]): PostDays[] {
  return list.map(([id, date, draft]) => ({ id, file: `content/posts/${id}.md`, data: { date, draft } }))
}

test('what waits is listed by its day, drafts last', () => {
  const entries = posts(
    ['zoo', '2026-12-01'],
    ['old', '2026-01-01'],
    ['a-draft', '2026-01-01', true],
    ['b', '2026-11-30'],
  )
  expect(formatUpcoming(entries, '2026-11-21')).toBe(`Not public yet:
  2026-11-30  content/posts/b.md        → /blog/b  scheduled
  2026-12-01  content/posts/zoo.md      → /blog/zoo  scheduled
  draft       content/posts/a-draft.md  → /blog/a-draft  draft
`)
})

test('where all is public nothing is said', () => {
  expect(formatUpcoming(posts(['old', '2026-11-21']), '2026-11-21')).toBe('')
})
