import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { config } from '../support/content.ts'
import { openMeasured, spaceText } from '../support/measured-page.ts'
import { findHeader, menu, patient } from '../support/menus.ts'
import { pageKinds } from '../support/page-kinds.ts'

const visitor = setUpVisitor()

test('the first post is large, the others are in two columns', async () => {
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

test.each([390, 768, 1024])('at %i px, the length of a post is next to its date on every card', async (width) => {
  const page = await openMeasured(visitor, '/blog', { viewport: { width, height: 900 } })
  const drops = await page
    .locator('.card .post-meta time')
    .evaluateAll((dates) =>
      dates.map(
        (date) => (date.nextElementSibling?.getBoundingClientRect().top ?? 0) - date.getBoundingClientRect().top,
      ),
    )
  expect(drops.filter((drop) => drop > 4)).toEqual([])
})

test('the buttons at the top of the home page are in one row on a tablet held sideways', async () => {
  const page = await openMeasured(visitor, '/', { viewport: { width: 1024, height: 768 } })
  const tops = await page
    .locator('.hero__actions .button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test.each([
  [360, 2],
  [1440, 7],
])('at %i px, the names of the cities are in %i columns, without a gap', async (width, columns) => {
  const page = await openMeasured(visitor, pageKinds.service, { viewport: { width, height: 900 } })
  const lefts = await page
    .locator('main .link-grid li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(columns)
})

test('the heading of the reasons on the home page is above their paper, or on its right', async () => {
  const page = await openMeasured(visitor, '/', { viewport: { width: 768, height: 1024 } })
  const measure = async () =>
    Promise.all(['h2', '.sheet'].map((part) => page.locator('#why-us').locator(part).boundingBox()))
  const [above, below] = await measure()
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await page.setViewportSize({ width: 1440, height: 900 })
  const [right, left] = await measure()
  expect(right?.x).toBeGreaterThan(left?.x ?? 0)
})

test.each([960, 1024, 1120, 1280])('the image at the top of the home page covers no text at %i px', async (width) => {
  const page = await visitor.open({ viewport: { width, height: 900 } })
  await page.goto('/')
  const copy = await page.locator('.hero__copy').boundingBox()
  const picture = await page.locator('.hero img').boundingBox()
  expect((copy?.x ?? 0) + (copy?.width ?? 0)).toBeLessThanOrEqual(picture?.x ?? 0)
})

test('header links fit in one row, or in two rows of the same bar with wider letter spacing', async () => {
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

/** Renames a menu item, as for a company with long names, and the company. */
async function lengthenNames(page: Page, company = config.company.name): Promise<void> {
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replaceAll('>About<', '>About all of us here<').replace(/(?<="logo__name"[^>]*>)[^<]*/, company)
    await route.fulfill({ response, body })
  })
}

test.each([config.company.name, '山田ビルクリーニング'])(
  'a menu that does not fit beside %s is folded',
  async (name) => {
    const page = await visitor.open({ viewport: { width: 1440, height: 900 } })
    await lengthenNames(page, name)
    await page.goto('/about')
    const header = findHeader(page)
    await header.button(/menu/i).click()
    await header.link(menu.faq).waitFor()
    expect(await page.locator('.site-menu__list').isVisible()).toBe(false)
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(88)
  },
)

test('a menu unfolds if it fits once the font has loaded', async () => {
  const page = await visitor.open({ viewport: { width: 1440, height: 900 } })
  await page.goto('/about')
  // What happens in Firefox, where it was laid out in a wider font.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    document.documentElement.dataset['folded'] = ''
    document.fonts.dispatchEvent(new Event('loadingdone'))
  })
  expect(await page.locator('.site-menu__list').isVisible()).toBe(true)
})

test("a menu unfolds, and its panel closes, once there's room again", async () => {
  const page = await openMeasured(visitor, '/about', { viewport: { width: 1248, height: 900 } })
  const header = findHeader(page)
  const release = await spaceText(page)
  await page.setViewportSize({ width: 1300, height: 900 })
  await header.button(/menu/i).click()
  await expect.poll(() => header.expanded(/menu/i), patient).toBe('true')
  expect(await page.locator('main[inert]').count()).toBe(1)
  await release()
  await page.setViewportSize({ width: 1248, height: 900 })
  await page.locator('.site-menu__list').waitFor()
  await expect.poll(() => page.locator('main[inert]').count()).toBe(0)
  expect(await header.button(/menu/i).count()).toBe(0)
})

test('without a script, the links of such a menu wrap onto a second row', async () => {
  const page = await visitor.open({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
  await lengthenNames(page)
  await page.goto('/about')
  const tops = await page
    .locator('.site-menu__list > li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
})

test('the lists of the cards in a row start at the same height, however long the texts above them', async () => {
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

test.each(['/', '/service-areas'])('the cards on %s keep the gap of their grid next to an image', async (path) => {
  const page = await visitor.open({ viewport: { width: 1440, height: 900 } })
  await page.goto(path)
  // Firefox would add half of the difference to the row below the image.
  const gaps = await page
    .locator('.card:has(> picture)')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).rowGap))
  expect(new Set(gaps)).toEqual(new Set(['normal']))
})

test.each([
  ['/blog', 640],
  ['/service-areas', 960],
])('%s keeps the phone number on one line in the narrowest card, at %i px', async (path, width) => {
  const page = await openMeasured(visitor, path, { viewport: { width, height: 900 } })
  expect(await page.evaluate((number) => window.measures.findBrokenNumbers(number), config.company.phone)).toEqual([])
})

test('the badges are in one row on the narrowest phone', async () => {
  const page = await openMeasured(visitor, '/')
  const tops = await page
    .locator('.fact-strip--compact li')
    .evaluateAll((badges) => badges.map((badge) => badge.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('no fact is squeezed into more than three lines at 1024 px', async () => {
  const page = await openMeasured(visitor, pageKinds.service, { viewport: { width: 1024, height: 900 } })
  const lines = await page
    .locator('.fact-strip__text')
    .evaluateAll((texts) =>
      texts.map((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
    )
  expect(Math.round(Math.max(...lines))).toBeLessThanOrEqual(3)
})

test('in Arabic, a phone number keeps the order of its parts', async () => {
  const page = await openMeasured(visitor, '/contact')
  const [first = 0, last = 0] = await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('afterbegin', '<p lang="ar" dir="auto">اتصلوا <a href="tel:1">(313) 555-0142</a></p>')
    const number = main.querySelector('p[lang] a')?.firstChild
    if (!number) return []
    return [1, 13].map((at) => {
      const character = document.createRange()
      character.setStart(number, at)
      character.setEnd(number, at + 1)
      return character.getBoundingClientRect().left
    })
  })
  expect(last).toBeGreaterThan(first)
})

test("the company's name keeps whole words on a folded phone", async () => {
  const page = await openMeasured(visitor, '/', { viewport: { width: 280, height: 653 } })
  const name = page.locator('.logo__name')
  // One rectangle for each line.
  const lines = await name.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getClientRects().length
  })
  expect(lines).toBeLessThanOrEqual(config.company.name.split(' ').length)
})

test('names on a paper of three columns keep whole words on the narrowest phone', async () => {
  const page = await openMeasured(visitor, pageKinds.service)
  const names = await page.locator('.sheet tbody th:nth-last-child(3)').evaluateAll((headers) =>
    headers.map((header) => {
      const text = document.createRange()
      text.selectNodeContents(header)
      // One rectangle for each line.
      return { words: header.textContent.split(' ').length, lines: text.getClientRects().length }
    }),
  )
  expect(names).not.toEqual([])
  expect(names.filter(({ words, lines }) => lines > words)).toEqual([])
})

test('the heading of a long group of questions stays in view beside it', async () => {
  const page = await openMeasured(visitor, '/faq', { viewport: { width: 1440, height: 900 } })
  await page.locator('main details').evaluateAll((questions) => {
    for (const question of questions) question.setAttribute('open', '')
    questions[3]?.scrollIntoView({ behavior: 'instant' })
  })
  expect((await page.getByRole('heading', { level: 2 }).first().boundingBox())?.y).toBeGreaterThanOrEqual(88)
})

test('cards and lists on a city page fill their last row on a tablet', async () => {
  const page = await openMeasured(visitor, pageKinds.area, { viewport: { width: 820, height: 1180 } })
  const gaps = await page.locator('main .grid:not(.link-grid), .tick-list--columns').evaluateAll((grids) =>
    grids.map((grid) => {
      const last = grid.lastElementChild?.getBoundingClientRect().right ?? 0
      return Math.round(grid.getBoundingClientRect().right - last)
    }),
  )
  expect(gaps.length).toBeGreaterThan(2)
  expect(gaps.filter((gap) => gap > 0)).toEqual([])
})

test('no introduction ends in a line much shorter than the others', async () => {
  const page = await openMeasured(visitor, pageKinds.service, { viewport: { width: 1440, height: 900 } })
  const shares = await page.locator('.section-head__text, .hero__text p').evaluateAll((texts) =>
    texts.map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = Array.from(range.getClientRects(), ({ width }) => width)
      return (lines.at(-1) ?? 0) / Math.max(...lines)
    }),
  )
  expect(shares).not.toEqual([])
  expect(shares.filter((share) => share < 0.5)).toEqual([])
})
