import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { readOrdered } from '../support/content.ts'

const visitor = setUpVisitor()
const [service] = readOrdered('services')
const points = service?.points ?? []

test('each point of the picture opens its fact by keyboard, without a script, and Tab reaches the next', async () => {
  const page = await visitor.open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(`/services/${service?.id ?? ''}`)
  await page.getByRole('button', { name: points[0]?.title ?? '' }).focus()
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

test('points are on the picture and large enough for a thumb', async () => {
  const page = await visitor.open({ viewport: { width: 390, height: 844 } })
  await page.goto(`/services/${service?.id ?? ''}`)
  const picture = await page.locator('.room img').boundingBox()
  for (const point of await page.locator('.room__point').all()) {
    const { x, y, width, height } = (await point.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(x + width / 2).toBeGreaterThan(picture?.x ?? Infinity)
    expect(y + height / 2).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))
  }
})
