import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { keepMouseOut, setUpVisitor } from '../support/browser.ts'
import { isDeep } from '../support/depth.ts'

const visitor = setUpVisitor()
const phone = { viewport: { width: 412, height: 823 } }

/** Requested images in order. */
function recordPictures(page: Page): readonly string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && /\.(avif|webp)$/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

/** Pages with the same kind of cards. */
const pages = isDeep ? ['/', '/blog', '/service-areas'] : ['/blog']

describe.each(pages)('the images in the cards of %s', (path) => {
  test("wait until the visitor moves, and then load before they're visible", async () => {
    const page = await visitor.open(phone)
    await keepMouseOut(page)
    const fetched = recordPictures(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const first = page.locator('.card__picture[loading]').first()
    expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('')
    const atFirst = fetched.length
    expect(atFirst).toBeLessThanOrEqual(1)
    await page.mouse.wheel(0, 40)
    await expect.poll(() => fetched.length).toBeGreaterThan(atFirst)
    expect(await first.evaluate((image) => image.getBoundingClientRect().top)).toBeGreaterThan(0)
    expect(await first.evaluate((image) => image.getBoundingClientRect().left)).toBeGreaterThan(0)
  })

  test("load right away if they're on the first screen", async () => {
    const page = await visitor.open({ viewport: { width: 1440, height: 1800 } })
    await page.goto(path)
    const first = page.locator('.card__picture[loading]').first()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe('')
  })

  test('load without scripts', async () => {
    const page = await visitor.open({ ...phone, javaScriptEnabled: false })
    const fetched = recordPictures(page)
    await page.goto(path)
    await expect.poll(() => fetched.length).toBeGreaterThan(1)
  })

  test("load after a while if the script doesn't", async () => {
    const page = await visitor.open(phone)
    await page.route('**/loader-*.js', (route) => route.abort())
    const fetched = recordPictures(page)
    await page.goto(path)
    expect(fetched.length).toBeLessThanOrEqual(1)
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName === 'wait') animation.currentTime = 8001
    })
    await expect.poll(() => fetched.length).toBeGreaterThan(1)
  })
})
