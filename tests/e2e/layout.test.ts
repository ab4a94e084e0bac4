import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { config } from '../support/content.ts'
import { pageKinds } from '../support/site.ts'

const visitor = setUpVisitor()
const kinds = Object.entries({ ...pageKinds, 'not found': '/no-such-page' })
const widths = [320, 390, 768, 1440]

/** How far the page is wider than the window, and what sticks out. */
function measureOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (Math.max(scrollWidth, document.body.scrollWidth) <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth} px wide`, ...wide.map((part) => `${part.tagName} ${part.className}`)]
  })
}

/** Call links whose number is broken over two lines. */
function findBrokenNumbers(page: Page, number: string): Promise<readonly string[]> {
  return page.evaluate((text) => {
    const parts = [...document.querySelectorAll('a[href^="tel:"], a[href^="tel:"] *')]
    const nodes = parts.flatMap((part) => (part.checkVisibility() ? [...part.childNodes] : []))
    const broken = nodes.filter((node) => {
      const at = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').indexOf(text) : -1
      if (at < 0) return false
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + text.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
    })
    return broken.map((node) => node.textContent ?? '')
  }, number)
}

describe.each(kinds)('the page %s', (_kind, path) => {
  let page: Page

  beforeAll(async () => {
    page = await visitor.open({ javaScriptEnabled: false })
    await page.goto(path)
    return () => page.context().close()
  })

  test.each(widths)('is not wider than a window of %i px', async (width) => {
    await page.setViewportSize({ width, height: 800 })
    expect(await measureOverflow(page)).toEqual([])
  })

  test.each(widths)('keeps the number of a call link on one line at %i px', async (width) => {
    await page.setViewportSize({ width, height: 800 })
    expect(await findBrokenNumbers(page, config.company.phone)).toEqual([])
  })
})

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
