import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createResolver } from '../../../../generator/output/hosting/resolve-address.ts'
import { s3CloudFront } from '../../../../generator/output/hosting/hosts/s3-cloudfront.ts'
import { describeSite } from '../../../support/hosts/describe.ts'

const site = describeSite([
  { from: '/blog/old', to: '/blog/new' },
  { from: '/Old_Page.php', to: '/faq#who' },
])
const files = new Set(['index.html', 'about.html', 'service-areas.html', 'service-areas/troy.html', 'feed.xml'])

/** What CloudFront would do with a request: its response, or the file it requests from the bucket. */
function ask(target: string, method = 'GET') {
  const [uri = '', query = ''] = target.split('?')
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => [name, { value }])
  const request = { method, uri, querystring: Object.fromEntries(pairs) }
  const [written] = s3CloudFront.format(site)
  const context = createContext({ event: { request } })
  return runInContext(`${written?.content}\nhandler(event)`, context, { timeout: 1000 })
}

test.each([
  '/',
  '/about',
  '/about?x=1',
  '/about/',
  '/about.html',
  '/about/?a=b',
  '/index.html',
  '//about',
  '//evil.example',
  '/blog/old',
  '/BLOG/old?x=1',
  '/Old_Page.php?x=$1',
  '/service-areas',
  '/service-areas/troy',
  '/service-areas/atlantis',
  '/service-areas/atlantis?a=b',
  '/feed.xml',
  '/../a',
  '/a%2fb',
])('%s gets the same response as on other hosts', (target) => {
  const expected = createResolver(site)(target, (file) => files.has(file))
  const answer = ask(target)
  const was =
    answer.statusCode === undefined
      ? { status: 200, file: answer.uri.slice(1) }
      : {
          status: answer.statusCode,
          ...(answer.headers.location && { location: answer.headers.location.value }),
        }
  expect(was).toEqual(expected)
})

test("unknown and hidden paths don't lead to a file, and other methods are rejected", () => {
  expect(ask('/nowhere').uri).toBe('/nowhere.html')
  expect(['/.env', '/404', '/404.html', '/.hosting/cloudfront/headers.json'].map((path) => ask(path).uri)).toEqual([
    '/404',
    '/404',
    '/404.html',
    '/404',
  ])
  expect(ask('/about', 'POST').statusCode).toBe(405)
})

test("the policies contain every header, in CloudFront's format", () => {
  const [, pages] = s3CloudFront.format(site)
  const policy = JSON.parse(pages?.content ?? '')
  expect(policy.SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec).toBe(31_536_000)
  const names = policy.CustomHeadersConfig.Items.map(({ Header }: { Header: string }) => Header)
  expect(names).toContain('Permissions-Policy')
  expect(names).not.toContain('Content-Security-Policy')
  // CloudFront's limit.
  expect(policy.CustomHeadersConfig.Quantity).toBeLessThanOrEqual(10)
})
