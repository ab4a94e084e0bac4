import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { isDeep } from '../support/depth.ts'
import { holdBackReact } from '../support/islands.ts'
import { findHeader, type Header, listMenus, menu, patient } from '../support/menus.ts'

const visitor = setUpVisitor()

let page: Page
let header: Header

beforeEach(async () => {
  page = await visitor.open()
  header = findHeader(page)
  await page.goto('/about')
  return () => page.context().close()
})

/** Both menus are the same component, and the longer one scrolls. */
const triedMenus = isDeep ? listMenus : listMenus.slice(1)

describe.each(triedMenus)('the menu $name', ({ name, first, last, other }) => {
  const expanded = () => header.expanded(name)
  const isOpen = () => header.link(first).isVisible()

  test('opens and closes on a press, and its button reports its state', async () => {
    await header.button(name).click()
    await expect.poll(expanded, patient).toBe('true')
    expect(await isOpen()).toBe(true)
    await header.button(name).click()
    await expect.poll(expanded, patient).toBe('false')
    expect(await isOpen()).toBe(false)
  })

  test('is labeled by its button as soon as that is interactive', async () => {
    await header.reach(name)
    expect(await expanded()).toBe('false')
    const panel = (await header.button(name).getAttribute('aria-controls')) ?? ''
    expect(await page.locator(`#${panel} a`).first().textContent()).toBe(first)
  })

  test.each(['Enter', 'Space'])('opens and closes with %s', async (key) => {
    await header.reach(name)
    await page.keyboard.press(key)
    await expect.poll(expanded, patient).toBe('true')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press(key)
    await expect.poll(expanded, patient).toBe('false')
  })

  test('closes on Escape, which returns focus to the button', async () => {
    await header.reach(name)
    await page.keyboard.press('Enter')
    await header.link(last).focus()
    await page.keyboard.press('Escape')
    await expect.poll(expanded, patient).toBe('false')
    expect(await header.focused()).toBe(name)
    expect(await isOpen()).toBe(false)
  })

  test('closes when Tab moves past its last link', async () => {
    await header.reach(name)
    await page.keyboard.press('Enter')
    await header.link(first).waitFor()
    await page.keyboard.press('Tab')
    expect(await header.focused()).toBe(first)
    await header.link(last).focus()
    expect(await expanded()).toBe('true')
    await page.keyboard.press('Tab')
    await expect.poll(expanded, patient).toBe('false')
    expect([await isOpen(), await header.focused()]).toEqual([false, name === menu.services ? menu.areas : menu.blog])
  })

  test('closes when focus moves back past its button', async () => {
    await header.reach(name)
    await page.keyboard.press('Enter')
    await expect.poll(expanded, patient).toBe('true')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(expanded, patient).toBe('false')
  })

  test('opens with the down arrow and supports arrow keys, Home and End', async () => {
    await header.reach(name)
    const steps = [
      ['ArrowDown', first],
      ['End', last],
      ['ArrowDown', last],
      ['Home', first],
      ['ArrowUp', name],
    ] as const
    for (const [key, stop] of steps) {
      await page.keyboard.press(key)
      expect(await header.focused()).toBe(stop)
    }
    expect(await isOpen()).toBe(true)
    await expect.poll(expanded, patient).toBe('true')
  })

  test('closes when the other one opens', async () => {
    await header.button(name).click()
    await expect.poll(expanded, patient).toBe('true')
    expect(await header.expanded(other)).toBe('false')
    await header.button(other).click()
    await expect.poll(() => header.expanded(other), patient).toBe('true')
    await expect.poll(expanded, patient).toBe('false')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect.poll(() => header.expanded(other), patient).toBe('false')
    expect(await header.focused()).toBe(other)
  })

  test('closes on a press outside it', async () => {
    await header.button(name).click()
    await expect.poll(expanded, patient).toBe('true')
    await page.mouse.click(40, 700)
    await expect.poll(expanded, patient).toBe('false')
    expect(await isOpen()).toBe(false)
  })

  test('stays below its button while the page scrolls', async () => {
    await header.button(name).click()
    await expect.poll(expanded, patient).toBe('true')
    const panel = page.locator(':popover-open')
    const place = await panel.boundingBox()
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    // What makes Firefox put it back.
    await expect.poll(() => panel.evaluate((list) => getComputedStyle(list).zIndex)).toBe('300')
    expect(await panel.boundingBox()).toEqual(place)
  })

  test("doesn't open when the pointer only passes over it", async () => {
    await header.button(name).hover()
    await expect.poll(expanded, patient).toBe('false')
    expect(await isOpen()).toBe(false)
  })

  test('closes when a link to an anchor on the same page is chosen', async () => {
    await header.button(name).click()
    await expect.poll(expanded, patient).toBe('true')
    await header.link(first).evaluate((link) => link.setAttribute('href', '#main'))
    await header.link(first).click()
    await expect.poll(expanded, patient).toBe('false')
    expect(page.url()).toContain('#main')
  })

  test('is closed after going back from the page of a link', async () => {
    await header.button(name).click()
    await expect.poll(expanded, patient).toBe('true')
    await header.link(last).click()
    await page.waitForURL((url) => url.pathname !== '/about')
    await page.goBack()
    await header.button(name).waitFor()
    expect(await isOpen()).toBe(false)
  })

  test('closes when its button is hidden', async () => {
    await header.button(name).click()
    await expect.poll(expanded, patient).toBe('true')
    await page.setViewportSize({ width: 800, height: 600 })
    const open = page.locator(':popover-open')
    await expect.poll(() => open.count(), patient).toBe(0)
  })

  test('stays open if it was opened before React loads, which then reports it as open', async () => {
    const release = await holdBackReact(page)
    await header.button(name).click()
    await header.link(first).waitFor()
    expect(await expanded()).toBe(null)
    release()
    await expect.poll(expanded, patient).toBe('true')
    expect(await isOpen()).toBe(true)
    await header.link(last).focus()
    await page.keyboard.press('Escape')
    await expect.poll(expanded, patient).toBe('false')
    expect(await header.focused()).toBe(name)
  })
})

test('all menus become interactive with the first one', async () => {
  await header.reach(menu.services)
  await expect.poll(() => header.expanded(menu.areas), patient).toBe('false')
  await expect.poll(() => page.locator('header button:not([aria-expanded])').count(), patient).toBe(0)
})

test('a panel too wide for the space beside its button stays in the window', async () => {
  await header.button(menu.areas).click()
  const panel = page.locator(':popover-open')
  await panel.evaluate((element) => (element as HTMLElement).style.setProperty('width', '900px'))
  const { x = 0, width } = (await panel.boundingBox()) ?? {}
  expect([width, x >= 0, x + 900 <= 1280]).toEqual([900, true, true])
  // With fallbacks, Safari 26.0 never shows it, and hangs once the list around it is hidden.
  expect(await panel.evaluate((element) => getComputedStyle(element).positionTryFallbacks)).toBe('none')
})

test('the last city scrolls into view on focus', async () => {
  const last = listMenus[1].last
  await header.reach(menu.areas)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  const isInside = await header.link(last).evaluate((link) => {
    const [inner, outer] = [link.getBoundingClientRect(), link.closest('[popover]')?.getBoundingClientRect()]
    return outer !== undefined && outer.height <= 24 * 16 && inner.top >= outer.top && inner.bottom <= outer.bottom
  })
  expect(isInside).toBe(true)
})

/** The position of everything in the header. */
function measure(): Promise<readonly (readonly number[])[]> {
  return page.locator('header, header *').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )
}

test('nothing in the header moves when React loads', async () => {
  const before = await measure()
  await header.reach(menu.services)
  expect(await measure()).toEqual(before)
})

describe('on a wide touchscreen', () => {
  beforeEach(async () => {
    page = await visitor.open({ hasTouch: true })
    header = findHeader(page)
    await page.goto('/about')
    return () => page.context().close()
  })

  test.each(triedMenus)('the menu $name opens and closes with a tap', async ({ name, first }) => {
    await header.button(name).tap()
    await expect.poll(() => header.expanded(name), patient).toBe('true')
    expect(await header.link(first).isVisible()).toBe(true)
    await header.button(name).tap()
    await expect.poll(() => header.expanded(name), patient).toBe('false')
    expect(await header.link(first).isVisible()).toBe(false)
  })

  test.each(triedMenus)('a tap outside the menu $name closes it', async ({ name }) => {
    await header.button(name).tap()
    await expect.poll(() => header.expanded(name), patient).toBe('true')
    await page.touchscreen.tap(40, 700)
    await expect.poll(() => header.expanded(name), patient).toBe('false')
  })

  test('a tap on a link goes to its page', async () => {
    await header.button(menu.services).tap()
    await header.link(listMenus[0].last).tap()
    await page.waitForURL('**/services/*')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(listMenus[0].last)
  })
})
