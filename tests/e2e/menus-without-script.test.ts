import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { readOrdered, readTexts } from '../support/content.ts'
import { isDeep } from '../support/depth.ts'

const visitor = setUpVisitor()
const { menu } = readTexts('site')
const services = readOrdered('services').map(({ id, title }) => ({ label: title, path: `/services/${id}` }))
const areas = readOrdered('areas').map(({ id, city }) => ({ label: city, path: `/service-areas/${id}` }))

let page: Page

beforeEach(async () => {
  page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/about')
  return () => page.context().close()
})

/** The button in the header that opens a menu. */
function openerOf(label: string): Locator {
  const openers = page.locator('header').locator('button:visible, summary:visible')
  return openers.filter({ hasText: new RegExp(`^\\s*${label}\\s*$`) })
}

/** A visible link in the header. */
function shownLink(label: string): Locator {
  return page.getByRole('banner').getByRole('link', { name: label, exact: true })
}

const menus = [
  { name: menu.services, links: services, other: menu.areas },
  { name: menu.areas, links: areas, other: menu.services },
]

/** Both menus are the same component. */
describe.each(isDeep ? menus : menus.slice(1))('the menu $name, with JavaScript off', ({ name, links, other }) => {
  const [first, last] = [links.at(0)?.label ?? '', links.at(-1)?.label ?? '']

  test('is closed at first and shows all its links after a click', async () => {
    expect(await shownLink(first).count()).toBe(0)
    await openerOf(name).click()
    for (const { label } of links) expect(await shownLink(label).isVisible()).toBe(true)
  })

  test('opens with the keyboard', async () => {
    await openerOf(name).focus()
    await page.keyboard.press('Enter')
    await shownLink(first).waitFor()
    expect(await shownLink(first).isVisible()).toBe(true)
  })

  test('goes to the page of a link', async () => {
    await openerOf(name).click()
    await shownLink(last).click()
    await page.waitForURL(`**${links.at(-1)?.path ?? ''}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(last)
  })

  test('closes with Escape', async () => {
    await openerOf(name).click()
    await shownLink(first).waitFor()
    await page.keyboard.press('Escape')
    await shownLink(first).waitFor({ state: 'hidden' })
    expect(await shownLink(first).count()).toBe(0)
  })

  test('closes on a click outside it', async () => {
    await openerOf(name).click()
    await shownLink(first).waitFor()
    await page.mouse.click(40, 700)
    await shownLink(first).waitFor({ state: 'hidden' })
    expect(await shownLink(first).count()).toBe(0)
  })

  test('closes when the other menu opens', async () => {
    await openerOf(name).click()
    await shownLink(first).waitFor()
    await openerOf(other).click()
    await shownLink(first).waitFor({ state: 'hidden' })
    expect(await shownLink(first).count()).toBe(0)
  })
})

test('the menu of cities shows full names in two columns, in at most 24rem, and scrolls if there are more', async () => {
  await openerOf(menu.areas).click()
  const panel = page.locator(':popover-open')
  const boxes = await panel.locator('a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left))
  expect(new Set(boxes).size).toBe(2)
  const measure = () =>
    panel.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      hidden: element.scrollHeight - element.clientHeight,
    }))
  expect(await measure()).toEqual({ height: expect.toSatisfy((height: number) => height <= 24 * 16), hidden: 0 })
  await panel.locator('ul').evaluate((list) => list.append(...[...list.children].map((item) => item.cloneNode(true))))
  const { height, hidden } = await measure()
  expect(height).toBeLessThanOrEqual(24 * 16)
  expect(hidden).toBeGreaterThan(100)
})
