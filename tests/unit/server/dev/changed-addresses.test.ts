import { expect, test } from 'vitest'
import { listChangedAddresses } from '../../../../generator/server/dev/changed-addresses.ts'

const addressesOf = (...paths: readonly string[]) => listChangedAddresses(paths.map((path) => ({ path })))

test('pages are named by their addresses, and what no page shows by itself is nobody’s', () => {
  expect(addressesOf('index.html', 'blog/mats.html', 'feed.xml', 'sitemap.xml', 'assets/search-1.json')).toEqual([
    '/',
    '/blog/mats',
  ])
  expect(addressesOf('feed.xml')).toEqual([])
})

test.each([
  ['the page of what is not there', ['404.html']],
  ['a sheet whose name stays', ['authors.css', 'about.html']],
  ['very many pages', Array.from({ length: 51 }, (_, number) => `blog/${number}.html`)],
])('after a change of %s any open page may be another', (_, paths) => {
  expect(addressesOf(...paths)).toBeUndefined()
})
