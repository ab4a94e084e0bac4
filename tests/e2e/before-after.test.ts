import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'

const visitor = setUpVisitor()

async function openPictures(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visitor.open({ reducedMotion: 'no-preference', ...options })
  await page.goto('/')
  return page
}

/** The percentage of the second image that shows. */
const readDivider = (page: Page) =>
  page
    .locator('.before-after')
    .evaluate((pictures) => Number.parseFloat(getComputedStyle(pictures).getPropertyValue('--divider')))

/** Whether the images are on top of each other. */
const areStacked = (page: Page) =>
  page.locator('.before-after__picture').evaluateAll(([first, second]) => {
    const [one, other] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()]
    return one?.left === other?.left && one?.top === other?.top
  })

/** Scrolls the top edge of the images to a position on the screen, from 0 (top) to 1 (bottom). */
const scrollTo = (page: Page, place: number) =>
  page.locator('.before-after').evaluate((pictures, share) => {
    scrollBy(0, pictures.getBoundingClientRect().top - innerHeight * share)
  }, place)

test('scrolling wipes from the first image to the second, without a script', async () => {
  const page = await openPictures({ javaScriptEnabled: false })
  await scrollTo(page, 0.6)
  expect(await areStacked(page)).toBe(true)
  await expect.poll(() => readDivider(page)).toBeLessThan(30)
  await scrollTo(page, 0)
  await expect.poll(() => readDivider(page)).toBeGreaterThan(85)
})

test("arrow keys move the line from its current position, and scrolling doesn't reset it", async () => {
  const page = await openPictures()
  const slider = page.getByRole('slider')
  await scrollTo(page, 0.6)
  await slider.focus()
  await expect.poll(() => slider.inputValue()).not.toBe('50')
  const begun = Number(await slider.inputValue())
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => readDivider(page)).toBe(begun + 1)
  await page.keyboard.press('End')
  await expect.poll(() => readDivider(page)).toBe(100)
  await scrollTo(page, 0.6)
  expect(await readDivider(page)).toBe(100)
})

test("on the narrowest phones, a caption doesn't leave half of a time alone on its last line", async () => {
  const page = await openPictures({ viewport: { width: 320, height: 640 } })
  const captions = await page.locator('.before-after__caption').evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ width }) => width)
    }),
  )
  expect(captions).toHaveLength(2)
  for (const lines of captions) expect(Math.min(...lines)).toBeGreaterThan(Math.max(...lines) / 2)
})

test('a tap moves the line there, even the first tap', async () => {
  const page = await openPictures({ hasTouch: true, viewport: { width: 390, height: 844 } })
  await scrollTo(page, 0.6)
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.before-after').boundingBox()) ?? {}
  await page.touchscreen.tap(x + width * 0.75, y + height / 2)
  await expect.poll(() => readDivider(page)).toBeGreaterThan(72)
  expect(await readDivider(page)).toBeLessThan(78)
})

test('with reduced motion, the images are side by side, and there is no slider', async () => {
  const page = await openPictures({ reducedMotion: 'reduce' })
  const tops = async () =>
    page
      .locator('.before-after__picture')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top))
  expect(new Set(await tops()).size).toBe(1)
  expect(await page.getByRole('slider').count()).toBe(0)
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(new Set(await tops()).size).toBe(1)
})
