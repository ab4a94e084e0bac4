import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { readTexts } from '../support/content.ts'
import { parsePage } from '../support/part.ts'
import { listPaths, readPage } from '../support/site.ts'

const visitor = setUpVisitor()

/** The server's response, without following redirects. */
const request = (path: string) => fetch(visitor.origin() + path, { redirect: 'manual' })

test.each(listPaths())('%s responds with its page', async (path) => {
  const response = await request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(parsePage(await response.text()).only('h1').text).toBe(readPage(path).only('h1').text)
})

test.each(['/blog/no-such-post', '/services/windows', '/no-such-page', '/about/team', '/assets/none.js'])(
  '%s responds with 404 and a page with header, heading and footer',
  async (path) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    const page = parsePage(await response.text())
    expect(page.only('h1').text).toContain(readTexts('notFound').heading)
    expect(page.find('body > header, body > footer')).toHaveLength(2)
  },
)

test('an unknown city redirects temporarily to the list of cities', async () => {
  const response = await request('/service-areas/atlantis')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/service-areas')
})

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/services/office/', '/services/office'],
  ['/index.html', '/'],
  ['/blog/?q=winter', '/blog?q=winter'],
])('%s redirects permanently to %s', async (path, location) => {
  const response = await request(path)
  expect(response.status).toBe(301)
  expect(response.headers.get('location')).toBe(location)
})

test.each([
  ['/feed.xml', 'application/xml; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.ico', 'image/x-icon'],
])('%s has the right content type', async (path, type) => {
  const response = await request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
})
