import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, setUpVisitor } from '../support/browser.ts'

const visitor = setUpVisitor()

declare global {
  interface Window {
    /** The animations during a page transition, with their durations in milliseconds. */
    moving?: readonly string[]
  }
}

async function open(reducedMotion: 'no-preference' | 'reduce', path: string): Promise<Page> {
  // Tall enough for a whole card, because an image that is out of view doesn't move.
  const page = await visitor.open({ viewport: { ...desktop, height: 1400 }, reducedMotion })
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready
      window.moving = document.getAnimations().flatMap(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect
        return pseudoElement?.startsWith('::view') ? [`${pseudoElement} ${String(effect?.getTiming().duration)}`] : []
      })
    })
  })
  await page.goto(path)
  return page
}

const listMoving = (page: Page) => page.evaluate(() => window.moving ?? [])

// A slow page may be shown before its image loads. Then it only fades in.
test.each([
  ['/service-areas', 'article a:first-child', '**/service-areas/detroit'],
  ['/services/office', '.other-services__link', '**/services/medical'],
])('on %s, the image of a pressed card becomes that of the next page', { retry: 3 }, async (path, link, next) => {
  const page = await open('no-preference', path)
  await page.locator('main').locator(link).first().click()
  await page.waitForURL(next)
  // All three parts exist only if both pages name the image.
  const expected = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(hero) 280`)
  await expect.poll(() => listMoving(page), { timeout: 5000 }).toEqual(expect.arrayContaining(expected))
})

/** Distinct heights of the first question while it opens. */
const openAnswer = (page: Page) =>
  page
    .locator('main details')
    .first()
    .evaluate(async (details) => {
      const heights = new Set<number>()
      details.querySelector('summary')?.click()
      const frames = Array.from({ length: 30 })
      for (const _ of frames) {
        await new Promise(requestAnimationFrame)
        heights.add(details.getBoundingClientRect().height)
      }
      return heights.size
    })

test('an answer opens smoothly', async () => {
  const page = await open('no-preference', '/faq')
  expect(await openAnswer(page)).toBeGreaterThan(2)
})

test('nothing moves with reduced motion', async () => {
  const page = await open('reduce', '/faq')
  expect(await openAnswer(page)).toBe(1)
  await page.locator('footer').getByRole('link', { name: 'Retail Cleaning' }).click()
  await page.waitForURL('**/services/retail')
  expect(await listMoving(page)).toEqual([])
})
