import { describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { findFaint } from '../support/contrast.ts'
import { findFaintBorders } from '../support/contrast-of-controls.ts'
import { forceHover, openMeasured } from '../support/measured-page.ts'
import { findHeader, menu, patient } from '../support/menus.ts'
import { answerWith, fillIn, findParts } from '../support/quote-form.ts'

const visitor = setUpVisitor()
const narrow = { width: 390, height: 900 } as const
const wide = { width: 1440, height: 900 } as const

describe('texts and icons have enough contrast', () => {
  test.each([
    ['the menu of a phone', narrow, /menu/i],
    ['a menu of a wide window', wide, menu.areas],
  ])('in %s', async (_which, viewport, name) => {
    const page = await openMeasured(visitor, '/service-areas/troy', { viewport })
    const header = findHeader(page)
    await header.button(name).click()
    await expect.poll(() => header.expanded(name), patient).toBe('true')
    expect(await findFaint(page, 'header')).toEqual([])
    await forceHover(page)
    expect(await findFaint(page, 'header')).toEqual([])
  })

  test('in the responses to a quote request', async () => {
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
    // The toasts cover the form for a while.
    const style = await page.addStyleTag({ content: '.toasts { visibility: hidden }' })
    expect(await findFaint(page, 'main form')).toEqual([])
    await button.click()
    await success.waitFor()
    expect(await findFaint(page, 'main section.notice')).toEqual([])
    await style.evaluate((element) => (element as HTMLStyleElement).remove())
    await toast.filter({ hasText: 'submitted' }).waitFor()
    expect(await findFaint(page, '.toasts')).toEqual([])
  })

  test('in the borders of fields, empty or invalid', async () => {
    const page = await openMeasured(visitor, '/contact')
    expect(await findFaintBorders(page)).toEqual([])
    const { button, control } = findParts(page)
    await button.click()
    await control('company_name').and(page.locator('[aria-invalid=true]')).waitFor()
    expect(await findFaintBorders(page)).toEqual([])
  })

  test('in search results and open answers', async () => {
    const page = await openMeasured(visitor, '/blog?q=office', { viewport: narrow })
    await page.locator('#search-results mark').first().waitFor()
    expect(await findFaint(page)).toEqual([])
    await page.goto('/faq')
    await page.evaluate(() => document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')))
    expect(await findFaint(page)).toEqual([])
  })
})

// Chrome's Auto Dark Theme leaves backgrounds such as that of a yellow button, and turns the text on them white.
test("a browser that darkens pages for visitors with a dark theme doesn't darken this one", async () => {
  const page = await visitor.open({ viewport: narrow, colorScheme: 'dark' })
  await page.goto('/contact')
  const before = await page.screenshot()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  expect(before.equals(await page.screenshot())).toBe(true)
})
