import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { holdBackReact, hydrateScript, listenForTrouble, reachIslands } from '../support/islands.ts'
import { findHeader, type Header, listMenus, menu, patient } from '../support/menus.ts'

const visitor = setUpVisitor()
const [{ first }] = listMenus

let page: Page
let header: Header
let trouble: readonly string[]

beforeEach(async () => {
  page = await visitor.open()
  header = findHeader(page)
  trouble = listenForTrouble(page)
  return () => page.context().close()
})

/** Makes the menu throw as soon as React hydrates it. Only buttons that control something match this. */
async function breakMenu(): Promise<void> {
  await page.route(hydrateScript, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      '"aria-controls":',
      `"aria-controls":(()=>{throw new Error('the menu is broken')})(),"data-broken":`,
    )
    await route.fulfill({ response, body })
  })
}

/** Checks that the plain menu opens and closes on its own. */
async function usePlainMenu(): Promise<void> {
  const opener = header.button(menu.services)
  await opener.click()
  await header.link(first).waitFor()
  await opener.click()
  await header.link(first).waitFor({ state: 'hidden' })
}

test('an island that breaks is reported and leaves its plain markup, which works', async () => {
  await breakMenu()
  await page.goto('/about')
  const islands = () => page.locator('header [data-island]').evaluateAll((all) => all.map((island) => island.outerHTML))
  const before = await islands()
  await header.button(menu.services).hover()
  await expect.poll(() => trouble.join(' '), patient).toContain('the menu is broken')
  await expect.poll(islands, patient).toEqual(before)
  await usePlainMenu()
})

test("an island that breaks doesn't affect the others", async () => {
  await breakMenu()
  await page.goto('/contact')
  await header.button(menu.services).hover()
  await expect.poll(() => trouble.join(' '), patient).toContain('the menu is broken')
  await page.locator('main form [name=company_name]').focus()
  await page.waitForFunction(() => {
    const form = document.querySelector('main form') ?? {}
    return Object.keys(form).some((name) => name.startsWith('__reactProps$'))
  })
  expect(await page.locator('main form [name=company_name]').isVisible()).toBe(true)
})

test('a network failure leaves the plain markup, and the next interaction tries again', async () => {
  await page.goto('/about')
  await page.route(hydrateScript, (route) => route.abort('internetdisconnected'))
  await header.button(menu.services).hover()
  await expect.poll(() => trouble.join(' '), patient).toContain('ERR_INTERNET_DISCONNECTED')
  await usePlainMenu()
  await page.unroute(hydrateScript)
  await header.reach(menu.areas)
  await expect.poll(() => header.expanded(menu.services), patient).toBe('false')
})

test('text typed before React loads is kept', async () => {
  await page.goto('/contact')
  const release = await holdBackReact(page)
  const control = (name: string) => page.locator(`main form [name=${name}]`)
  await control('company_name').pressSequentially('Otsego Tool & Die')
  await control('cleaning_frequency').selectOption('weekly')
  await control('requirements').pressSequentially('Two floors')
  release()
  await reachIslands(page)
  expect(await control('company_name').inputValue()).toBe('Otsego Tool & Die')
  expect(await control('cleaning_frequency').inputValue()).toBe('weekly')
  expect(await control('requirements').inputValue()).toBe('Two floors')
  expect(trouble).toEqual([])
})

// Safari drops a press if the text under the pointer is replaced before it ends.
test("the text of the form's button stays in the page while React loads", async () => {
  await page.goto('/contact')
  const text = await page.evaluateHandle(() => document.querySelector('main form [type=submit] span')?.firstChild)
  await reachIslands(page)
  expect(await text.evaluate((node) => node?.isConnected)).toBe(true)
})

test('text typed into the search before React loads is kept', async () => {
  await page.goto('/blog')
  const release = await holdBackReact(page)
  const field = page.locator('main input[type=search]')
  await field.pressSequentially('winter')
  release()
  await reachIslands(page)
  expect(await field.inputValue()).toBe('winter')
})
