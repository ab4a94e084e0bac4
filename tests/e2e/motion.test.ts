import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, setUpVisitor } from '../support/browser.ts'

const visitor = setUpVisitor()

declare global {
  interface Window {
    /** What moves while a page takes the place of another one, with the milliseconds that it takes. */
    moving?: readonly string[]
  }
}

async function open(reducedMotion: 'no-preference' | 'reduce', path: string): Promise<Page> {
  // High enough for a whole card: a picture that is out of sight does not move.
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

// A page that is slow to come may be shown before its picture is in it, and fades in then.
test.each([
  ['/service-areas', 'article a:first-child', '**/service-areas/detroit'],
  ['/services/office', '.other-services__link', '**/services/medical'],
])(
  'on %s the picture of a card that is pressed becomes that of the next page',
  { retry: 3 },
  async (path, link, next) => {
    const page = await open('no-preference', path)
    await page.locator('main').locator(link).first().click()
    await page.waitForURL(next)
    // Both ends of it have the name, so that it has somewhere to come from and to go to.
    const expected = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(hero) 280`)
    await expect.poll(() => listMoving(page)).toEqual(expect.arrayContaining(expected))
  },
)

/** Heights of the first question while it opens, each once. */
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

test('nothing moves for those who want no motion', async () => {
  const page = await open('reduce', '/faq')
  expect(await openAnswer(page)).toBe(1)
  await page.locator('footer').getByRole('link', { name: 'Retail Cleaning' }).click()
  await page.waitForURL('**/services/retail')
  expect(await listMoving(page)).toEqual([])
})
