import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { holdBackReact } from '../support/islands.ts'
import { areas, findHeader, type Header, menu, patient, services } from '../support/menus.ts'

const visitor = setUpVisitor()
const toggle = /menu/i
const headerHeight = 88

let page: Page
let header: Header

beforeEach(async () => {
  page = await visitor.open({ viewport: phone, hasTouch: true, isMobile: true })
  header = findHeader(page)
  await page.goto('/about')
  return () => page.context().close()
})

const expanded = () => header.expanded(toggle)
const group = (name: string): Locator => page.locator('header summary').filter({ hasText: name })
const openGroups = () => page.locator('header details[open]').count()
const inert = () => page.locator('main[inert], body > footer[inert]').count()
const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

/** Opens the menu and waits until React has taken over. */
async function openMenu(): Promise<void> {
  await header.button(toggle).tap()
  await expect.poll(expanded, patient).toBe('true')
}

describe('with a finger', () => {
  test('the button opens and closes the menu, and its label says what it will do', async () => {
    await openMenu()
    expect(await header.link(menu.faq).isVisible()).toBe(true)
    expect(await header.button(menu.close).count()).toBe(1)
    await header.button(toggle).tap()
    await expect.poll(expanded, patient).toBe('false')
    expect(await header.link(menu.faq).isVisible()).toBe(false)
    expect(await header.button(menu.open).count()).toBe(1)
  })

  test('the menu fills the screen below the header', async () => {
    await openMenu()
    const box = await page.locator(':popover-open').boundingBox()
    expect(box).toEqual({ x: 0, y: headerHeight, width: phone.width, height: phone.height - headerHeight })
  })

  test('a press on the header closes the menu', async () => {
    await openMenu()
    await page.touchscreen.tap(phone.width / 2, 4)
    await expect.poll(expanded, patient).toBe('false')
  })

  test('closing the menu closes its groups too', async () => {
    await openMenu()
    await group(menu.services).tap()
    await group(menu.areas).tap()
    expect(await openGroups()).toBe(2)
    await header.button(toggle).tap()
    await expect.poll(openGroups, patient).toBe(0)
    await openMenu()
    expect(await header.link(services[0]?.label ?? '').isVisible()).toBe(false)
  })

  test('closing a group leaves the other one open', async () => {
    await openMenu()
    await group(menu.services).tap()
    await group(menu.areas).tap()
    await group(menu.services).tap()
    expect(await header.link(services[0]?.label ?? '').isVisible()).toBe(false)
    expect(await header.link(areas[0]?.label ?? '').isVisible()).toBe(true)
  })
})

describe('the page behind the menu', () => {
  test("doesn't scroll until the menu closes", async () => {
    await openMenu()
    expect(await overflow()).toBe('hidden')
    await header.button(toggle).tap()
    await expect.poll(expanded, patient).toBe('false')
    expect(await overflow()).not.toBe('hidden')
  })

  test('is inert until the menu closes', async () => {
    await openMenu()
    await expect.poll(inert, patient).toBe(2)
    await header.button(toggle).tap()
    await expect.poll(inert, patient).toBe(0)
  })
})

describe('choosing a link', () => {
  test('to another page closes everything, even after going back', async () => {
    await openMenu()
    await group(menu.services).tap()
    await header.link(services[1]?.label ?? '').tap()
    await page.waitForURL(`**${services[1]?.path ?? ''}`)
    expect(await header.link(menu.faq).isVisible()).toBe(false)
    await page.goBack()
    await header.button(toggle).waitFor()
    expect([await header.link(menu.faq).isVisible(), await openGroups()]).toEqual([false, 0])
  })

  test('to the current page closes everything', async () => {
    await openMenu()
    await header.link(menu.about).evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await header.link(menu.about).tap()
    await expect.poll(expanded, patient).toBe('false')
  })

  test('to an anchor on the same page closes everything and scrolls there', async () => {
    await openMenu()
    await group(menu.areas).tap()
    await page.evaluate(() => document.querySelector('body > footer')?.setAttribute('id', 'end'))
    await header.link(areas[0]?.label ?? '').evaluate((link) => link.setAttribute('href', '#end'))
    await header.link(areas[0]?.label ?? '').tap()
    await expect.poll(expanded, patient).toBe('false')
    await expect.poll(openGroups, patient).toBe(0)
    await expect.poll(() => page.evaluate(() => scrollY), patient).toBeGreaterThan(0)
  })
})

describe('with a keyboard', () => {
  test.each(['Enter', 'Space'])('%s opens the menu and moves into it', async (key) => {
    await header.reach(toggle)
    await page.keyboard.press(key)
    await expect.poll(expanded, patient).toBe('true')
    await expect.poll(() => header.focused(), patient).toBe(menu.home)
  })

  test('Escape closes the menu and its groups and returns focus to the button', async () => {
    await header.reach(toggle)
    await page.keyboard.press('Enter')
    await expect.poll(() => header.focused(), patient).toBe(menu.home)
    await group(menu.services).focus()
    await page.keyboard.press('Enter')
    await header.link(services[2]?.label ?? '').focus()
    await page.keyboard.press('Escape')
    await expect.poll(expanded, patient).toBe('false')
    expect(await header.focused()).toBe(menu.open)
    await expect.poll(openGroups, patient).toBe(0)
  })

  test('Tab cycles through the button and the menu, in both directions', async () => {
    await header.reach(toggle)
    await page.keyboard.press('Enter')
    await expect.poll(() => header.focused(), patient).toBe(menu.home)
    const round: string[] = []
    do {
      round.push(await header.focused())
      await page.keyboard.press('Tab')
    } while ((await header.focused()) !== menu.home && round.length < 40)
    const { home, about, blog, faq, contact, quote, close } = menu
    const call = await page.locator('.mobile-menu a[href^="tel:"]').innerText()
    expect(round).toEqual([home, about, menu.services, menu.areas, blog, faq, contact, quote, call.trim(), close])
    await page.keyboard.press('Shift+Tab')
    expect(await header.focused()).toBe(close)
    await page.keyboard.press('Shift+Tab')
    expect(await header.focused()).toBe(call.trim())
    expect(await expanded()).toBe('true')
  })

  test('Tab skips what a tablet shows in the header instead', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await header.reach(toggle)
    await page.keyboard.press('Enter')
    await expect.poll(() => header.focused(), patient).toBe(menu.home)
    for (const stop of [menu.close, menu.contact, menu.faq]) {
      await page.keyboard.press('Shift+Tab')
      expect(await header.focused()).toBe(stop)
    }
  })

  test('Tab goes through the links of an open group', async () => {
    await openMenu()
    await group(menu.services).focus()
    await page.keyboard.press('Space')
    for (const { label } of services) {
      await page.keyboard.press('Tab')
      expect(await header.focused()).toBe(label)
    }
    await page.keyboard.press('Tab')
    expect(await header.focused()).toBe(menu.areas)
  })
})

test('widening the window closes the menu', async () => {
  await openMenu()
  await page.setViewportSize(desktop)
  await expect.poll(() => page.locator('[popover]:popover-open').count(), patient).toBe(0)
  await expect.poll(() => page.locator('main[inert]').count(), patient).toBe(0)
  expect(await overflow()).not.toBe('hidden')
})

test('a menu opened before React loads stays open, and React then keeps it', async () => {
  const release = await holdBackReact(page)
  await header.button(toggle).tap()
  await group(menu.services).tap()
  await header.link(services[0]?.label ?? '').waitFor()
  expect(await expanded()).toBe(null)
  release()
  await expect.poll(expanded, patient).toBe('true')
  expect(await header.link(services[0]?.label ?? '').isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(expanded, patient).toBe('false')
  expect(await header.focused()).toBe(menu.open)
  await expect.poll(openGroups, patient).toBe(0)
})
