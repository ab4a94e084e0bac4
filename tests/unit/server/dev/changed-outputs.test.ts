import { expect, test } from 'vitest'
import { listChangedAddresses } from '../../../../generator/server/dev/changed-outputs.ts'

const addressesOf = (...paths: readonly string[]) => listChangedAddresses(paths.map((path) => ({ path })))

test('pages are listed by their URL paths, and files that no page shows on their own are ignored', () => {
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
])('after a change to %s, any open page may have changed', (_, paths) => {
  expect(addressesOf(...paths)).toBeUndefined()
})
