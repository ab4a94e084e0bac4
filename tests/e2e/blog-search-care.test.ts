import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { readTexts } from '../support/content.ts'
import { listenForTrouble } from '../support/islands.ts'

const visitor = setUpVisitor()
const texts = readTexts('blog').search

const open = async (page: Page, query: string) => {
  await page.goto(`/blog?q=${query}`)
  await page.locator('#search-status').getByText(`“${query}”`).waitFor()
}

describe.each([
  ['390 px', phone],
  ['1280 px', desktop],
])('at %s', (_width, viewport) => {
  test.each(['floor', 'xylophone'])('axe finds nothing in the results for “%s”', async (query) => {
    const page = await visitor.open({ viewport, bypassCSP: true })
    await open(page, query)
    expect(await findViolations(page)).toEqual([])
    await page.context().close()
  })
})

test.each([320, 390, 768, 1440])('results fit in a window of %i px', async (width) => {
  const page = await visitor.open({ viewport: { width, height: 800 } })
  for (const query of ['floor', 'xylophone', 'x'.repeat(100)]) {
    await open(page, query)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.context().close()
})

test('field, buttons and tags are large enough for a thumb', async () => {
  const page = await visitor.open({ viewport: { width: 320, height: 640 } })
  await open(page, 'floor')
  const heightOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.height ?? 0
  expect((await page.getByRole('searchbox').boundingBox())?.height).toBe(52)
  expect(await heightOf(texts.submit)).toBe(52)
  expect(await heightOf(texts.clear)).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: texts.clear }).click()
  const tags = page.locator('main article .tag-list a')
  await tags.first().waitFor()
  const boxes = await tags.evaluateAll((all) => all.map((tag) => tag.getBoundingClientRect().height))
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44)
  await page.context().close()
})

test('a strict security policy reports no violations', async () => {
  const page = await visitor.open()
  const trouble = listenForTrouble(page)
  await page.goto('/blog')
  await page.getByRole('searchbox').pressSequentially('floor mats')
  await page.locator('#search-results mark').first().waitFor()
  await page.getByRole('searchbox').fill('xylophone')
  await page.locator('#search-results').getByText(texts.none.text).waitFor()
  await page.getByRole('button', { name: texts.clear }).click()
  expect(trouble).toEqual([])
  await page.context().close()
})
