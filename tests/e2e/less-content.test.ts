import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { serveChanged } from '../support/configured-site.ts'
import { findFaultsAt } from '../support/faults-at-widths.ts'
import { openMeasured } from '../support/measured-page.ts'
import { readProjectFile } from '../support/project.ts'

/** Two differences instead of four, and 13 cities. */
const visitor = setUpVisitor(async () => {
  const [about, livonia] = await Promise.all(
    ['pages/about.yaml', 'areas/livonia.yaml'].map((path) => readProjectFile(`content/${path}`)),
  )
  return serveChanged({
    'content/pages/about.yaml': (about ?? '').replace(/ {4}- icon: droplets\n[^]*?\n\n/, '\n'),
    'content/areas/livonia.yaml': `draft: true\n${livonia}`,
  })
})

const wide = { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false }

async function measure(part: Locator) {
  const { x = 0, width = 0 } = (await part.boundingBox()) ?? {}
  return { left: Math.round(x), right: Math.round(x + width), width: Math.round(width) }
}

const sizeOf = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

test('two cards in a row begin below the heading and take the whole width', async () => {
  const page = await visitor.open(wide)
  await page.goto('/about')
  const section = page.locator('#differences')
  expect(await section.locator('li').count()).toBe(2)
  const { left } = await measure(section.locator('h2'))
  expect((await measure(section.locator('li').first())).left).toBe(left)
  expect((await measure(section.locator('li').last())).right).toBe((await measure(section.locator('.grid'))).right)
})

test('the call to action after the cities takes the rest of their row, with a heading as large as there is room', async () => {
  const page = await visitor.open(wide)
  await page.goto('/service-areas')
  const cell = page.locator('.call-to-action--cell')
  const list = await measure(page.locator('.area-cards'))
  const [card, last] = [await measure(page.locator('.area-card').first()), await measure(cell)]
  expect(last.width).toBeGreaterThan(1.9 * card.width)
  expect(last.right).toBe(list.right)
  const heading = cell.getByRole('heading')
  expect(await sizeOf(heading)).toBeGreaterThan(40)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sizeOf(heading)).toBeLessThan(30)
})

test.each(['/about', '/service-areas'])('%s is laid out well at each width', async (path) => {
  expect(await findFaultsAt(await openMeasured(visitor, path))).toEqual([])
})
