import { expect, test } from 'vitest'
import { findGonePages } from '../../../../generator/content/history/compare-pages.ts'
import type { History, PageChange } from '../../../../generator/content/history/git-history.ts'

const today = '2026-06-01'

/** The texts are their own versions. */
function historyOf(...changes: readonly PageChange[]): History {
  return {
    list: async () => changes,
    findGap: async () => undefined,
    read: async (versions) => new Map(versions.map((version) => [version, version])),
  }
}

const post = (date: string, more = '') => `---\ntitle: A post\ndate: ${date}\n${more}---\nText.\n`

const page = (address: string, text = '') => ({ address, source: { text, hash: '' } })

const find = (history: History, ...present: string[]) =>
  findGonePages(
    history,
    present.map((id) => page(`/blog/${id}`)),
    today,
  )

test('a deleted post that was public is found, with its last day', async () => {
  const history = historyOf(
    { day: '2026-03-01', address: '/blog/old', version: post('2026-03-01') },
    { day: '2026-04-01', address: '/blog/old' },
  )
  expect(await find(history)).toEqual([{ address: '/blog/old', lastDay: '2026-04-01', renamedTo: undefined }])
  expect(await find(history, 'old')).toEqual([])
})

test("a deleted post is found even if the deletion isn't committed", async () => {
  const history = historyOf({ day: '2026-03-01', address: '/blog/old', version: post('2026-03-01') })
  expect(await find(history)).toEqual([{ address: '/blog/old', lastDay: undefined, renamedTo: undefined }])
})

test.each([
  ['a draft', post('2026-03-01', 'draft: true\n')],
  ['a post whose day had not come', post('2026-04-02')],
  ['a post without a day', '---\ntitle: A post\n---\n'],
  ['a post whose day is none', post('soon')],
  ['a text that is no post', 'Hello.'],
  ['a text that is not YAML', '---\n{{{\n---\n'],
])('%s was never public', async (_, version) => {
  const history = historyOf(
    { day: '2026-03-01', address: '/blog/old', version },
    { day: '2026-04-01', address: '/blog/old' },
  )
  expect(await find(history)).toEqual([])
})

test('a post that was deleted on its own date was public', async () => {
  const history = historyOf(
    { day: '2026-03-01', address: '/blog/old', version: post('2026-04-01') },
    { day: '2026-04-01', address: '/blog/old' },
  )
  expect(await find(history)).toHaveLength(1)
})

test('a post that was public once is found, even if it was a draft in the end', async () => {
  const history = historyOf(
    { day: '2026-03-01', address: '/blog/old', version: post('2026-03-01') },
    { day: '2026-03-05', address: '/blog/old', version: post('2026-03-01', 'draft: true\n') },
    { day: '2026-04-01', address: '/blog/old' },
  )
  expect(await find(history)).toHaveLength(1)
})

test('renames are followed to the current name; a loop of names ends', async () => {
  const history = historyOf(
    { day: '2026-03-01', address: '/blog/one', version: post('2026-03-01') },
    { day: '2026-03-02', address: '/blog/one', renamedTo: '/blog/two' },
    { day: '2026-03-02', address: '/blog/two', version: post('2026-03-01', 'draft: true\n') },
    { day: '2026-03-03', address: '/blog/two', renamedTo: '/blog/three' },
    { day: '2026-03-03', address: '/blog/three', version: post('2026-03-01') },
  )
  expect(await find(history, 'three')).toEqual([
    { address: '/blog/one', lastDay: '2026-03-02', renamedTo: '/blog/three' },
  ])
  const circle = historyOf(
    { day: '2026-03-01', address: '/blog/one', version: post('2026-03-01') },
    { day: '2026-03-02', address: '/blog/one', renamedTo: '/blog/two' },
    { day: '2026-03-02', address: '/blog/two', version: post('2026-03-01') },
    { day: '2026-03-03', address: '/blog/two', renamedTo: '/blog/one' },
    { day: '2026-03-03', address: '/blog/one', version: post('2026-03-01') },
    { day: '2026-03-04', address: '/blog/one', renamedTo: '/blog/two' },
  )
  expect((await find(circle)).map(({ address, renamedTo }) => [address, renamedTo])).toEqual([
    ['/blog/one', undefined],
    ['/blog/two', undefined],
  ])
})

test('an unreadable text proves nothing', async () => {
  const history = {
    ...historyOf({ day: '2026-03-01', address: '/blog/old', version: 'lost' }),
    read: async () => new Map(),
  }
  expect(await find(history)).toEqual([])
})

test('an uncommitted post with the text of a lost one is its new name', async () => {
  const words = 'Dirt comes in on shoes, and mats at every door keep most of it there.'
  const old = `---\ntitle: Mats\ndate: 2026-03-01\n---\n${words}\n`
  const history = historyOf(
    { day: '2026-03-01', address: '/blog/old', version: old },
    { day: '2026-03-01', address: '/blog/known', version: old.replace('Mats', 'Doors') },
  )
  const posts = [
    page('/blog/known', old),
    page('/blog/other', '---\ntitle: Mats\ndate: 2026-03-01\n---\nWindows let light in.\n'),
    page('/blog/new', old.replace('most of it', 'nearly all of it').replace('title: Mats', 'title: Three mats')),
  ]
  expect(await findGonePages(history, posts, today)).toMatchObject([{ address: '/blog/old', renamedTo: '/blog/new' }])
  expect(await findGonePages(history, posts.slice(0, 2), today)).toMatchObject([
    { address: '/blog/old', renamedTo: undefined },
  ])
})

test('posts with the same words, all renamed, each have their own new name', async () => {
  const versions = ['Mats', 'Doors', 'Floors'].map((title) => post('2026-03-01').replace('A post', title))
  const history = historyOf(
    ...versions.map((version, index) => ({ day: '2026-03-01', address: `/blog/old-${index}`, version })),
  )
  const posts = versions.map((text, index) => ({ address: `/blog/new-${index}`, source: { text, hash: text } }))
  const found = await findGonePages(history, posts.toReversed(), today)
  expect(found.map(({ address, renamedTo }) => [address, renamedTo])).toEqual(
    versions.map((_, index) => [`/blog/old-${index}`, `/blog/new-${index}`]),
  )
})

test('a service was public unless it was marked as a draft, and has no date', async () => {
  const address = '/services/old'
  const taken = { day: '2026-04-01', address }
  const history = historyOf({ day: '2026-03-01', address, version: 'title: Old\n' }, taken)
  expect(await find(history)).toMatchObject([{ address, lastDay: '2026-04-01' }])
  expect(await find(historyOf({ day: '2026-03-01', address, version: 'draft: true\n' }, taken))).toEqual([])
})
