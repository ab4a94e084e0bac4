import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from '../../generator/serve/serve-site.ts'
import { openMemoryStore } from '../../generator/serve/site-store.ts'
import { launchBrowser } from '../support/browser.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { readProjectFile } from '../support/project.ts'
import { findFreePort } from '../support/serve.ts'
import { renderText } from '../support/render-text.ts'

const tagHost = 'https://www.googletagmanager.com/**'

let browser: Browser
const closers: (() => void)[] = []

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  for (const close of closers) close()
})

/** Serves the real content, built with some lines added to the configuration. */
async function serveWith(configuration: string): Promise<string> {
  const config = `${await readProjectFile('site.config.yaml')}\n${configuration}`
  const outputs = await buildWith({ 'site.config.yaml': config }, 'public', renderText)
  const store = openMemoryStore()
  store.replace([...outputs].map(([path, content]) => ({ path, content })))
  const port = await findFreePort()
  const server = await serveSite({ store, port })
  closers.push(() => server.close())
  return `http://127.0.0.1:${port}`
}

test('where a tag is configured it loads after the page, and the form knows where conversions go', async () => {
  const origin = await serveWith('analytics:\n  tagId: AW-123456789\n  conversion: AW-123456789/AbC-dEfG\n')
  const page = await browser.newPage()
  const asked: string[] = []
  let isLoaded = false
  page.on('load', () => (isLoaded = true))
  await page.route(tagHost, (route) => {
    asked.push(`${route.request().url()} ${isLoaded ? 'after' : 'before'} load`)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(`${origin}/contact`)
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-123456789 after load'])
  const commands = await page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((command) => command[0]),
  )
  expect(commands).toEqual(['js', 'config'])
  expect(await page.content()).toContain('AW-123456789/AbC-dEfG')
  await page.close()
})

test('where none is configured nothing of it is in the site', async () => {
  const origin = await serveWith('')
  const page = await browser.newPage()
  await page.goto(`${origin}/contact`, { waitUntil: 'networkidle' })
  expect(await page.content()).not.toMatch(/gtag|googletagmanager|analytics/i)
  expect(await page.evaluate(() => 'gtag' in window)).toBe(false)
  await page.close()
})
