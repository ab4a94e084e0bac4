import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { phone, setUpVisitor } from '../support/browser.ts'
import { readOrdered, readTexts } from '../support/content.ts'

const visitor = setUpVisitor()
const { menu } = readTexts('site')
const header = 88

let page: Page

beforeEach(async () => {
  page = await visitor.open({ javaScriptEnabled: false, viewport: phone, hasTouch: true, isMobile: true })
  await page.goto('/')
  return () => page.context().close()
})

const opener = () => page.getByRole('banner').getByRole('button', { name: /menu/i })
const shownLink = (label: string) => page.getByRole('banner').getByRole('link', { name: label, exact: true })
const section = (label: string): Locator =>
  page
    .locator('header')
    .locator('summary:visible, button:visible')
    .filter({ hasText: new RegExp(`^\\s*${label}\\s*$`) })

const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

test('the menu is closed at first', async () => {
  expect(await opener().isVisible()).toBe(true)
  expect(await shownLink(menu.faq).count()).toBe(0)
})

test('the menu opens below the header and fills the rest of the screen', async () => {
  await opener().tap()
  await shownLink(menu.faq).waitFor()
  const home = await shownLink(menu.home).boundingBox()
  expect(home?.y).toBeGreaterThanOrEqual(header)
  const top = await page.evaluate(
    (y) => document.elementFromPoint(20, y)?.closest('header nav, [popover]') !== null,
    header + 4,
  )
  const bar = await page.evaluate(() => document.elementFromPoint(20, 40)?.closest('[popover]') === null)
  const bottom = await page.evaluate(() => document.elementFromPoint(20, innerHeight - 4)?.closest('header') !== null)
  expect([top, bar, bottom]).toEqual([true, true, true])
})

test("the page behind the menu doesn't scroll", async () => {
  expect(await overflow()).not.toBe('hidden')
  await opener().tap()
  await shownLink(menu.faq).waitFor()
  expect(await overflow()).toBe('hidden')
})

test('the sections of the menu are closed at first and open one by one', async () => {
  const [service, area] = [readOrdered('services')[0]?.title ?? '', readOrdered('areas')[0]?.city ?? '']
  await opener().tap()
  expect([await shownLink(service).count(), await shownLink(area).count()]).toEqual([0, 0])
  await section(menu.services).tap()
  await shownLink(service).waitFor()
  expect(await shownLink(area).count()).toBe(0)
  await section(menu.areas).tap()
  await shownLink(area).waitFor()
  for (const { city } of readOrdered('areas')) expect(await shownLink(city).isVisible()).toBe(true)
})

test('a link in a section goes to its page, where the menu is closed again', async () => {
  await opener().tap()
  await section(menu.services).tap()
  await shownLink(readOrdered('services')[5]?.title ?? '').tap()
  await page.waitForURL(`**/services/${readOrdered('services')[5]?.id ?? ''}`)
  expect(await shownLink(menu.faq).count()).toBe(0)
})

test('the same button closes the menu', async () => {
  await opener().tap()
  await shownLink(menu.faq).waitFor()
  await opener().tap()
  await shownLink(menu.faq).waitFor({ state: 'hidden' })
  expect(await opener().isVisible()).toBe(true)
})

test('the menu has a link to the quote form and the phone number', async () => {
  await opener().tap()
  await shownLink(menu.faq).waitFor()
  expect(await shownLink(menu.quote).isVisible()).toBe(true)
  expect(await page.getByRole('banner').locator('a[href^="tel:"]:visible').count()).toBeGreaterThan(0)
})
