import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { config, phoneHref, readTexts } from '../support/content.ts'
import { answerWith, fillIn, findParts, openForm, passTime } from '../support/quote-form.ts'

const visitor = setUpVisitor()
const texts = readTexts('contact').form

/** Goes through every state of the form and calls `look` in each. */
async function visitStates(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await answerWith(page, [500, ''], 'never', [200, 'OK'])
  await openForm(page)
  const { button, error, failure, success } = findParts(page)
  await button.click()
  await error('company_name').waitFor()
  await look('an error')
  await fillIn(page)
  await button.click()
  await failure.waitFor()
  await look('a failure')
  await button.click()
  await button.getByText(texts.submitting).waitFor()
  await look('submitting')
  await passTime(page, 15_000)
  await failure.waitFor()
  await button.click()
  await success.waitFor()
  await look('a success')
}

test('a strict security policy reports no violations in any state of the form', async () => {
  const page = await visitor.open()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    // One of the states has a failed request.
    if (!message.text().includes('status of 500')) problems.push(message.text())
  })
  await visitStates(page, async () => undefined)
  expect(problems).toEqual([])
  await page.context().close()
})

describe('the honeypot', () => {
  let page: Page

  beforeEach(async () => {
    page = await visitor.open()
    return () => page.context().close()
  })

  test('is hidden from eyes, screen readers, keyboards and autofill', async () => {
    await openForm(page)
    const { form, control } = findParts(page)
    const trap = control('extra_note')
    const size = await trap.evaluate((element) => element.parentElement?.getBoundingClientRect().width)
    expect(size).toBeLessThanOrEqual(1)
    expect(await form.getByRole('textbox', { name: texts.trap }).count()).toBe(0)
    expect(await trap.getAttribute('autocomplete')).toBe('off')
    await control('budget').focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')
  })

  test("if it's filled in anyway, nothing is sent, and the visitor is asked to press again, call or write", async () => {
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    await fillIn(page)
    await findParts(page)
      .control('extra_note')
      .evaluate((element: HTMLInputElement) => {
        element.value = 'https://example.com'
      })
    await findParts(page).button.click()
    const { failure, toast } = findParts(page)
    await failure.waitFor()
    expect(await toast.textContent()).toBe(texts.messages.trapped)
    expect(await failure.textContent()).toContain(texts.messages.trapped)
    expect(texts.messages.trapped).toContain(config.company.phone)
    expect(texts.messages.trapped).toContain(config.company.email)
    expect(sent).toEqual([])
    await findParts(page).button.click()
    await findParts(page).success.waitFor()
    expect(sent).toHaveLength(1)
  })
})

describe('the long text', () => {
  let page: Page

  beforeEach(async () => {
    page = await visitor.open()
    await openForm(page)
    return () => page.context().close()
  })

  const count = () => page.locator('#quote-requirements-count')

  test('shows how much room is left near the limit', async () => {
    const control = findParts(page).control('requirements')
    await control.fill('x'.repeat(4499))
    expect(await count().isVisible()).toBe(false)
    await control.fill('x'.repeat(4800))
    await count().getByText('200 characters left').waitFor()
    await control.fill('x'.repeat(4920))
    await count().getByText('80 characters left').waitFor()
    await control.press('End')
    await page.keyboard.insertText('y'.repeat(100))
    await count().getByText('0 characters left', { exact: true }).waitFor()
    expect(await control.inputValue()).toHaveLength(5000)
  })

  test('has its full room again after the request is sent', async () => {
    await answerWith(page, [200, 'OK'])
    await fillIn(page)
    await findParts(page).control('requirements').fill('x'.repeat(4990))
    await count().getByText('10 characters left').waitFor()
    await findParts(page).button.click()
    await findParts(page).success.waitFor()
    await expect.poll(() => count().isVisible()).toBe(false)
  })
})

test("with JavaScript off, the form says that it can't send and shows phone and email, on a phone too", async () => {
  const page = await visitor.open({ javaScriptEnabled: false, viewport: phone })
  await page.goto('/contact')
  const notice = findParts(page).form.locator('noscript p')
  expect(await notice.isVisible()).toBe(true)
  expect(await notice.textContent()).toBe(texts.otherWays.noScript)
  expect(texts.otherWays.noScript).toContain(config.company.phone)
  const main = page.getByRole('main')
  expect(await main.locator(`a[href="${phoneHref}"]`).first().isVisible()).toBe(true)
  expect(await main.locator(`a[href="mailto:${config.company.email}"]`).first().isVisible()).toBe(true)
  await fillIn(page)
  await findParts(page).button.click()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact')
  expect(await findParts(page).control('phone').inputValue()).not.toBe('')
})

test('phones show the first field on the first screen and fold optional ones; wide windows show all', async () => {
  const page = await visitor.open({ javaScriptEnabled: false, viewport: phone, reducedMotion: 'no-preference' })
  await page.goto('/contact')
  const { control, form } = findParts(page)
  const first = await control('company_name').boundingBox()
  expect((first?.y ?? phone.height) + (first?.height ?? 0)).toBeLessThan(phone.height)
  const summary = form.locator('summary')
  expect(await control('industry').isVisible()).toBe(false)
  await control('requirements').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await control('budget').waitFor()
  await summary.click()
  await control('budget').waitFor({ state: 'hidden' })
  await page.setViewportSize(desktop)
  // It unfolds smoothly.
  await control('budget').waitFor()
  expect(await summary.isVisible()).toBe(false)
  const groups = await measureHeight(form.locator('.details__groups'))
  await expect.poll(() => measureHeight(form.locator('details'))).toBeGreaterThan(groups)
  await control('requirements').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Medical')
  expect(await control('industry').inputValue()).toBe('medical')
})

function measureHeight(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().height)
}

test('a press and the list of errors lead to a field in a closed fold, also while the fold opens', async () => {
  const page = await visitor.open({ viewport: phone, reducedMotion: 'no-preference' })
  await openForm(page)
  const { button, control, form } = findParts(page)
  await fillIn(page)
  const fold = form.locator('details')
  await fold.locator('summary').click()
  await control('start_date').fill('2020-01-01')
  const isReached = () =>
    control('start_date').evaluate((field) => {
      const { top, bottom } = field.getBoundingClientRect()
      return field === document.activeElement && top >= 0 && bottom <= innerHeight
    })
  for (const lead of [button, form.locator('.notice a')]) {
    await fold.evaluate((details: HTMLDetailsElement) => {
      details.open = false
    })
    await lead.click()
    await expect.poll(isReached).toBe(true)
  }
})
