import { statSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { openMeasured, resize, widths } from '../support/measured-page.ts'
import { screens } from '../support/page-kinds.ts'
import { listPaths, siteFile } from '../support/site.ts'

const visitor = setUpVisitor()

describe.each(Object.entries(screens))('the page %s', (_kind, path) => {
  let page: Page

  beforeAll(async () => {
    page = await openMeasured(visitor, path)
    return () => page.context().close()
  })

  test.each(widths)('shows every picture whole, sharp and in all of its place at %i px', async (width) => {
    await resize(page, width)
    expect(await page.evaluate(() => window.measures.findMisfitPictures())).toEqual([])
  })
})

describe('a picture that does not fit is found', () => {
  test('where its file does not come', async () => {
    const page = await openMeasured(visitor, '/about')
    await page.route('**/missing.webp', (route) => route.abort())
    await page.evaluate(async () => {
      for (const part of document.querySelectorAll('main img, main source'))
        part.setAttribute('srcset', '/missing.webp')
      await window.measures.settle()
    })
    expect(await page.evaluate(() => window.measures.findMisfitPictures())).toContainEqual(
      expect.stringMatching(/did not load$/),
    )
  })

  test.each([
    ['stretched', 'height: 100px; object-fit: fill', /has the shape/],
    ['smaller than its place', 'max-width: 50%', /in a place of/],
    ['shown larger than it is', 'width: 3000px; max-width: none; height: auto', /but is shown in 3000$/],
  ])('where it is %s', async (_how, style, message) => {
    const page = await openMeasured(visitor, '/about')
    await page.evaluate((value) => document.querySelector('main img')?.setAttribute('style', value), style)
    expect(await page.evaluate(() => window.measures.findMisfitPictures())).toContainEqual(
      expect.stringMatching(message),
    )
  })
})

test.each(listPaths())('the first picture of %s weighs at most 25 KiB on a phone', async (path) => {
  // The phone on which the site's speed is measured.
  const page = await visitor.open({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })
  await page.goto(path)
  const addresses = await page
    .locator('img[fetchpriority=high]')
    .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname))
  for (const address of addresses) expect(statSync(siteFile(address)).size / 1024, address).toBeLessThanOrEqual(25)
  await page.context().close()
})
