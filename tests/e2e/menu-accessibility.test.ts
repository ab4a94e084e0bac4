import { describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { findHeader, listMenus, menu, patient } from '../support/menus.ts'

const visitor = setUpVisitor()
const toggle = /menu/i

describe('at 1280 px', () => {
  test.each(listMenus)('axe finds nothing while the menu $name is open', async ({ name }) => {
    const page = await visitor.open({ viewport: desktop, bypassCSP: true })
    const header = findHeader(page)
    await page.goto('/services/office')
    await header.button(name).click()
    await expect.poll(() => header.expanded(name), patient).toBe('true')
    expect(await findViolations(page)).toEqual([])
  })
})

describe('at 390 px', () => {
  test.each([
    ['the menu is open', []],
    ['the menu and its groups are open', [menu.services, menu.areas]],
  ])('axe finds nothing while %s', async (_state, groups) => {
    const page = await visitor.open({ viewport: phone, bypassCSP: true, hasTouch: true, isMobile: true })
    const header = findHeader(page)
    await page.goto('/services/office')
    await header.button(toggle).tap()
    await expect.poll(() => header.expanded(toggle), patient).toBe('true')
    for (const name of groups) await page.locator('header summary').filter({ hasText: name }).tap()
    expect(await findViolations(page)).toEqual([])
  })
})
