import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { takeFirst } from '../support/depth.ts'
import { enlargeText, openMeasured } from '../support/measured-page.ts'
import { findHeader, menu, patient } from '../support/menus.ts'
import { answerWith, fillIn, findParts, openForm } from '../support/quote-form.ts'

const visitor = setUpVisitor()
const widths = takeFirst(2, [390, 1440, 768])

/** Problems in the current layout. Menus and toasts cover the page, so overlaps are only searched in one part. */
async function findProblems(page: Page, part: 'header' | 'main'): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const { findOverflow, findCutText, findOverlaps } = window.measures
    return [...findOverflow(), ...findCutText(), ...findOverlaps(selector)]
  }, part)
}

/** Runs in the page. */
function findBrokenWords(elements: readonly Element[]): readonly string[] {
  return elements.flatMap(({ firstChild, textContent }) =>
    [...textContent.matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      if (!(firstChild instanceof Text)) return []
      range.setStart(firstChild, index)
      range.setEnd(firstChild, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    }),
  )
}

describe.each(widths)('with text at 200% in a window of %i px', (width) => {
  const open = async (path: string) => {
    const page = await openMeasured(visitor, path, { viewport: { width, height: 900 } })
    await enlargeText(page)
    return page
  }

  test("the menu opens, isn't wider than the window, and its last link works", async () => {
    const page = await open('/about')
    const header = findHeader(page)
    const toggle = header.button(/menu/i)
    await toggle.click()
    await expect.poll(() => header.expanded(/menu/i), patient).toBe('true')
    expect(await findProblems(page, 'header')).toEqual([])
    await header.link(menu.contact).click()
    await page.waitForURL('**/contact')
    await page.context().close()
  })

  test('every word of a heading is on one line', async () => {
    const page = await open('/service-areas/troy')
    expect(await page.locator('h1, h2').evaluateAll(findBrokenWords)).toEqual([])
    await page.context().close()
  })

  test("the quote form shows what's missing, and can be filled in and sent", async () => {
    const page = await open('/contact')
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    const { button, success, control } = findParts(page)
    await button.click()
    await control('company_name').and(page.locator('[aria-invalid=true]')).waitFor()
    expect(await findProblems(page, 'main')).toEqual([])
    await fillIn(page)
    await button.click()
    await success.waitFor()
    expect(await findProblems(page, 'main')).toEqual([])
    await page.context().close()
  })
})
