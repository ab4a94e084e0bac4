import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { openMeasured, resize, widths } from '../support/measured-page.ts'
import { screens } from '../support/page-kinds.ts'

const visitor = setUpVisitor()

describe.each(Object.entries(screens))('the page %s', (_kind, path) => {
  let page: Page

  beforeAll(async () => {
    page = await openMeasured(visitor, path)
    return () => page.context().close()
  })

  test.each(widths)('is not wider than a window of %i px, and cuts no text', async (width) => {
    await resize(page, width)
    expect.soft(await page.evaluate(() => window.measures.findOverflow())).toEqual([])
    expect.soft(await page.evaluate(() => window.measures.findCutText())).toEqual([])
  })
})

describe('what sticks out or is cut is found', () => {
  let page: Page

  beforeEach(async () => {
    page = await openMeasured(visitor, '/about', { viewport: { width: 390, height: 900 } })
    return () => page.context().close()
  })

  test('a box that is wider than the window', async () => {
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('style', 'width: 500px'))
    const found = await page.evaluate(() => window.measures.findOverflow())
    expect(found).toContainEqual(expect.stringMatching(/ to 5\d\d$/))
  })

  test('a heading of which the half is hidden', async () => {
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('style', 'height: 20px; overflow: hidden'))
    const found = await page.evaluate(() => window.measures.findCutText())
    expect(found).toContainEqual(expect.stringMatching(/^h1.* is cut by \d+ px$/))
  })

  test('a text that leaves its button', async () => {
    await page.evaluate(() =>
      document.querySelector('main .button')?.setAttribute('style', 'width: 60px; white-space: nowrap'),
    )
    const found = await page.evaluate(() => window.measures.findCutText())
    expect(found).toContainEqual(expect.stringMatching(/^a\.button.* leaves a\.button.* by \d+ px$/))
  })
})
