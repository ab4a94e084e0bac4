import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'

const visitor = setUpVisitor()

const findBar = (page: Page) => page.getByRole('navigation', { name: 'Quote and phone' })

/** Scrolls until only this many pixels of the hero are visible; negative to scroll past it. */
async function leaveTop(page: Page, pixels: number): Promise<void> {
  await page.evaluate((left) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const { bottom = 0 } = document.querySelector('.hero')?.getBoundingClientRect() ?? {}
    scrollBy({ top: bottom - header - left, behavior: 'instant' })
  }, pixels)
}

test.each(['/', '/about', '/blog/office-cleaning-tips', '/services/retail', '/service-areas/troy'])(
  '%s shows it once the top of the page is out of view, without a script',
  async (path) => {
    const page = await visitor.open({ viewport: phone, javaScriptEnabled: false })
    await page.goto(path)
    expect(await findBar(page).isVisible()).toBe(false)
    await leaveTop(page, 60)
    expect(await findBar(page).isVisible()).toBe(false)
    await leaveTop(page, -10)
    await expect.poll(() => findBar(page).isVisible()).toBe(true)
    const { y = 0, height = 0 } = (await findBar(page).boundingBox()) ?? {}
    expect([Math.round(y + height), Math.round(height)]).toEqual([phone.height, 65])
    const links = await findBar(page).getByRole('link').all()
    const widths = await Promise.all(links.map(async (link) => (await link.boundingBox())?.width ?? 0))
    expect((widths[0] ?? 0) / ((widths[0] ?? 0) + (widths[1] ?? 0))).toBeCloseTo(0.6, 1)
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      '/contact',
      expect.stringMatching(/^tel:\+\d+$/),
    ])
  },
)

test('at the end of a page, it covers nothing', async () => {
  const page = await visitor.open({ viewport: phone })
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(() => findBar(page).isVisible()).toBe(true)
  const bottom = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom)
  // Less than a pixel is rounding.
  expect(bottom).toBeLessThan(((await findBar(page).boundingBox())?.y ?? 0) + 1)
})

test('elements focused with the keyboard are above it', async () => {
  const page = await visitor.open({ viewport: phone })
  await page.goto('/service-areas')
  await leaveTop(page, -10)
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const bar = document.querySelector('.phone-bar')
      const focused = document.activeElement
      if (!bar || !focused || bar.contains(focused) || getComputedStyle(bar).visibility === 'hidden') return false
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1
    })
    expect(hidden).toBe(false)
  }
})

test('it makes room for typing', async () => {
  const page = await visitor.open({ viewport: phone })
  await page.goto('/blog')
  await leaveTop(page, -10)
  await expect.poll(() => findBar(page).isVisible()).toBe(true)
  await page.locator('main input[type=search]').focus()
  expect(await findBar(page).isVisible()).toBe(false)
})

test.each([
  ['the contact page', '/contact', phone],
  ['a wide window', '/about', desktop],
  ['a screen so low that it would take much of it', '/about', { width: 568, height: 320 }],
] as const)("%s doesn't have it", async (_where, path, viewport) => {
  const page = await visitor.open({ viewport })
  await page.goto(path)
  await leaveTop(page, -10)
  expect(await findBar(page).isVisible()).toBe(false)
})
