import { expect, test } from 'vitest'
import type { AllPages } from '../../../generator/render/render-site.ts'
import { pickPages } from '../../../generator/shards/pick-pages.ts'
import { isInShard } from '../../../generator/shards/shard.ts'

const paths = ['/', '/about', '/blog', '/blog/page/2', '/blog/mats', '/blog/floors', '/faq', '/404']

const site = {
  pages: paths.map((path) => ({ path })),
  cards: paths.map((path) => ({ path: `card of ${path}` })),
  outputs: paths.map((path) => ({ path: `${path}.html`, content: '' })),
} as unknown as AllPages

const shards = [1, 2, 3].map((number) => ({ number, count: 3 }))

test('where there is no part, all pages are picked', () => {
  expect(pickPages(site, undefined)).toBe(site)
})

test('each page but the first of the blog is in one part, with its card and its file', () => {
  const parts = shards.map((shard) => pickPages(site, shard))
  expect(parts.flatMap(({ pages }) => pages.map(({ path }) => path)).toSorted()).toEqual(
    paths.filter((path) => path !== '/blog').toSorted(),
  )
  for (const { pages, cards, outputs } of parts) {
    expect(cards.map(({ path }) => path)).toEqual(pages.map(({ path }) => `card of ${path}`))
    expect(outputs.map(({ path }) => path)).toEqual(pages.map(({ path }) => `${path}.html`))
  }
})

test('a page is in the part that its address says', () => {
  for (const shard of shards)
    for (const { path } of pickPages(site, shard).pages) expect(isInShard(shard, path), path).toBe(true)
})

test('where pages have no cards, there are none', () => {
  expect(pickPages({ ...site, cards: [] }, { number: 1, count: 3 }).cards).toEqual([])
})
