import { expect, test } from 'vitest'
import type { Site } from '../../../../generator/render/model/site.ts'
import { buildRedirectPages } from '../../../../generator/render/derived/build-derived-files.ts'
import { plainHosting } from '../../../../generator/server/serve/plain-hosting.ts'
import { serveSite } from '../../../../generator/server/serve/serve-site.ts'
import { openMemoryStore } from '../../../../generator/server/serve/site-store.ts'
import { complain, findFreePort } from '../../../support/serve.ts'

/** The parts of a site that these pages are made from. */
const site = {
  config: { url: 'https://www.site.example' },
  locale: { language: 'es-US' },
  redirects: [
    { from: '/blog/old', to: '/faq#who-&-why' },
    { from: '/start', to: '/' },
  ],
  texts: { notFound: { moved: { heading: 'Moved <here>', link: 'Go & see' } } },
} as unknown as Site

const pages = buildRedirectPages(site)

test('a page redirects without a script, and everything in it is escaped', () => {
  const [first] = pages.map(({ content }) => String(content))
  expect(first).toContain('<html lang="es-US">')
  expect(first).toContain('<meta http-equiv="refresh" content="0; url=/faq#who-&amp;-why">')
  expect(first).toContain('<title>Moved &lt;here&gt;</title>')
  expect(first).toContain('<a href="/faq#who-&amp;-why">Go &amp; see</a>')
  expect(first).toContain('<link rel="canonical" href="https://www.site.example/faq">')
})

test('a server redirects from an old URL to the new one, even if there is a page', async () => {
  const store = openMemoryStore()
  store.replace([...pages, { path: 'faq.html', content: '<!doctype html><title>x</title>' }])
  const port = await findFreePort()
  const hosting = { ...plainHosting, redirects: site.redirects }
  const server = await serveSite({ store, port, report: complain, hosting: () => hosting })
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await ask('/blog/old')).toEqual([301, '/faq#who-&-why'])
  expect(await ask('/blog/old?from=ad')).toEqual([301, '/faq?from=ad#who-&-why'])
  expect(await ask('/start')).toEqual([301, '/'])
  expect(await ask('/blog/old.html')).toEqual([301, '/blog/old'])
  expect(await ask('/faq')).toEqual([200, null])
  // By default, browsers cache a 301 forever.
  const { headers } = await fetch(`http://localhost:${port}/blog/old`, { redirect: 'manual' })
  expect(headers.get('cache-control')).toBe('no-cache')
  server.close()
})
