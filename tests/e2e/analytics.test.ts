import { type Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectBrowser } from '../support/browser.ts'
import { serveConfigured } from '../support/configured-site.ts'
import { listenForViolations } from '../support/policy-violations.ts'

const tagHost = 'https://www.googletagmanager.com/**'

let browser: Browser
const closers: (() => void)[] = []

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(async () => {
  await browser.close()
  for (const close of closers) close()
})

/** Serves the tested site with some lines added to its configuration, until all tests are done. */
async function serveWith(configuration: string): Promise<string> {
  const site = await serveConfigured(configuration)
  closers.push(() => site.close())
  return site.origin
}

test('if a tag is configured, it loads after the page, and the form knows where to report conversions', async () => {
  const origin = await serveWith(
    'analytics:\n  tagId: AW-123456789\n  conversion: AW-123456789/AbC-dEfG\n  consent: none\n',
  )
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
  expect(commands).toEqual(['consent', 'consent', 'js', 'config'])
  expect(await page.content()).toContain('AW-123456789/AbC-dEfG')
  await page.close()
})

test('if no tag is configured, the site has no trace of it', async () => {
  const origin = await serveWith('')
  const page = await browser.newPage()
  await page.goto(`${origin}/contact`, { waitUntil: 'networkidle' })
  expect(await page.content()).not.toMatch(/gtag|googletagmanager|analytics|consent/i)
  expect(await page.evaluate(() => 'gtag' in window)).toBe(false)
  await page.close()
})

/** Does everything that Google's tag does and a policy could block, and then something it never does. */
const tagScript = `
  const frame = document.createElement('iframe')
  frame.src = 'https://www.googletagmanager.com/static/service_worker/sw_iframe.html'
  document.body.append(frame)
  document.body.insertAdjacentHTML('beforeend', '<img src="https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/">')
  const script = document.createElement('script')
  script.src = 'https://www.googleadservices.com/pagead/conversion/1/'
  document.head.append(script)
  navigator.sendBeacon('https://www.google.com/ccm/collect', 'x')
  fetch('https://pagead2.googlesyndication.com/ccm/collect', { mode: 'no-cors' }).catch(() => undefined)
  new Image().src = 'https://elsewhere.example/pixel.gif'
`

test("the site's policy allows what the tag has to do, and nothing else", async () => {
  const origin = await serveWith('analytics:\n  tagId: AW-123456789\n  consent: none\n')
  const context = await browser.newContext()
  const violations = await listenForViolations(context)
  const asked: string[] = []
  await context.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host)
    const body = route.request().url().includes('gtag/js') ? tagScript : ''
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  const page = await context.newPage()
  await page.goto(`${origin}/contact`)
  await expect
    .poll(() => new Set(asked))
    .toEqual(
      new Set([
        'www.googletagmanager.com',
        'googleads.g.doubleclick.net',
        'www.googleadservices.com',
        'www.google.com',
        'pagead2.googlesyndication.com',
      ]),
    )
  await expect.poll(() => violations.some((text) => text.includes('img-src https://elsewhere.example'))).toBe(true)
  expect(violations.filter((text) => !text.includes('https://elsewhere.example'))).toEqual([])
  await context.close()
})
