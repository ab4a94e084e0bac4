import { describe, expect, test } from 'vitest'
import type { SearchManifest } from '../../../../client/islands/blog-search/search-index.ts'
import { splitWords } from '../../../../client/islands/blog-search/words.ts'
import { buildSearch } from '../../../../generator/render/search/build-search.ts'
import { searchPosts } from '../../../../client/islands/blog-search/search-posts.ts'
import { createPost, findPaths, openIndex, type TestPost } from '../../../support/search.ts'

const createTwo = () => [createPost('b', { title: 'Wax' }), createPost('a', { title: 'Mats' })]

test('the same posts give the same bytes, and a changed one gives new file names', () => {
  const posts = createTwo()
  expect(buildSearch(posts)).toEqual(buildSearch(createTwo()))
  expect(buildSearch(posts).index).not.toBe(buildSearch(posts.slice(1)).index)
  for (const { path } of buildSearch(posts).outputs) expect(path).toMatch(/^assets\/search-(\w+-)?[0-9a-f]{12}\.json$/)
})

test('a site without posts has an index that finds nothing', async () => {
  expect(await findPaths(buildSearch([]), 'mats')).toEqual([])
})

test('better matches come first, and the newer post among equals', async () => {
  const search = buildSearch([
    createPost('newest-body', { html: '<p>salt</p>' }),
    createPost('newer-excerpt', { excerpt: 'On salt' }),
    createPost('newer-tag', { tags: ['Salt'] }),
    createPost('title', { title: 'Salt season' }),
    createPost('older-tag', { tags: ['Salt'] }),
    createPost('older-body', { html: '<p>salt</p>' }),
    createPost('none'),
  ])
  const ids = ['title', 'newer-tag', 'older-tag', 'newer-excerpt', 'newest-body', 'older-body']
  expect(await findPaths(search, 'salt')).toEqual(ids.map((id) => `/blog/${id}`))
})

test('a whole word ranks above a prefix in an equal position', async () => {
  const search = buildSearch([createPost('b', { title: 'Materials' }), createPost('a', { title: 'One mat' })])
  expect(await findPaths(search, 'mat')).toEqual(['/blog/a', '/blog/b'])
})

test('every word must match the start of a word in the post, in any case and with any accents', async () => {
  const search = buildSearch([
    createPost('both', { title: 'Café floors', html: '<p>salted</p>' }),
    createPost('one', { title: 'Café' }),
  ])
  expect(await findPaths(search, 'SALT cafe')).toEqual(['/blog/both'])
  expect(await findPaths(search, 'CAFÉ')).toEqual(['/blog/both', '/blog/one'])
  expect(await findPaths(search, 'afe')).toEqual([])
  expect(await findPaths(search, '?!')).toEqual([])
})

test('in Chinese and Japanese, characters must be side by side, and one is enough', async () => {
  const search = buildSearch([
    createPost('cleaning', { title: '床の清掃' }),
    createPost('others', { title: '掃除して清潔な床に' }),
  ])
  expect(await findPaths(search, '清掃')).toEqual(['/blog/cleaning'])
  expect(await findPaths(search, '掃清')).toEqual([])
  expect(await findPaths(search, '掃')).toEqual(['/blog/cleaning', '/blog/others'])
  expect(await findPaths(search, '床 清潔')).toEqual(['/blog/others'])
})

test('if no post has every word, as of a question, those with the most are found, but not with half of them', async () => {
  const search = buildSearch([
    createPost('most', { title: 'Jak usunąć smugi', html: '<p>na oknach</p>' }),
    createPost('fewer', { title: 'Jak dbać o okna', html: '<p>w domu</p>' }),
  ])
  expect(await findPaths(search, 'smugi na oknach w zimie')).toEqual(['/blog/most'])
  expect(await findPaths(search, 'jak dbać o szyby')).toEqual(['/blog/fewer'])
  expect(await findPaths(search, 'jak dbać zimą')).toEqual([])
})

test('parts of Chinese and Japanese words must all be there', async () => {
  const search = buildSearch([createPost('boxes', { title: '収納ボックス' })])
  expect(await findPaths(search, 'ワックス')).toEqual([])
})

test('a correction is spelled as in the post, and a number is never corrected', async () => {
  const search = buildSearch([createPost('bath', { title: 'Łazienka', excerpt: 'Czysta łazienka za 200 zł' })])
  const ask = (query: string) => searchPosts(query, { index: search.index, read: openIndex(search).read, limit: 10 })
  expect((await ask('lazienke')).corrected).toBe('łazienka')
  expect(await ask('1200')).toMatchObject({ count: 0, corrected: undefined })
})

describe('a word that is in no post', () => {
  const search = buildSearch([
    createPost('floor', { title: 'Floor care', html: '<p>mats</p>' }),
    createPost('carpet', { title: 'Carpet cleaning' }),
  ])
  const { read } = openIndex(search)
  const ask = async (query: string) => {
    const { posts, words, corrected } = await searchPosts(query, { index: search.index, read, limit: 10 })
    return [posts.map(({ href }) => href), words, corrected]
  }

  test.each([
    ['flooor', '/blog/floor', ['floor'], 'floor'],
    ['FLOORS', '/blog/floor', ['floor'], undefined],
    ['flor, Mats!', '/blog/floor', ['floor', 'mat'], 'floor, Mats!'],
    ['carpte', '/blog/carpet', ['carpet'], 'carpet'],
    ['cleanning the Carpets', '/blog/carpet', ['cleaning', 'carpet'], 'cleaning the Carpets'],
  ])('“%s” matches the closest word that exists, or its singular', async (query, href, words, corrected) => {
    expect(await ask(query)).toEqual([[href], words, corrected])
  })

  test.each(['flx', 'xylophone', 'mats flooring', 'carpet mats'])('“%s” is searched for as is', async (query) => {
    expect((await ask(query))[2]).toBeUndefined()
  })
})

/** Many similar words, distributed as in a language: a few are in most posts, most are in few. */
function createText(seed: number, length: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const number = Math.floor(60 ** (2 * (state / 2 ** 32)))
    return `${['cl', 'co', 'ca', 'fl', 'de'][number % 5] ?? ''}${number.toString(36)}${['ing', 's', 'er'][number % 3] ?? ''}`
  }).join(' ')
}

describe('with hundreds of posts', () => {
  const posts = Array.from({ length: 400 }, (_, index) =>
    createPost(`p${index}`, { title: createText(index + 1, 6), html: `<p>${createText(index + 7777, 200)}</p>` }),
  )
  const search = buildSearch(posts)
  const word = splitWords(posts[50]?.html ?? '').find((text) => text.length > 4) ?? ''
  const queries = ['c', 'co', 'fl', 'cla', 'd', word, word.slice(0, 3), `${word} c`, 'nowhere', 'untitled misc']

  test('there are several shards of words, and some for prefixes with very many words', () => {
    const manifest = search.outputs.find(({ path }) => `/${path}` === search.index)
    const { terms, prefixes } = JSON.parse(String(manifest?.content)) as SearchManifest
    expect(terms.firsts.length).toBeGreaterThan(5)
    expect(prefixes.firsts.length).toBeGreaterThan(0)
  })

  test.each(queries)('“%s” finds what a search through every post finds', async (query) => {
    const expected = posts.filter((post) => fits(post, query)).map(({ path }) => path)
    expect((await findPaths(search, query)).toSorted()).toEqual(expected.toSorted())
  })

  test.each(queries)('“%s” requests at most two shards per word, and no more posts than are shown', async (query) => {
    const { read, asked } = openIndex(search)
    const result = await searchPosts(query, { index: search.index, read, limit: 10 })
    const shards = new Set(asked.filter((address) => address.includes('-terms-')))
    expect(shards.size).toBeLessThanOrEqual(2 * result.words.length)
    expect(asked.filter((address) => address.includes('-posts-')).length).toBeLessThanOrEqual(10)
    expect(result.posts).toHaveLength(Math.min(10, result.count))
  })
})

function fits({ title, excerpt, category, tags, html }: TestPost, query: string): boolean {
  const words = splitWords([title, excerpt, category, ...tags, html.replaceAll(/<[^>]*>/g, ' ')].join(' '))
  return splitWords(query).every((part) => words.some((text) => text.startsWith(part)))
}
