import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { pageKinds } from '../support/site.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const visitor = setUpVisitor()
const kinds = Object.entries({ ...pageKinds, 'not found': '/no-such-page' })
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on a page that nothing moves on any more. */
async function findViolations(path: string, viewport: typeof phone | typeof desktop): Promise<readonly string[]> {
  // The policy of the site would not let axe in.
  const page = await visitor.open({ viewport, bypassCSP: true })
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate((values) => window.axe.run({ runOnly: { type: 'tag', values } }), tags)
  await page.context().close()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

describe.each([
  ['390 px', phone],
  ['1280 px', desktop],
])('at %s', (_width, viewport) => {
  test.each(kinds)('axe finds nothing on the page %s', async (_kind, path) => {
    expect(await findViolations(path, viewport)).toEqual([])
  })
})

test('axe finds a fault where there is one', async () => {
  const page = await visitor.open({ bypassCSP: true })
  await page.goto('/about')
  await page.evaluate(() => document.querySelector('img')?.removeAttribute('alt'))
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => window.axe.run())
  expect(violations.map(({ id }) => id)).toContain('image-alt')
})

test('the first press of Tab reaches a link that skips the menus', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus').count()).toBe(1)
})
