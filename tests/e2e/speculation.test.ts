import type { CDPSession, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { phoneHref } from '../support/content.ts'

const visitor = setUpVisitor()

let page: Page
let tools: CDPSession
/** Prefetched pages in order. */
let fetched: string[]

beforeEach(async () => {
  page = await visitor.open()
  tools = await page.context().newCDPSession(page)
  fetched = []
  tools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(prefetchUrl.slice(visitor.origin().length))
  })
  await tools.send('Preload.enable')
  return () => page.context().close()
})

/** Hovers over the first link to an address. */
const point = (href: string) => page.locator(`:is(main, footer) a[href="${href}"]`).first().hover()

/** Does so for longer than a browser waits before it prefetches. */
async function restOn(href: string): Promise<void> {
  await point(href)
  await page.waitForTimeout(600)
}

/** How the current page was delivered. */
const readDelivery = () =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation')
    return (visit as PerformanceNavigationTiming & { readonly deliveryType: string }).deliveryType
  })

test('the page of a link is loaded before the link is pressed', async () => {
  await page.goto('/about')
  await point('/contact')
  await expect.poll(() => fetched).toEqual(['/contact'])
  await page.locator('footer a[href="/contact"]').first().click()
  await page.waitForURL('**/contact')
  expect(await readDelivery()).toBe('navigational-prefetch')
})

test("links with a query and phone links aren't prefetched", async () => {
  await page.goto('/services/office')
  await restOn('/contact?service=office')
  await restOn(phoneHref)
  await point('/privacy-policy')
  await expect.poll(() => fetched).toEqual(['/privacy-policy'])
})

test('nothing is prefetched for a visitor who saves data', async () => {
  await tools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await page.goto('/about')
  await restOn('/contact')
  expect(fetched).toEqual([])
  await tools.send('Emulation.setDataSaverOverride', {})
  await page.reload()
  await point('/contact')
  await expect.poll(() => fetched).toEqual(['/contact'])
})

test('nothing is prefetched before the loader has loaded, which checks for data saving', async () => {
  await page.route('**/assets/loader-*.js', (route) => route.abort())
  await page.goto('/about')
  await restOn('/contact')
  expect(fetched).toEqual([])
})
