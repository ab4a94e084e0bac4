import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { readTexts } from '../support/content.ts'
import { holdBackReact, listenForTrouble, reachIslands } from '../support/islands.ts'
import { patient } from '../support/menus.ts'
import { answerWith, fillIn, findParts, openForm, passTime, readForm, typeIn } from '../support/quote-form.ts'
import { goodValues } from '../support/quote-values.ts'
import { translate } from '../support/translate.ts'

const visitor = setUpVisitor()

let page: Page

beforeEach(async () => {
  page = await visitor.open()
  return () => page.context().close()
})

const countSaved = (of: Page) => of.evaluate(() => sessionStorage.length)
const readFocus = () => page.evaluate(() => document.activeElement?.getAttribute('name'))

describe.each([
  ['the browser translates', translate],
  ['a password manager adds to', () => page.evaluate(() => document.querySelector('main form input')?.after('*'))],
] as const)('a form that %s', (_what, change) => {
  test('keeps what was typed, chosen and focused before React loads, and saves what is typed later', async () => {
    await page.goto('/contact')
    const release = await holdBackReact(page)
    await change(page)
    const typed = { company_name: 'Acme Tools', industry: 'retail', contact_name: 'Ann' }
    await typeIn(page, typed)
    await expect.poll(() => countSaved(page)).toBeGreaterThan(0)
    release()
    await reachIslands(page)
    expect(await readForm(page)).toMatchObject(typed)
    await expect.poll(readFocus).toBe('contact_name')
    await page.keyboard.insertText(' Lee')
    await page.reload()
    await expect.poll(() => readForm(page)).toMatchObject({ ...typed, contact_name: 'Ann Lee' })
  })

  test('is sent once by a press before React loads', async () => {
    const sent = await answerWith(page, [200, 'OK'])
    await openForm(page)
    const release = await holdBackReact(page)
    await change(page)
    await fillIn(page)
    await expect.poll(() => countSaved(page)).toBeGreaterThan(0)
    await findParts(page).button.click()
    await expect
      .poll(() => findParts(page).button.textContent())
      .toContain(readTexts('contact').form.submitting.slice(0, 6))
    release()
    await passTime(page, 2000)
    await findParts(page).success.waitFor()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.template_params).toMatchObject({ from_name: goodValues.contact_name })
    const reference = findParts(page).success.locator('.notice__reference')
    expect(await reference.textContent()).toBe(sent[0]?.template_params['reference_number'])
  })
})

test('a translated form takes no focus from the rest of the page', async () => {
  await page.goto('/contact')
  const release = await holdBackReact(page)
  await translate(page)
  await typeIn(page, { company_name: 'Acme Tools' })
  await expect.poll(() => countSaved(page)).toBeGreaterThan(0)
  const link = page.locator('footer a').first()
  await link.focus()
  release()
  await reachIslands(page)
  expect((await readForm(page))['company_name']).toBe('Acme Tools')
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a translated form reports the latest error of a field', async () => {
  await openForm(page)
  await reachIslands(page)
  await translate(page)
  const { button, control, error } = findParts(page)
  await button.click()
  await error('from_email').getByText('Please fill in').waitFor()
  await fillIn(page, { ...goodValues, from_email: 'ann' })
  await control('from_email').press('Enter')
  await expect.poll(() => error('from_email').textContent()).toContain('valid email')
})

test('the search of a translated blog keeps its field and reports each outcome', async () => {
  const trouble = listenForTrouble(page)
  await page.goto('/blog')
  await translate(page)
  const field = page.locator('main input[type=search]')
  const status = page.locator('#search-status')
  await field.pressSequentially('floor')
  for (const query of ['floor', 'floor cle', 'xylophone', 'clean']) {
    await field.fill(query)
    await expect.poll(() => status.textContent(), patient).toContain(query)
  }
  await field.fill('')
  await expect.poll(() => status.textContent()).toBe('')
  expect(trouble).toEqual([])
})

test('a button in a translated header keeps focus while it becomes interactive', async () => {
  const trouble = listenForTrouble(page)
  await page.goto('/about')
  await translate(page)
  await page.locator('header button:visible').first().focus()
  await reachIslands(page)
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('button')
  expect(trouble).toEqual([])
})
