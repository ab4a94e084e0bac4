import { expect, test } from 'vitest'
import { longestAddress } from '../../../../generator/output/hosting/addresses.ts'
import { createResolver } from '../../../../generator/output/hosting/resolve-address.ts'

const files = new Set([
  'index.html',
  'about.html',
  '404.html',
  'services/office.html',
  'service-areas.html',
  'service-areas/troy.html',
  'feed.xml',
  'feed.xml.br',
  'about.html.gz',
  '.well-known/security.txt',
  '.hosting/Caddyfile',
  '_headers',
])
const resolver = createResolver({
  redirects: [
    { from: '/blog/old', to: '/blog/new' },
    { from: '/help', to: '/faq#who' },
    { from: '/Old_Page.php', to: '/' },
  ],
  collections: [{ list: '/service-areas', pages: [] }],
})
const resolve = (url: string) => resolver(url, (file) => files.has(file))

test.each([
  ['/', 'index.html'],
  ['/?q=a', 'index.html'],
  ['/about', 'about.html'],
  ['/about?x=1', 'about.html'],
  ['/%61bout', 'about.html'],
  ['/services/office', 'services/office.html'],
  ['/service-areas', 'service-areas.html'],
  ['/service-areas/troy', 'service-areas/troy.html'],
  ['/feed.xml', 'feed.xml'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
])('%s is %s', (url, file) => {
  expect(resolve(url)).toEqual({ status: 200, file })
})

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/blog/index', '/blog'],
  ['//about', '/about'],
  ['//evil.example', '/evil.example'],
  ['/services/office/?a=b', '/services/office?a=b'],
  ['/about/?', '/about'],
  ['/blog/old', '/blog/new'],
  ['/BLOG/Old', '/blog/new'],
  ['/blog/old?x=1', '/blog/new?x=1'],
  ['/help?x=1', '/faq?x=1#who'],
  ['/old_page.php', '/'],
  ['/blog/old.html', '/blog/old'],
])('%s redirects to %s', (url, location) => {
  expect(resolve(url)).toEqual({ status: 301, location })
})

test.each([
  '/nowhere',
  '/blog/unknown',
  '/404',
  '/404.html',
  '/services',
  '/service-areas/a/b',
  '/.hosting/Caddyfile',
  '/_headers',
  '/feed.xml.br',
  '/about.html.gz',
  '/service-areas/.git',
  '/about%0d%0aSet-Cookie:a/',
  '/caf%C3%A9/',
  '/%ff',
])('%s is not found', (url) => {
  expect(resolve(url)).toEqual({ status: 404, file: '404.html' })
})

test.each([
  ['/service-areas/atlantis', '/service-areas'],
  ['/service-areas/atlantis?from=ad', '/service-areas?from=ad'],
  ['/service-areas/d%C3%A9troit', '/service-areas'],
])('an unknown city, %s, redirects to the list of cities', (url, location) => {
  expect(resolve(url)).toEqual({ status: 302, location })
})

test.each([
  '/../secret',
  '/%2e%2e/secret',
  '/a/..%2fsecret',
  '/./about',
  '/a/..',
  '/%00',
  '/%',
  '/%zz',
  '/services%2Foffice',
  '/a%5cb',
  String.raw`/a\b`,
  'about',
])('%s is rejected', (url) => {
  expect(resolve(url)).toEqual({ status: 400 })
})

test("a URL that is too long is rejected before it's parsed", () => {
  const long = `/about?${'a'.repeat(longestAddress - 7)}`
  expect(resolve(long)).toEqual({ status: 200, file: 'about.html' })
  expect(resolve(`${long}a`)).toEqual({ status: 414 })
})
