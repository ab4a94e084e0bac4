import { expect, test } from 'vitest'
import { formatUpcoming } from '../../../generator/cli/report-run.ts'

/** Only posts: name, date, and whether each is a draft. */
function posts(...list: readonly (readonly [id: string, date: string, draft?: boolean])[]) {
  const entries = list.map(([id, date, draft]) => ({ id, file: `content/posts/${id}.md`, data: { date, draft } }))
  return { services: [], areas: [], posts: entries, pages: [] }
}

test('upcoming entries are listed by date, drafts last', () => {
  const pages = ['careers', 'terms'].map((id) => ({
    id,
    file: `content/pages/${id}.md`,
    data: { draft: id === 'careers' },
  }))
  const entries = posts(
    ['zoo', '2026-12-01'],
    ['old', '2026-01-01'],
    ['a-draft', '2026-01-01', true],
    ['b', '2026-11-30'],
  )
  expect(formatUpcoming({ collections: { ...entries, pages }, files: {} }, '2026-11-21')).toBe(`Not public yet:
  2026-11-30  content/posts/b.md        → /blog/b  scheduled
  2026-12-01  content/posts/zoo.md      → /blog/zoo  scheduled
  draft       content/pages/careers.md  → /careers
  draft       content/posts/a-draft.md  → /blog/a-draft
`)
})

test('drafts of services and cities are included', () => {
  const gym = { id: 'gym', file: 'content/services/gym.yaml', data: { draft: true } }
  const troy = { id: 'troy', file: 'content/areas/troy.yaml', data: {} }
  expect(
    formatUpcoming({ collections: { services: [gym], areas: [troy], posts: [], pages: [] }, files: {} }, '2026-11-21'),
  ).toBe('Not public yet:\n  draft       content/services/gym.yaml  → /services/gym\n')
})

test('if everything is public, nothing is listed', () => {
  expect(formatUpcoming({ collections: posts(['old', '2026-11-21']), files: {} }, '2026-11-21')).toBe('')
})

test('upcoming notices are listed with the pages that will show them', () => {
  const notices = {
    file: 'content/notices.yaml',
    data: [
      { from: '2026-11-21' },
      { from: '2026-12-01', pages: 'all' as const },
      { from: '2026-11-30', pages: ['/', '/faq'] },
    ],
  }
  expect(formatUpcoming({ collections: posts(), files: { notices } }, '2026-11-21')).toBe(`Not public yet:
  2026-11-30  content/notices.yaml  → /, /faq  scheduled
  2026-12-01  content/notices.yaml  → all pages  scheduled
`)
})
