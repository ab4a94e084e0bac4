import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { readOrdered } from '../support/content.ts'

const visitor = setUpVisitor()
const [service] = readOrdered('services')
const points = service?.points ?? []

test('each entry of the key opens its fact by keyboard, without a script, and Tab reaches the next', async () => {
  const page = await visitor.open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(`/services/${service?.id ?? ''}`)
  await page.locator('.room__entry').first().focus()
  for (const { title, text } of points) {
    expect(await page.getByText(text).isVisible()).toBe(false)
    await page.keyboard.press('Enter')
    const fact = page.getByText(text)
    expect(await fact.isVisible()).toBe(true)
    const { x = -1, width = 0 } = (await fact.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
    expect(await fact.isVisible(), `${title} closes`).toBe(false)
    await page.keyboard.press('Tab')
  }
})

test('a point on the image opens the same fact as its entry in the key', async () => {
  const page = await visitor.open({ viewport: { width: 390, height: 844 } })
  await page.goto(`/services/${service?.id ?? ''}`)
  const entries = page.getByRole('listitem').locator('.room__entry')
  expect(await entries.allTextContents()).toEqual(points.map(({ title }) => title))
  for (const [index, { title, text }] of points.entries()) {
    await page.getByRole('button', { name: `${index + 1}. ${title}`, exact: true }).click()
    expect(await page.getByText(text).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await entries.nth(index).click()
    expect(await page.getByText(text).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
  }
})

test('points are on the image, and they and their key are large enough for a thumb', async () => {
  const page = await visitor.open({ viewport: { width: 390, height: 844 } })
  await page.goto(`/services/${service?.id ?? ''}`)
  const picture = await page.locator('.room img').boundingBox()
  for (const entry of await page.locator('.room__entry').all())
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  for (const point of await page.locator('.room__point').all()) {
    const { x, y, width, height } = (await point.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(x + width / 2).toBeGreaterThan(picture?.x ?? Infinity)
    expect(y + height / 2).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))
  }
})
