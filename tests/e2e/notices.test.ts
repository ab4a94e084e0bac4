import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phone, setUpVisitor } from '../support/browser.ts'
import { serveChanged } from '../support/configured-site.ts'
import { findFaintRings } from '../support/contrast-of-controls.ts'
import { findProblemsAt } from '../support/problems-at-widths.ts'
import { measureShift } from '../support/measure-shift.ts'
import { openMeasured } from '../support/measured-page.ts'
import { sampleNotices } from '../support/sample-notices.ts'

const visitor = setUpVisitor(() => serveChanged({ 'content/notices.yaml': sampleNotices }))

const notices = (page: Page) => page.locator('.notices__item')
const shown = (page: Page) => notices(page).filter({ visible: true }).count()
const closeFirst = (page: Page) => page.locator('.notices__close').first().press('Enter')

test('two notices fit each width and can be read and pressed', async () => {
  const page = await openMeasured(visitor, '/contact')
  expect(await findProblemsAt(page)).toEqual([])
  // In a wide window, a link is on one line, with its ring around it.
  expect(await findFaintRings(page, new Set())).toEqual([])
})

test.each([390, 768, 1440])(
  'without a script, a notice shows at %i px and can be closed while the page is open',
  async (width) => {
    const page = await visitor.open({ javaScriptEnabled: false, viewport: { width, height: 900 } })
    await page.goto('/')
    expect(await shown(page)).toBe(2)
    await page.getByText('Close this notice').first().locator('..').click()
    expect(await shown(page)).toBe(1)
    await page.goto('/about')
    expect(await shown(page)).toBe(1)
  },
)

test('a closed notice stays closed during the visit, and nothing moves or flashes', async () => {
  const page = await visitor.open()
  await page.goto('/')
  await closeFirst(page)
  expect(await shown(page)).toBe(1)
  // Counts the notices as parsing of each page starts, before the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('header')) return
      observer.disconnect()
      const all = [...document.querySelectorAll('.notices__item')]
      document.documentElement.dataset['seen'] = String(all.filter((part) => part.checkVisibility()).length)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/contact')
  expect(await page.evaluate(() => document.documentElement.dataset['seen'])).toBe('1')
  expect(await shown(page)).toBe(1)
  expect(await measureShift(page)).toBe(0)
  // The next visit shows it again.
  const other = await visitor.open()
  await other.goto('/contact')
  expect(await shown(other)).toBe(2)
  expect(await measureShift(other)).toBe(0)
})

test("going back to a page doesn't bring back a notice closed in the meantime", async () => {
  const page = await visitor.open()
  await page.goto('/about')
  await page.goto('/contact')
  for (const left of [1, 0]) {
    await page.locator('.notices__close').filter({ visible: true }).first().click()
    expect(await shown(page)).toBe(left)
  }
  await page.goBack()
  await expect.poll(() => shown(page)).toBe(0)
})

test('a notice can be closed even if storage is blocked', async () => {
  const page = await visitor.open()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => void errors.push(message))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await closeFirst(page)
  expect(await shown(page)).toBe(1)
  expect(errors).toEqual([])
})

test('the header sticks to the top, and the menu opens below it wherever it is', async () => {
  const page = await visitor.open({ viewport: phone })
  await page.goto('/')
  const toggle = page.locator('.site-menu__toggle')
  const bottomOfHeader = () => page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom)
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const topOfMenu = () => page.locator('.mobile-menu').evaluate((panel) => panel.getBoundingClientRect().top)
  // With the mouse, because Playwright scrolls to what it clicks.
  const press = async () => {
    const { x, y, width, height } = (await toggle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  for (const place of [0, 20, 1000]) {
    await page.mouse.wheel(0, place - (await scrolled()))
    // The page scrolls some time after the wheel event.
    await expect.poll(scrolled).toBe(place)
    await press()
    await expect.poll(() => page.locator('.mobile-menu').isVisible()).toBe(true)
    expect(await topOfMenu()).toBe(await bottomOfHeader())
    await press()
    await expect.poll(() => page.locator('.mobile-menu').isVisible()).toBe(false)
  }
  expect(await bottomOfHeader()).toBe(await page.locator('header').evaluate((header) => header.clientHeight))
})

test('where the menu could only open too low, as in Firefox, it takes the place of the notices', async () => {
  const page = await visitor.open({ viewport: phone, bypassCSP: true })
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({
      response,
      body: body.replaceAll(/animation-timeline: ?view\(\)/g, 'animation-timeline: none-yet'),
    })
  })
  await page.goto('/')
  await page.locator('.site-menu__toggle').click()
  const menu = page.locator('.mobile-menu')
  await menu.waitFor()
  expect(await shown(page)).toBe(0)
  const { y, height } = (await menu.boundingBox()) ?? { y: 0, height: 0 }
  expect([y, y + height]).toEqual([88, phone.height])
})

test("notices aren't printed", async () => {
  const page = await visitor.open()
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  expect(await shown(page)).toBe(0)
})
