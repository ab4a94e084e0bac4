import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { readBlocks, readTexts } from '../support/content.ts'

const visitor = setUpVisitor()
const questions = readTexts('faq').map(({ question, answer }) => ({ question, answer: readBlocks(answer)[0] ?? '' }))

let page: Page

beforeEach(async () => {
  page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/faq')
  return () => page.context().close()
})

const opener = (question: string) => page.locator('main summary, main h3 button').filter({ hasText: question })
const answer = (text: string) => page.locator('main details').getByText(text.slice(0, 40))

test('all answers are hidden at first', async () => {
  for (const item of questions) expect(await answer(item.answer).first().isVisible()).toBe(false)
})

test('several answers can be open together', async () => {
  const asked = [questions[0], questions[1], questions[14]].filter((item) => item !== undefined)
  for (const { question } of asked) await opener(question).click()
  for (const item of asked) expect(await answer(item.answer).first().isVisible()).toBe(true)
  expect(await page.locator('main details[open]').count()).toBe(3)
})

test('closing a question leaves the others open', async () => {
  const [first, second] = [questions[0]?.question ?? '', questions[1]?.question ?? '']
  await opener(first).click()
  await opener(second).click()
  await opener(first).click()
  expect(
    await answer(questions[0]?.answer ?? '')
      .first()
      .isVisible(),
  ).toBe(false)
  expect(
    await answer(questions[1]?.answer ?? '')
      .first()
      .isVisible(),
  ).toBe(true)
})

test('a question opens with the keyboard', async () => {
  await opener(questions[2]?.question ?? '').focus()
  await page.keyboard.press('Enter')
  expect(
    await answer(questions[2]?.answer ?? '')
      .first()
      .isVisible(),
  ).toBe(true)
})

test("a URL with a question's anchor opens it", async () => {
  const id = await page.locator('main details [id]').first().getAttribute('id')
  await page.goto('/')
  await page.goto(`/faq#${id ?? ''}`)
  expect(
    await answer(questions[0]?.answer ?? '')
      .first()
      .isVisible(),
  ).toBe(true)
})
