import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'

const visitor = setUpVisitor()

test('the first press of Tab reaches the skip link', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus').count()).toBe(1)
})
