import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SiteConfig } from '../../generator/schema/site/config.ts'
import { describeHeaders } from '../../generator/output/hosting/site-headers.ts'
import { asker } from '../support/observatory/headers.ts'
import { readPageCss } from '../support/page-css.ts'
import { scorePage } from '../support/observatory/score.ts'
import { screens } from '../support/page-kinds.ts'
import { readProjectFile } from '../support/project.ts'
import { readBuiltHosting, type ServedSite, serveBuiltSite } from '../support/serve.ts'
import { readSiteFile } from '../support/site.ts'

const config = parse(await readProjectFile('site.config.yaml')) as SiteConfig
let site: ServedSite

beforeAll(async () => {
  site = await serveBuiltSite()
})

afterAll(() => site.close())

/**
 * A page as sent by the local server, as a visitor of the published site would see it. The published site has HTTPS and
 * redirects HTTP to it on the same host. All hosts that we write rules for do so, but a local server can't.
 */
async function observe(path: string) {
  const answer = await fetch(`${site.origin}${path}`, { headers: { Origin: asker } })
  const { url } = readBuiltHosting()
  return {
    url: url + path,
    headers: answer.headers,
    html: await answer.text(),
    route: [url.replace('https:', 'http:') + path, url + path],
  }
}

test.each(Object.entries(screens))('the page %s gets 100 points or more from the Observatory', async (_kind, path) => {
  const { score, grade, findings } = scorePage(await observe(path))
  expect(findings.filter(([, , modifier]) => modifier < 0)).toEqual([])
  expect({ score, grade }).toEqual({ score: 130, grade: 'A+' })
})

describe('with a tag', () => {
  test.each(['AW-123456789', 'G-ABCDEF1234', 'GT-ABCDEF'])(
    '%s it is the same, with as many style sheets',
    async (tagId) => {
      const { page, everything } = describeHeaders({
        config: { ...config, analytics: { tagId, conversion: 'AW-123456789/AbC-dEfG' } },
        css: 'p{}',
        pageCss: await readPageCss(),
        sendsToOutbox: false,
      })
      const observed = { ...(await observe('/contact')), headers: new Headers({ ...everything, ...page }) }
      expect(scorePage(observed).score).toBe(130)
    },
  )
})

/** Headers that depend on the response and not on the policies. */
const ownHeaders = /^(?:accept-ranges|connection|content-length|content-range|date|etag|keep-alive|last-modified)$/

test('every page is sent with the same headers', async () => {
  const sent = await Promise.all(
    Object.values(screens).map(async (path) => {
      const { headers } = await observe(path)
      return JSON.stringify([...headers].filter(([name]) => !ownHeaders.test(name)))
    }),
  )
  expect([...new Set(sent)]).toHaveLength(1)
})

test('the policy lists the style sheet of the pages', async () => {
  const { headers } = await observe('/about')
  const css = /<style>([\s\S]*?)<\/style>/.exec(readSiteFile('about.html'))?.[1] ?? ''
  const { page } = describeHeaders({ config, css, pageCss: await readPageCss(), sendsToOutbox: false })
  expect(headers.get('content-security-policy')).toBe(page['Content-Security-Policy'])
})

test('the header links to the speculation rules, which have the right content type', async () => {
  const { headers } = await observe('/')
  const address = JSON.parse(headers.get('speculation-rules') ?? '') as string
  const rules = await fetch(site.origin + address)
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
  expect(Object.keys((await rules.json()) as object)).toEqual(['prefetch', 'prerender'])
})

test('files other than pages may be embedded by other sites, with no type sniffing', async () => {
  const card = /property="og:image" content="[^"]*(\/assets\/[^"]+)"/.exec(readSiteFile('index.html'))?.[1] ?? ''
  const { headers } = await fetch(site.origin + card)
  expect(headers.get('cross-origin-resource-policy')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toContain('immutable')
})
