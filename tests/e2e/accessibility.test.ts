import { describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { phone, setUpVisitor } from '../support/browser.ts'
import { screens } from '../support/page-kinds.ts'

const visitor = setUpVisitor()

describe.each([
  ['390 px', phone],
  ['1440 px', { width: 1440, height: 900 }],
])('at %s', (_width, viewport) => {
  test.each(Object.entries(screens))('axe finds nothing on the page %s', async (_kind, path) => {
    // The policy of the site would not let axe in.
    const page = await visitor.open({ viewport, bypassCSP: true })
    await page.goto(path, { waitUntil: 'load' })
    expect(await findViolations(page)).toEqual([])
    await page.context().close()
  })
})

test('axe finds a fault where there is one', async () => {
  const page = await visitor.open({ bypassCSP: true })
  await page.goto('/about')
  await page.evaluate(() => document.querySelector('img')?.removeAttribute('alt'))
  expect(await findViolations(page)).toContainEqual(expect.stringMatching(/^image-alt/))
})

test('the first press of Tab reaches a link that skips the menus', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus').count()).toBe(1)
})
