import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { setUpVisitor } from '../support/browser.ts'
import { findFaint } from '../support/contrast.ts'
import { findFaintBorders, findFaintRings } from '../support/contrast-of-controls.ts'
import { openMeasured } from '../support/measured-page.ts'

/** Checks that the measures in `screens.test.ts` find such problems. */
const visitor = setUpVisitor()

describe('on a modified page', () => {
  let page: Page

  beforeAll(async () => {
    page = await openMeasured(visitor, '/about', { viewport: { width: 390, height: 900 } })
  })

  afterEach(() =>
    page.evaluate(() => document.querySelectorAll('main [style]').forEach((part) => part.removeAttribute('style'))),
  )

  afterAll(() => page.context().close())

  const setStyle = (selector: string, style: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part, value) => part.setAttribute('style', value), style)

  test('a box wider than the window', async () => {
    await setStyle('h1', 'width: 500px')
    const found = await page.evaluate(() => window.measures.findOverflow())
    expect(found).toContainEqual(expect.stringMatching(/ to 5\d\d$/))
  })

  test('a heading that is half hidden', async () => {
    await setStyle('h1', 'height: 20px; overflow: hidden')
    const found = await page.evaluate(() => window.measures.findCutText())
    expect(found).toContainEqual(expect.stringMatching(/^h1.* is cut by \d+ px$/))
  })

  test('a text that sticks out of its button', async () => {
    await setStyle('main .button', 'width: 60px; white-space: nowrap')
    const found = await page.evaluate(() => window.measures.findCutText())
    expect(found).toContainEqual(expect.stringMatching(/^a\.button.* leaves a\.button.* by \d+ px$/))
  })

  test('a text moved over another', async () => {
    await setStyle('h1', 'position: relative; top: 1.5em')
    const found = await page.evaluate(() => window.measures.findOverlaps())
    expect(found).toContainEqual(expect.stringMatching(/^h1.* by \d+ × \d+ px$/))
  })

  test('a button without its height', async () => {
    await setStyle('main .button', 'min-height: 0; padding-block: 0')
    const found = await page.evaluate(() => window.measures.findSmallTargets())
    expect(found).toContainEqual(expect.stringMatching(/^a\.button.* × \d+ px$/))
  })

  test.each([
    ['stretched', 'height: 100px; object-fit: fill', /has the shape/],
    ['smaller than its place', 'max-width: 50%', /in a place of/],
    ['shown larger than it is', 'width: 3000px; max-width: none; height: auto', /but is shown in 3000$/],
  ])('an image that is %s', async (_how, style, message) => {
    await setStyle('main img', style)
    const found = await page.evaluate(() => window.measures.findMisfitPictures())
    expect(found).toContainEqual(expect.stringMatching(message))
  })

  // These change more than a style.
  test('an image without alt text, with axe', async () => {
    await page.evaluate(() => document.querySelector('main img')?.removeAttribute('alt'))
    expect(await findViolations(page)).toContainEqual(expect.stringMatching(/^image-alt/))
  })

  test("an image whose file doesn't load", async () => {
    await page.route('**/missing.webp', (route) => route.abort())
    await page.evaluate(async () => {
      for (const part of document.querySelectorAll('main img, main source'))
        part.setAttribute('srcset', '/missing.webp')
      await window.measures.settle()
    })
    const found = await page.evaluate(() => window.measures.findMisfitPictures())
    expect(found).toContainEqual(expect.stringMatching(/did not load$/))
  })
})

test('a pale ring and a pale border', async () => {
  const page = await openMeasured(visitor, '/contact')
  await page.addStyleTag({ content: '* { outline-color: #cde !important; border-color: #cde !important }' })
  expect((await findFaintRings(page, new Set())).length).toBeGreaterThan(3)
  expect((await findFaintBorders(page)).length).toBeGreaterThan(3)
  await page.context().close()
})

describe('low contrast', () => {
  let page: Page

  beforeAll(async () => {
    page = await openMeasured(visitor, '/privacy-policy', { viewport: { width: 1440, height: 900 } })
    return () => page.context().close()
  })

  /** Replaces the page. */
  const show = (body: string) =>
    page.evaluate((html) => {
      document.body.innerHTML = html
    }, body)

  const sky =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#bcd"/><rect width="300" height="200" fill="#013"/></svg>'

  test('a white text that ends over a light part of an image', async () => {
    const picture = `url('data:image/svg+xml,${encodeURIComponent(sky)}')`
    await show(
      `<p style="width: 600px; height: 200px; color: #fff; background: ${picture.replaceAll('"', "'")}">We clean while the city sleeps, and long before it wakes up again</p>`,
    )
    expect(await findFaint(page)).toEqual([expect.stringMatching(/^p.* has 1\.\d\d, but needs 4\.5$/)])
  })

  test('a text over an image shown by another element', async () => {
    await show(
      `<div style="position: relative"><img alt="" src="data:image/svg+xml,${encodeURIComponent(sky)}"><h2 style="position: absolute; inset: 20px; color: #fff; font-size: 40px">We clean while the city sleeps</h2></div>`,
    )
    expect(await findFaint(page)).toEqual([expect.stringMatching(/^h2.* but needs 3$/)])
  })

  test('a gray text on white, and a half-transparent one', async () => {
    await show('<p style="color: #888">gray</p><p style="opacity: 0.5">pale</p><p>plain</p>')
    expect(await findFaint(page)).toEqual([expect.stringMatching(/gray/), expect.stringMatching(/pale/)])
  })
})
