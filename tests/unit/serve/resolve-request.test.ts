import { expect, test } from 'vitest'
import { resolveRequest } from '../../../generator/serve/resolve-request.ts'

const files = new Set([
  'index.html',
  'about.html',
  '404.html',
  'services/office.html',
  'service-areas.html',
  'feed.xml',
])
const resolve = (url: string) => resolveRequest(url, (file) => files.has(file))

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  ['/about?x=1', 'about.html'],
  ['/services/office', 'services/office.html'],
  ['/service-areas', 'service-areas.html'],
  ['/feed.xml', 'feed.xml'],
])('%s is %s', async (url, file) => {
  expect(await resolve(url)).toEqual({ status: 200, file })
})

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//about', '/about'],
  ['//evil.example', '/evil.example'],
  ['/services/office/?a=b', '/services/office?a=b'],
])('%s moves to %s', async (url, location) => {
  expect(await resolve(url)).toEqual({ status: 301, location })
})

test.each(['/nowhere', '/blog/unknown', '/404', '/404.html', '/services', '/service-areas/a/b'])(
  '%s is not found',
  async (url) => {
    expect(await resolve(url)).toEqual({ status: 404, file: '404.html' })
  },
)

test('an unknown city leads to the list of cities', async () => {
  expect(await resolve('/service-areas/atlantis')).toEqual({ status: 302, location: '/service-areas' })
})

test.each(['/../secret', '/%2e%2e/secret', '/a/..%2fsecret', '/%00', '/%', String.raw`/a\b`, 'about'])(
  '%s is refused',
  async (url) => {
    expect(await resolve(url)).toEqual({ status: 400 })
  },
)
