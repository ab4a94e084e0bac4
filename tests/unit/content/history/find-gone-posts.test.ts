import { expect, test } from 'vitest'
import { findGonePosts } from '../../../../generator/content/history/compare-posts.ts'
import type { History, PostChange } from '../../../../generator/content/history/history.ts'

const today = '2026-06-01'

/** The texts stand in for their own versions. */
function historyOf(...changes: readonly PostChange[]): History {
  return {
    list: async () => changes,
    isCut: async () => false,
    read: async (versions) => new Map(versions.map((version) => [version, version])),
  }
}

const post = (date: string, more = '') => `---\ntitle: A post\ndate: ${date}\n${more}---\nText.\n`

const find = (history: History, ...present: string[]) =>
  findGonePosts(
    history,
    present.map((id) => ({ id, text: '' })),
    today,
  )

test('a post that was public and was taken away is found, with its last day', async () => {
  const history = historyOf(
    { day: '2026-03-01', id: 'old', version: post('2026-03-01') },
    { day: '2026-04-01', id: 'old' },
  )
  expect(await find(history)).toEqual([{ id: 'old', lastDay: '2026-04-01', renamedTo: undefined }])
  expect(await find(history, 'old')).toEqual([])
})

test('a post that was taken away and not remembered as such yet is found', async () => {
  const history = historyOf({ day: '2026-03-01', id: 'old', version: post('2026-03-01') })
  expect(await find(history)).toEqual([{ id: 'old', lastDay: undefined, renamedTo: undefined }])
})

test.each([
  ['a draft', post('2026-03-01', 'draft: true\n')],
  ['a post whose day had not come', post('2026-04-02')],
  ['a post without a day', '---\ntitle: A post\n---\n'],
  ['a post whose day is none', post('soon')],
  ['a text that is no post', 'Hello.'],
  ['a text that is not YAML', '---\n{{{\n---\n'],
])('%s was never public', async (_, version) => {
  const history = historyOf({ day: '2026-03-01', id: 'old', version }, { day: '2026-04-01', id: 'old' })
  expect(await find(history)).toEqual([])
})

test('a post whose day came on the day on which it was taken away was public', async () => {
  const history = historyOf(
    { day: '2026-03-01', id: 'old', version: post('2026-04-01') },
    { day: '2026-04-01', id: 'old' },
  )
  expect(await find(history)).toHaveLength(1)
})

test('a post that was public once is found, though it was a draft at its end', async () => {
  const history = historyOf(
    { day: '2026-03-01', id: 'old', version: post('2026-03-01') },
    { day: '2026-03-05', id: 'old', version: post('2026-03-01', 'draft: true\n') },
    { day: '2026-04-01', id: 'old' },
  )
  expect(await find(history)).toHaveLength(1)
})

test('names are followed to the one that is there now; a circle of names ends', async () => {
  const history = historyOf(
    { day: '2026-03-01', id: 'one', version: post('2026-03-01') },
    { day: '2026-03-02', id: 'one', renamedTo: 'two' },
    { day: '2026-03-02', id: 'two', version: post('2026-03-01', 'draft: true\n') },
    { day: '2026-03-03', id: 'two', renamedTo: 'three' },
    { day: '2026-03-03', id: 'three', version: post('2026-03-01') },
  )
  expect(await find(history, 'three')).toEqual([{ id: 'one', lastDay: '2026-03-02', renamedTo: 'three' }])
  const circle = historyOf(
    { day: '2026-03-01', id: 'one', version: post('2026-03-01') },
    { day: '2026-03-02', id: 'one', renamedTo: 'two' },
    { day: '2026-03-02', id: 'two', version: post('2026-03-01') },
    { day: '2026-03-03', id: 'two', renamedTo: 'one' },
    { day: '2026-03-03', id: 'one', version: post('2026-03-01') },
    { day: '2026-03-04', id: 'one', renamedTo: 'two' },
  )
  expect((await find(circle)).map(({ id, renamedTo }) => [id, renamedTo])).toEqual([
    ['one', undefined],
    ['two', undefined],
  ])
})

test('a text that cannot be read is no proof', async () => {
  const history = { ...historyOf({ day: '2026-03-01', id: 'old', version: 'lost' }), read: async () => new Map() }
  expect(await find(history)).toEqual([])
})

test('a post that has the text of a lost one, and that git has not seen yet, is its new name', async () => {
  const words = 'Dirt comes in on shoes, and mats at every door keep most of it there.'
  const old = `---\ntitle: Mats\ndate: 2026-03-01\n---\n${words}\n`
  const history = historyOf(
    { day: '2026-03-01', id: 'old', version: old },
    { day: '2026-03-01', id: 'known', version: old.replace('Mats', 'Doors') },
  )
  const posts = [
    { id: 'known', text: old },
    { id: 'other', text: '---\ntitle: Mats\ndate: 2026-03-01\n---\nWindows let light in.\n' },
    { id: 'new', text: old.replace('most of it', 'nearly all of it').replace('title: Mats', 'title: Three mats') },
  ]
  expect(await findGonePosts(history, posts, today)).toMatchObject([{ id: 'old', renamedTo: 'new' }])
  expect(await findGonePosts(history, posts.slice(0, 2), today)).toMatchObject([{ id: 'old', renamedTo: undefined }])
})
