import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { readTexts } from '../support/content.ts'
import { takeFirst } from '../support/depth.ts'
import { listenForTrouble, reachIslands } from '../support/islands.ts'
import { answerWith, fillIn, findParts, openForm, passTime, type SentRequest } from '../support/quote-form.ts'
import { goodValues } from '../support/quote-values.ts'

const visitor = setUpVisitor()
const texts = readTexts('contact').form

let page: Page
let sent: readonly SentRequest[]

async function open(viewport: { readonly width: number; readonly height: number } = desktop): Promise<void> {
  page = await visitor.open({ viewport, hasTouch: viewport === phone, isMobile: viewport === phone })
  sent = await answerWith(page, [200, 'OK'])
  await openForm(page)
}

/** Checks that a press marks exactly these fields, shows the first error in a toast, and focuses its field. */
async function expectProblems(first: Mark, ...others: readonly Mark[]): Promise<void> {
  const { button, toast, form, control, error } = findParts(page)
  const [name, sentence] = first
  await button.click()
  await error(name).waitFor()
  expect(await toast.allTextContents()).toEqual([sentence])
  expect(await control(name).evaluate((element) => element === document.activeElement)).toBe(true)
  const marks = form.locator('[aria-invalid=true]').evaluateAll((invalid) =>
    invalid.map((element) => {
      const [described = ''] = element.getAttribute('aria-describedby')?.split(' ') ?? []
      return [element.getAttribute('name'), document.getElementById(described)?.textContent] as const
    }),
  )
  expect(new Map(await marks)).toEqual(new Map([first, ...others]))
  expect(await form.locator('.field__error').count()).toBe(others.length + 1)
  expect(sent).toEqual([])
}

type Mark = readonly [name: string, sentence: string]

const noCompany: Mark = ['company_name', 'Please fill in the company name']
const noContact: Mark = ['contact_name', 'Please fill in the contact name']
const noEmail: Mark = ['from_email', 'Please fill in the email']
const noPhone: Mark = ['phone', 'Please fill in the phone']
const wrongEmail: Mark = ['from_email', 'Please enter a valid email address']
const wrongPhone: Mark = ['phone', 'Please enter a valid phone number']

beforeEach(() => () => page.context().close())

test('every invalid field is marked; the first error is for empty fields in order, then email, then phone', async () => {
  await open()
  const { control, success } = findParts(page)
  await expectProblems(noCompany, noContact, noEmail, noPhone)
  await control('phone').fill('12')
  await expectProblems(noCompany, noContact, noEmail, wrongPhone)
  await control('company_name').fill(goodValues.company_name)
  await control('contact_name').fill(goodValues.contact_name)
  await control('from_email').fill('ann@acme')
  await control('phone').fill('  ')
  await expectProblems(noPhone, wrongEmail)
  await control('phone').fill('555-0123')
  await expectProblems(wrongEmail, wrongPhone)
  await control('from_email').fill(goodValues.from_email)
  await expectProblems(wrongPhone)
  await control('phone').fill(goodValues.phone)
  await findParts(page).button.click()
  await success.waitFor()
  expect(sent).toHaveLength(1)
})

test('links to the invalid fields are far enough apart for fingers', async () => {
  await open(phone)
  await expectProblems(noCompany, noContact, noEmail, noPhone)
  const heights = await findParts(page)
    .form.locator('.notice--error li > a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(heights).toHaveLength(4)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})

test("an error and its toast disappear once it's fixed, but not when another field changes", async () => {
  await open()
  const { control, error, toast } = findParts(page)
  await fillIn(page, { ...goodValues, company_name: '', from_email: 'ann' })
  await expectProblems(noCompany, wrongEmail)
  await control('from_email').pressSequentially('@acme')
  await control('company_name').pressSequentially(' ')
  expect([await error('from_email').isVisible(), await error('company_name').isVisible()]).toEqual([true, true])
  await control('from_email').press('End')
  await control('from_email').pressSequentially('.example')
  await error('from_email').waitFor({ state: 'detached' })
  expect(await control('from_email').getAttribute('aria-invalid')).toBeNull()
  expect(await toast.isVisible()).toBe(true)
  await control('company_name').pressSequentially('A')
  await error('company_name').waitFor({ state: 'detached' })
  await toast.waitFor({ state: 'hidden' })
})

test('an error also disappears, and the value is kept, if a program reports only a change, and no input', async () => {
  await open()
  const { control, error } = findParts(page)
  await expectProblems(noCompany, noContact, noEmail, noPhone)
  await control('from_email').evaluate((field: HTMLInputElement, value) => {
    // As programs outside the page do: React sees only what scripts in the page set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }, goodValues.from_email)
  await error('from_email').waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => control('from_email').inputValue()).toBe(goodValues.from_email)
})

test("email and phone are checked on blur if they're filled in, without a toast and without losing a press", async () => {
  await open()
  const { button, control, error, toast, form, success } = findParts(page)
  await reachIslands(page)
  await control('phone').fill('555-0123')
  await control('from_email').fill('ann@acme')
  await error('phone').waitFor()
  await control('requirements').focus()
  await error('from_email').waitFor()
  expect(await form.locator('.field__error').allTextContents()).toEqual([wrongEmail[1], wrongPhone[1]])
  expect(await toast.count()).toBe(0)
  await fillIn(page, goodValues)
  await control('phone').fill('12')
  // Validating on blur must not move the button during the press.
  const place = await button.boundingBox()
  await button.click()
  await error('phone').waitFor()
  expect(await toast.allTextContents()).toEqual([wrongPhone[1]])
  expect(place).not.toBeNull()
  await control('phone').fill(goodValues.phone)
  await button.click()
  await success.waitFor()
})

test("leaving the fold's button checks nothing", async () => {
  await open(phone)
  const trouble = listenForTrouble(page)
  const { control, form } = findParts(page)
  await reachIslands(page)
  await form.locator('summary').press('Enter')
  await page.keyboard.press('Tab')
  expect(await control('industry').evaluate((element) => element === document.activeElement)).toBe(true)
  expect(trouble).toEqual([])
})

const wrongDays = [
  ['a day without a year', '1215', texts.messages.date],
  ['a day that is gone', '01032027', texts.messages.past],
  ['a day that does not exist', '02302027', texts.messages.date],
  ['a year of five digits', '03152027\u0030', texts.messages.date],
] as const

test.each(takeFirst(2, wrongDays))(
  "%s is an error, and goes away once it's removed or fixed",
  async (_day, keys, sentence) => {
    await open()
    const { control, error, button, success } = findParts(page)
    await fillIn(page)
    const type = async (typed: string) => {
      await control('start_date').focus()
      await page.keyboard.type(typed)
    }
    await type(keys)
    await expectProblems(['start_date', sentence])
    await control('start_date').focus()
    // Month, day and year.
    for (let part = 0; part < 3; part += 1) {
      await page.keyboard.press('Backspace')
      await page.keyboard.press('ArrowRight')
    }
    await control('budget').focus()
    await error('start_date').waitFor({ state: 'detached' })
    await type('03152027')
    await button.click()
    await success.waitFor()
    expect(sent[0]?.template_params['start_date']).toBe('2027-03-15')
  },
)

test('a phone number is sent normalized, and an extension has its own error', async () => {
  await open()
  const { control, button, success } = findParts(page)
  await fillIn(page, { ...goodValues, phone: '313.555.0142 x12' })
  await expectProblems(['phone', texts.messages.extension])
  await control('phone').fill('\u202A313 \u2013 555 \u2013 0142\u202C')
  await button.click()
  await success.waitFor()
  expect(sent[0]?.template_params['phone']).toBe('313-555-0142')
})

test("a list above the fields links to each error, and the tab's title reports them, until all are fixed", async () => {
  await open(phone)
  const { control, button, form, success, error } = findParts(page)
  const title = await page.title()
  await fillIn(page, { ...goodValues, company_name: '', phone: '12', start_date: '2020-01-01' })
  await button.click()
  await error('phone').waitFor()
  const list = form.getByRole('group', { name: texts.errors.heading })
  expect(await list.getByRole('link').allInnerTexts()).toEqual([noCompany[1], wrongPhone[1], texts.messages.past])
  expect(await page.title()).toBe(`Error: ${title}`)
  for (const [index, name] of ['company_name', 'phone', 'start_date'].entries()) {
    await list.getByRole('link').nth(index).press('Enter')
    expect(await control(name).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await control(name).isVisible()).toBe(true)
  }
  expect(new URL(page.url()).hash).toBe('')
  await fillIn(page, { ...goodValues, start_date: '2027-03-01' })
  await list.waitFor({ state: 'detached' })
  expect(await page.title()).toBe(title)
  await button.click()
  await success.waitFor()
  expect(await page.title()).toBe(title)
})

test('once all errors are fixed, one found on leaving a field is only at that field', async () => {
  await open()
  const { control, button, form, error } = findParts(page)
  const title = await page.title()
  await button.click()
  const list = form.getByRole('group', { name: texts.errors.heading })
  await list.waitFor()
  await fillIn(page)
  await list.waitFor({ state: 'detached' })
  await control('from_email').fill('ann@acme')
  await control('from_email').press('Tab')
  await error('from_email').waitFor()
  expect(await list.count()).toBe(0)
  expect(await page.title()).toBe(title)
})

test('Enter in a field sends the form too', async () => {
  await open()
  await findParts(page).control('contact_name').press('Enter')
  await findParts(page).error('company_name').waitFor()
  expect(await findParts(page).toast.allTextContents()).toEqual(['Please fill in the company name'])
})

test('the same error twice is one toast, which screen readers announce again', async () => {
  await open()
  await fillIn(page, { ...goodValues, company_name: '' })
  await expectProblems(noCompany)
  await findParts(page).toast.evaluate((toast) => toast.setAttribute('data-first', ''))
  await passTime(page, 100)
  await expectProblems(noCompany)
  expect(await page.locator('[data-first]').count()).toBe(0)
})

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_name, viewport) => {
  test('the field is in view with its label and error, below header and toast', async () => {
    await open(viewport)
    await fillIn(page, { ...goodValues, phone: 'wrong' })
    await expectProblems(wrongPhone)
    const hidden = await page.evaluate(() => {
      const parts = document.querySelectorAll('.field:has([aria-invalid=true]) :is(label, input, .field__error)')
      return [...parts].filter((part) => {
        const { left, top, height } = part.getBoundingClientRect()
        const found = document.elementFromPoint(left + 10, top + height / 2)
        return !found || !(part.contains(found) || found.contains(part))
      }).length
    })
    expect(hidden).toBe(0)
    // On phones, the key is labeled "next".
    const { control } = findParts(page)
    await control('company_name').press('Enter')
    const next = viewport === phone ? 'contact_name' : 'phone'
    expect(await control(next).evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

test.each([390, 1280])("the toast doesn't cover the list of errors in a window of %i px", async (width) => {
  await open({ width, height: 664 })
  await expectProblems(noCompany, noContact, noEmail, noPhone)
  const list = await page.locator('main form [role=group]').boundingBox()
  const toast = await findParts(page).toast.boundingBox()
  expect(list?.y).toBeGreaterThan((toast?.y ?? 0) + (toast?.height ?? 0))
})
