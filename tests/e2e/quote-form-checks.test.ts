import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { answerWith, fillIn, findParts, openForm, passTime, type SentRequest } from '../support/quote-form.ts'
import { goodValues } from '../support/quote-values.ts'

const visitor = setUpVisitor()

let page: Page
let sent: readonly SentRequest[]

async function open(viewport: typeof desktop | typeof phone = desktop): Promise<void> {
  page = await visitor.open({ viewport })
  sent = await answerWith(page, [200, 'OK'])
  await openForm(page)
}

/** That a press tells of this field alone, in a toast and beside it, and brings the visitor there. */
async function expectFault(name: string, sentence: string): Promise<void> {
  const { button, toast, form, control, error } = findParts(page)
  await button.click()
  await error(name).waitFor()
  expect(await toast.allTextContents()).toEqual([sentence])
  expect(await form.locator('.field__error').allTextContents()).toEqual([sentence])
  expect(await control(name).evaluate((element) => element === document.activeElement)).toBe(true)
  const invalid = form.locator('[aria-invalid=true]')
  expect(await invalid.evaluateAll((found) => found.map((element) => element.getAttribute('name')))).toEqual([name])
  const describedBy = (await control(name).getAttribute('aria-describedby')) ?? ''
  expect(describedBy.split(' ')).toContain(await error(name).getAttribute('id'))
  expect(sent).toEqual([])
}

beforeEach(() => () => page.context().close())

test('empty fields are told one at a time, in order, then the wrong email, then the wrong phone', async () => {
  await open()
  const { control, success } = findParts(page)
  await control('phone').fill('12')
  await expectFault('company_name', 'Please fill in the company name')
  await control('company_name').fill(goodValues.company_name)
  await expectFault('contact_name', 'Please fill in the contact name')
  await control('contact_name').fill(goodValues.contact_name)
  await expectFault('from_email', 'Please fill in the email')
  await control('from_email').fill('ann@acme')
  await control('phone').fill('  ')
  await expectFault('phone', 'Please fill in the phone')
  await control('phone').fill('555-0123')
  await expectFault('from_email', 'Please enter a valid email address')
  await control('from_email').fill(goodValues.from_email)
  await expectFault('phone', 'Please enter a valid phone number')
  await control('phone').fill(goodValues.phone)
  await findParts(page).button.click()
  await success.waitFor()
  expect(sent).toHaveLength(1)
})

test('an error goes as soon as its field is changed, not when another one is', async () => {
  await open()
  const { control, error } = findParts(page)
  await expectFault('company_name', 'Please fill in the company name')
  await control('contact_name').pressSequentially('A')
  expect(await error('company_name').isVisible()).toBe(true)
  await control('company_name').pressSequentially('A')
  await error('company_name').waitFor({ state: 'detached' })
  expect(await control('company_name').getAttribute('aria-invalid')).toBeNull()
})

test('the Enter key in a field sends the form as well', async () => {
  await open()
  await findParts(page).control('contact_name').press('Enter')
  await findParts(page).error('company_name').waitFor()
  expect(await findParts(page).toast.allTextContents()).toEqual(['Please fill in the company name'])
})

test('the same mistake twice is one toast, and a new one for those who listen', async () => {
  await open()
  await expectFault('company_name', 'Please fill in the company name')
  await findParts(page).toast.evaluate((toast) => toast.setAttribute('data-first', ''))
  await passTime(page, 100)
  await expectFault('company_name', 'Please fill in the company name')
  expect(await page.locator('[data-first]').count()).toBe(0)
})

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  test('the field is in sight with its label and its error, below header and toast', async () => {
    await open(viewport)
    await fillIn(page, { ...goodValues, phone: 'wrong' })
    await expectFault('phone', 'Please enter a valid phone number')
    const hidden = await page.evaluate(() => {
      const parts = document.querySelectorAll('.field:has([aria-invalid=true]) :is(label, input, .field__error)')
      return [...parts].filter((part) => {
        const { left, top, height } = part.getBoundingClientRect()
        const found = document.elementFromPoint(left + 10, top + height / 2)
        return !found || !(part.contains(found) || found.contains(part))
      }).length
    })
    expect(hidden).toBe(0)
  })
})
