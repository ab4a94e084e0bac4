import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { config } from '../support/content.ts'
import { openMeasured, resize, widths } from '../support/measured-page.ts'
import { screens } from '../support/page-kinds.ts'

const visitor = setUpVisitor()

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

describe.each(Object.entries(screens))('the page %s', (_kind, path) => {
  let page: Page

  beforeAll(async () => {
    page = await openMeasured(visitor, path)
    return () => page.context().close()
  })

  test.each(widths)('lays nothing over anything else at %i px', async (width) => {
    await resize(page, width)
    expect(await page.evaluate(() => window.measures.findOverlaps())).toEqual([])
  })

  test.each(widths)('has controls that a finger can press at %i px', async (width) => {
    await resize(page, width)
    expect(await page.evaluate(() => window.measures.findSmallTargets())).toEqual([])
  })

  test.each(widths)('keeps the number of a call link on one line at %i px', async (width) => {
    await resize(page, width)
    expect(await findBrokenNumbers(page, config.company.phone)).toEqual([])
  })
})

describe('what lies over something else or is too small is found', () => {
  test('a text that was moved over another', async () => {
    const page = await openMeasured(visitor, '/about')
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('style', 'position: relative; top: 1.5em'))
    expect(await page.evaluate(() => window.measures.findOverlaps())).toContainEqual(
      expect.stringMatching(/^h1.* by \d+ × \d+ px$/),
    )
  })

  test('a button of which the height was lost', async () => {
    const page = await openMeasured(visitor, '/about')
    await page.evaluate(() =>
      document.querySelector('main .button')?.setAttribute('style', 'min-height: 0; padding-block: 0'),
    )
    expect(await page.evaluate(() => window.measures.findSmallTargets())).toContainEqual(
      expect.stringMatching(/^a\.button.* × \d+ px$/),
    )
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
