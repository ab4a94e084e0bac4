import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { findFaint } from '../support/contrast.ts'
import { openMeasured } from '../support/measured-page.ts'
import { findHeader, menu, patient } from '../support/menus.ts'
import { screens } from '../support/page-kinds.ts'
import { answerWith, fillIn, findParts } from '../support/quote-form.ts'

const visitor = setUpVisitor()
const narrow = { width: 390, height: 900 } as const
const wide = { width: 1440, height: 900 } as const

/** Makes everything look as it does under a pointer. */
async function hoverOverAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  const hover = (nodeId: number) =>
    session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover', 'active'] })
  await Promise.all(nodeIds.map(hover))
}

/** Puts something else in place of a page. */
async function show(body: string): Promise<Page> {
  const page = await openMeasured(visitor, '/privacy-policy', { viewport: wide })
  await page.evaluate((html) => {
    document.body.innerHTML = html
  }, body)
  return page
}

describe.each(Object.entries(screens))('on the page %s texts, fields and icons stand out', (_kind, path) => {
  test('in a window of 390 px', async () => {
    const page = await openMeasured(visitor, path, { viewport: narrow })
    expect(await findFaint(page)).toEqual([])
    await page.context().close()
  })

  test('in a window of 1440 px, also under a pointer', async () => {
    const page = await openMeasured(visitor, path, { viewport: wide })
    expect(await findFaint(page)).toEqual([])
    await hoverOverAll(page)
    expect(await findFaint(page)).toEqual([])
    await page.context().close()
  })
})

describe('texts and icons stand out', () => {
  test.each([
    ['the menu of a phone', narrow, /menu/i],
    ['a menu of a wide window', wide, menu.areas],
  ])('in %s', async (_which, viewport, name) => {
    const page = await openMeasured(visitor, '/service-areas/troy', { viewport })
    const header = findHeader(page)
    await header.button(name).click()
    await expect.poll(() => header.expanded(name), patient).toBe('true')
    expect(await findFaint(page, 'header')).toEqual([])
    await hoverOverAll(page)
    expect(await findFaint(page, 'header')).toEqual([])
  })

  test('in the answers to a quote request', async () => {
    const page = await openMeasured(visitor, '/contact', { viewport: narrow })
    await answerWith(page, [500, 'no'], [200, 'OK'])
    const { button, control, failure, success, toast } = findParts(page)
    await button.click()
    await control('company_name').and(page.locator('[aria-invalid=true]')).waitFor()
    expect(await findFaint(page, 'main form')).toEqual([])
    await fillIn(page)
    await button.click()
    await failure.locator('a').first().waitFor()
    await toast.first().waitFor()
    expect(await findFaint(page, '.toasts')).toEqual([])
    // They lie over the form for a while.
    const style = await page.addStyleTag({ content: '.toasts { visibility: hidden }' })
    expect(await findFaint(page, 'main form')).toEqual([])
    await button.click()
    await success.waitFor()
    expect(await findFaint(page, 'main section.notice')).toEqual([])
    await style.evaluate((element) => (element as HTMLStyleElement).remove())
    await toast.filter({ hasText: 'submitted' }).waitFor()
    expect(await findFaint(page, '.toasts')).toEqual([])
  })

  test('in what a search finds, and in open answers', async () => {
    const page = await openMeasured(visitor, '/blog?q=office', { viewport: narrow })
    await page.locator('#search-results mark').first().waitFor()
    expect(await findFaint(page)).toEqual([])
    await page.goto('/faq')
    await page.evaluate(() => document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')))
    expect(await findFaint(page)).toEqual([])
  })
})

describe('what does not stand out is found', () => {
  const sky =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#bcd"/><rect width="300" height="200" fill="#013"/></svg>'
  test('a white text of which the end lies over a light part of a picture', async () => {
    const picture = `url('data:image/svg+xml,${encodeURIComponent(sky)}')`
    const page = await show(
      `<p style="width: 600px; height: 200px; color: #fff; background: ${picture.replaceAll('"', "'")}">We clean while the city sleeps, and long before it wakes up again</p>`,
    )
    expect(await findFaint(page)).toEqual([expect.stringMatching(/^p.* has 1\.\d\d, but needs 4\.5$/)])
  })

  test('a text over an image that another element shows', async () => {
    const page = await show(
      `<div style="position: relative"><img alt="" src="data:image/svg+xml,${encodeURIComponent(sky)}"><h2 style="position: absolute; inset: 20px; color: #fff; font-size: 40px">We clean while the city sleeps</h2></div>`,
    )
    expect(await findFaint(page)).toEqual([expect.stringMatching(/^h2.* but needs 3$/)])
  })

  test('a grey text on white, and one that is half transparent', async () => {
    const page = await show('<p style="color: #888">grey</p><p style="opacity: 0.5">pale</p><p>plain</p>')
    expect(await findFaint(page)).toEqual([expect.stringMatching(/grey/), expect.stringMatching(/pale/)])
  })
})
