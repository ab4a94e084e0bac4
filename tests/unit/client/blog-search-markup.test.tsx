import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BlogSearch } from '../../../client/islands/blog-search/BlogSearch.tsx'
import { pickText } from '../../../client/islands/blog-search/SearchOutcome.tsx'
import { findShards } from '../../../client/islands/blog-search/search-index.ts'
import { rememberReads } from '../../../client/islands/blog-search/search-posts.ts'
import { readTexts } from '../../support/content.ts'
import { parsePage } from '../../support/part.ts'

const texts = readTexts('blog').search
const markup = renderToString(<BlogSearch id="search" action="/blog" index="/assets/search-1.json" texts={texts} />)

test('the form works with just its URL, and says what needs JavaScript', () => {
  const form = parsePage(markup).only('form')
  expect([form.attribute('role'), form.attribute('method'), form.attribute('action')]).toEqual([
    'search',
    'get',
    '/blog',
  ])
  const field = form.only('input')
  expect([field.attribute('type'), field.attribute('name')]).toEqual(['search', 'q'])
  expect(form.only(`label[for="${field.attribute('id') ?? ''}"]`).text).toBe(texts.label)
  expect(form.only('button[type=submit]').text).toBe(texts.submit)
  expect(form.only('noscript').text).toBe(texts.noScript)
})

test('the message for a script that fails to load is there and hidden', () => {
  const notice = parsePage(markup).only('[data-unsent]')
  expect(notice.attribute('hidden')).toBeDefined()
  expect(notice.text).toBe(texts.failed)
  expect(markup).not.toContain('style=')
})

test('shards are found by their first terms', () => {
  const list = { firsts: ['air', 'clean', 'cleaner', 'dust'], hashes: ['0', '1', '2', '3'] }
  expect(findShards(list, 'a')).toEqual([0])
  expect(findShards(list, 'carpet')).toEqual([0])
  expect(findShards(list, 'clean')).toEqual([1, 2])
  expect(findShards(list, 'cleaner')).toEqual([2])
  expect(findShards(list, 'c')).toEqual([0, 1, 2])
  expect(findShards(list, 'zinc')).toEqual([3])
  expect(findShards({ firsts: [], hashes: [] }, 'a')).toEqual([])
})

test('an index file is read once, and again only if that failed', async () => {
  const fetchJson = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue('text')
  const read = rememberReads(fetchJson)
  await expect(read('/a')).rejects.toThrow('no network')
  expect([await read('/a'), await read('/a')]).toEqual(['text', 'text'])
  expect(fetchJson).toHaveBeenCalledTimes(2)
})

test.each([
  ['en-US', ['none', 'one', 'many', 'many', 'many']],
  ['pl', ['none', 'one', 'few', 'many', 'few']],
  ['ar', ['none', 'one', 'few', 'few', 'many']],
])('in %s, the number of results has the right plural', (language, expected) => {
  const own = { ...texts, foundNone: 'none', foundOne: 'one', foundFew: 'few', foundMany: 'many' }
  expect([0, 1, 2, 5, 22].map((count) => pickText(count, own, language))).toEqual(expected)
  expect(pickText(2, { ...own, foundFew: undefined }, language)).toBe('many')
})
