import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone, setUpVisitor } from '../support/browser.ts'
import { findHeader, listMenus, menu } from '../support/menus.ts'

const visitor = setUpVisitor()

/** Simulates Safari 16: no popovers, and a press only focuses buttons with a `tabindex`. */
function forgetPopovers(): void {
  const members = [
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLButtonElement.prototype, ['popoverTargetElement', 'popoverTargetAction']],
  ] as const
  for (const [owner, names] of members) for (const name of names) Reflect.deleteProperty(owner, name)
  addEventListener(
    'mousedown',
    (event) => {
      const button = (event.target as Element).closest('button')
      if (!button || button.hasAttribute('tabindex')) return
      event.preventDefault()
      ;(document.activeElement as HTMLElement).blur()
    },
    { capture: true },
  )
}

/** Opens a page like a browser without popovers: the attributes have no effect, and the style sheet detects that. */
async function open(path: string, options: Parameters<typeof visitor.open>[0]): Promise<Page> {
  const page = await visitor.open({ ...options, bypassCSP: true })
  await page.addInitScript(forgetPopovers)
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({
        response,
        body: body
          .replaceAll(/ popover(?:target)?="[^"]*"/gi, '')
          .replaceAll(/@supports not selector\(:popover-open\)/g, '@supports (display: block)'),
      })
    },
  )
  await page.goto(path)
  return page
}

describe.each([true, false])('without popovers, scripts: %s', (javaScriptEnabled) => {
  const small = { javaScriptEnabled, viewport: phone, hasTouch: true, isMobile: true }

  test('on a phone, the button opens and closes the menu, and its links work', async () => {
    const page = await open('/about', small)
    const header = findHeader(page)
    expect(await header.link(menu.faq).count()).toBe(0)
    const box = await header.button(/menu/i).boundingBox()
    const press = () => page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    // Scripts load when the button is touched. It must work before and after.
    for (const _ of [1, 2]) {
      await press()
      await header.link(menu.faq).waitFor()
      await press()
      await header.link(menu.faq).waitFor({ state: 'hidden' })
    }
    await header.button(/menu/i).tap()
    await header.link(menu.faq).tap()
    await page.waitForURL('**/faq')
    expect(await header.link(menu.faq).count()).toBe(0)
  })

  test.each(listMenus)(
    'the menu $name opens below its button and closes with a press outside it',
    async ({ name, last, other }) => {
      const page = await open('/about', { javaScriptEnabled })
      const header = findHeader(page)
      expect(await header.link(last).count()).toBe(0)
      await header.button(name).click()
      await header.link(last).waitFor()
      await page.mouse.click(40, 700)
      await header.link(last).waitFor({ state: 'hidden' })
      await header.button(name).focus()
      await header.link(last).waitFor()
      await header.button(other).focus()
      await header.link(last).waitFor({ state: 'hidden' })
    },
  )

  test('the facts of an image are listed below it', async () => {
    const page = await open('/services/office', small)
    const facts = await page.locator('.room__fact').all()
    expect(facts.length).toBeGreaterThan(1)
    for (const fact of facts) expect(await fact.isVisible()).toBe(true)
    expect(await page.locator('.room__point:visible').count()).toBe(0)
    const tops = await page.locator('.room__fact').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    const picture = await page.locator('.room picture, .room img').first().boundingBox()
    for (const [index, { top }] of tops.entries())
      expect(top).toBeGreaterThanOrEqual(tops[index - 1]?.bottom ?? (picture?.y ?? 0) + (picture?.height ?? 0))
  })
})
