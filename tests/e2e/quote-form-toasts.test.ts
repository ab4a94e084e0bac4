import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { readTexts } from '../support/content.ts'
import { answerWith, fillIn, findParts, openForm, passTime } from '../support/quote-form.ts'

const visitor = setUpVisitor()
const { close } = readTexts('contact').form.messages

let page: Page

beforeEach(async () => {
  page = await visitor.open()
  return () => page.context().close()
})

const isShown = () => findParts(page).toast.isVisible()
const closer = () => page.locator('.toasts').getByRole('button', { name: close })

/** Shows an error toast, without the pointer or focus on it. */
async function showError(): Promise<void> {
  await openForm(page)
  await findParts(page).button.press('Enter')
  await findParts(page).toast.waitFor()
}

describe('a toast', () => {
  test('for an error stays four seconds and is removed one second later', async () => {
    await showError()
    await passTime(page, 3900)
    expect(await isShown()).toBe(true)
    await passTime(page, 200)
    expect(await isShown()).toBe(false)
    expect(await page.locator('.toast').count()).toBe(1)
    await passTime(page, 1000)
    await page.locator('.toast').waitFor({ state: 'detached' })
  })

  test('for a success stays two seconds', async () => {
    await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    await findParts(page).button.click()
    await findParts(page).toast.waitFor()
    await passTime(page, 1900)
    expect(await isShown()).toBe(true)
    await passTime(page, 200)
    expect(await isShown()).toBe(false)
  })

  test('stays as long as the pointer is on it, and then for the rest of its time', async () => {
    await showError()
    await passTime(page, 3000)
    await findParts(page).toast.hover()
    await passTime(page, 60_000)
    expect(await isShown()).toBe(true)
    await page.mouse.move(10, 600)
    await passTime(page, 900)
    expect(await isShown()).toBe(true)
    await passTime(page, 200)
    expect(await isShown()).toBe(false)
  })

  test('stays as long as it has focus, even if the pointer leaves', async () => {
    await showError()
    await closer().focus()
    await findParts(page).toast.hover()
    await page.mouse.move(10, 600)
    await passTime(page, 60_000)
    expect(await isShown()).toBe(true)
    await findParts(page).control('phone').focus()
    await passTime(page, 4100)
    expect(await isShown()).toBe(false)
  })

  test('closes with its button, and focus returns to where it was', async () => {
    await showError()
    await closer().focus()
    await page.keyboard.press('Enter')
    await findParts(page).toast.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('company_name')
  })

  test("that follows one closed with the mouse isn't held by it", async () => {
    await showError()
    await closer().click()
    await findParts(page).toast.waitFor({ state: 'hidden' })
    await passTime(page, 1000)
    await findParts(page).button.press('Enter')
    await findParts(page).toast.waitFor()
    await page.mouse.move(10, 600)
    await passTime(page, 4100)
    expect(await isShown()).toBe(false)
  })

  test("that replaces one with focus isn't held by it", async () => {
    const answers: Route[] = []
    await page.route('**/email/send', (route) => void answers.push(route))
    await openForm(page)
    await fillIn(page)
    const { button, failure, success } = findParts(page)
    await button.press('Enter')
    await expect.poll(() => answers.length).toBe(1)
    await passTime(page, 15_100)
    await failure.waitFor()
    await closer().focus()
    await answers[0]?.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } })
    await success.waitFor()
    await passTime(page, 2100)
    expect(await isShown()).toBe(false)
  })

  test('is text in the live region that the page has from the start', async () => {
    await page.goto('/contact')
    const region = page.getByRole('status')
    expect(await region.textContent()).toBe('')
    await region.evaluate((element) => element.setAttribute('data-static', ''))
    await findParts(page).button.click()
    await page.locator('[data-static][aria-live=polite]').getByText('Please fill in the company name').waitFor()
  })

  test("doesn't move with reduced motion, but does otherwise", async () => {
    await showError()
    const readMotion = () => findParts(page).toast.evaluate((toast) => getComputedStyle(toast).animationName)
    expect(await readMotion()).toBe('none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await readMotion()).not.toBe('none')
  })
})

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
  ['a small phone', { width: 320, height: 640 }],
])('on %s, a toast is at the right edge below the header, with a close button for thumbs', async (_name, viewport) => {
  await page.setViewportSize(viewport)
  await showError()
  const header = await page.getByRole('banner').boundingBox()
  const toast = await findParts(page).toast.boundingBox()
  const button = await closer().boundingBox()
  expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  expect(toast?.x).toBeGreaterThanOrEqual(0)
  const right = viewport.width - ((toast?.x ?? 0) + (toast?.width ?? 0))
  expect(right).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(48)
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
})
