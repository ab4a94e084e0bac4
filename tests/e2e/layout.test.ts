import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { openMeasured, spaceText } from '../support/measured-page.ts'

const visitor = setUpVisitor()

test('the first post is shown large, the others in two columns', async () => {
  const page = await visitor.open({ viewport: { width: 1440, height: 900 } })
  await page.goto('/blog')
  const boxes = await page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width } = card.getBoundingClientRect()
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width) }
    }),
  )
  const [first, second, third, fourth] = boxes
  expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.8)
  expect([third?.y, fourth?.x]).toEqual([second?.y, second?.x])
  expect(third?.x).toBeGreaterThan((second?.x ?? 0) + (second?.width ?? 0))
  expect(fourth?.y).toBeGreaterThan(second?.y ?? 0)
})

test('the links of the header are one row, and two in the same bar where a reader spaces the letters', async () => {
  const page = await openMeasured(visitor, '/', { viewport: { width: 1248, height: 900 } })
  const countRows = () =>
    page
      .locator('.site-menu__list > li')
      .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size)
  const measureBar = async () => (await page.getByRole('banner').boundingBox())?.height
  expect([await countRows(), await measureBar()]).toEqual([1, 88])
  await spaceText(page)
  expect([await countRows(), await measureBar()]).toEqual([2, 88])
})

test('the lists of the cards in a row begin at one height, however long the texts above them', async () => {
  const page = await visitor.open({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  const rows = await page.locator('#services article').evaluateAll((cards) =>
    cards.map((card) => ({
      card: card.getBoundingClientRect().top,
      list: card.querySelector('ul')?.getBoundingClientRect().top,
    })),
  )
  expect(new Set(rows.map(({ list }) => list)).size).toBe(new Set(rows.map(({ card }) => card)).size)
})
