import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { serveChanged, writeHours } from '../support/configured-site.ts'
import { findProblemsAt } from '../support/problems-at-widths.ts'
import { openMeasured } from '../support/measured-page.ts'
import { readProjectFile } from '../support/project.ts'
import { sampleHours } from '../support/sample-hours.ts'

const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1600"><path d="M0 0h600v1600H0z"/></svg>'

/**
 * No testimonials, papers or pictures beside lists, two differences instead of four, 13 cities, a list of hours, a long
 * title, and tall photos.
 */
const visitor = setUpVisitor(async () => {
  const [home, about, livonia, office, service] = await Promise.all(
    ['pages/home.yaml', 'pages/about.yaml', 'areas/livonia.yaml', 'services/office.yaml', 'pages/service.yaml'].map(
      (path) => readProjectFile(`content/${path}`),
    ),
  )
  const title = 'Offices, coworking spaces and law firms in every part of town'
  return serveChanged({
    'site.config.yaml': await writeHours(sampleHours),
    'content/pages/home.yaml': (home ?? '').replaceAll(/^ {2}(?:sheet|pictures):\n(?: {4}[^\n]*\n|\n)*/gm, ''),
    'content/testimonials.yaml': '[]\n',
    'content/services/office.yaml': (office ?? '').replace(/^title: .*$/m, `title: ${title}`),
    'content/pages/service.yaml': (service ?? '').replace(/(?<=specialized:\n {2}heading: ).*\n.*$/m, title),
    'content/pages/about.yaml': (about ?? '').replace(/ {4}- icon: droplets\n[^]*?\n\n/, '\n'),
    'content/images/about/team.webp': tall,
    'content/images/home/evening.webp': tall,
    'content/images/services/medical.webp': tall,
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

test('lists on the home page with nothing beside them take the whole width', async () => {
  const page = await visitor.open(wide)
  await page.goto('/')
  const { left, right } = await measure(page.locator('#how-it-works ol'))
  const steps = page.locator('#how-it-works li')
  const tops = await steps.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(right - left).toBeGreaterThan(1100)
  expect((await measure(steps.last())).right).toBe(right)
  const points = page.locator('#why-us li')
  expect((await measure(points.nth(1))).left).toBeGreaterThan((await measure(points.first())).right)
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

test('a service whose name needs two lines in the menu has its line below them', async () => {
  const page = await visitor.open(wide)
  await page.goto('/')
  const panel = page.locator('#menu-services')
  await panel.evaluate((element: HTMLElement) => element.showPopover())
  const names = await panel.locator('li').evaluateAll((items) =>
    items.map((item) => {
      const name = document.createRange()
      name.selectNodeContents(item.querySelector('a')?.lastChild ?? item)
      const { bottom, height } = name.getBoundingClientRect()
      return { height, room: (item.querySelector('small')?.getBoundingClientRect().top ?? 0) - bottom }
    }),
  )
  const heights = names.map(({ height }) => height)
  expect(Math.max(...heights)).toBeGreaterThan(1.5 * Math.min(...heights))
  expect(Math.min(...names.map(({ room }) => room))).toBeGreaterThanOrEqual(0)
  await page.context().close()
})

test('the lists of a row of cities begin level below texts of different lengths', async () => {
  const page = await visitor.open(wide)
  await page.goto('/service-areas')
  const lists = page.locator('.area-card .tick-list')
  const tops = await lists.evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(Math.ceil(tops.length / 3))
})

test('a list of hours is below the quote form, and the column next to the form ends level with it', async () => {
  const page = await visitor.open({ viewport: wide.viewport })
  await page.goto('/contact')
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((part) => Math.round(part.getBoundingClientRect().bottom))
  const end = await bottomOf('.quote-form')
  expect(await bottomOf('.contact-facts__picture')).toBe(end)
  const hours = await page.getByRole('heading', { name: 'Hours', exact: true }).first().boundingBox()
  expect(hours?.y).toBeGreaterThan(end)
})

test.each([
  ['/', '#services .card', 3],
  ['/service-areas/troy', '#services .card', 3],
  ['/services/medical', '#scope .scope-list', 2],
])('on %s, the lists of a row begin level next to a title of two lines', async (path, cells, count) => {
  const page = await visitor.open(wide)
  await page.goto(path)
  const measureAll = (selector: string) =>
    page.locator(`${cells} ${selector}`).evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect()
        return { top: Math.round(top), height }
      }),
    )
  const lists = (await measureAll('.tick-list')).slice(0, count)
  expect(new Set(lists.map(({ top }) => top)).size).toBe(1)
  // All titles have the space of the longest one.
  const titles = (await measureAll(':is(h2, h3)')).slice(0, count)
  expect(Math.min(...titles.map(({ height }) => height))).toBeGreaterThan(50)
})

test.each(['/', '/about', '/services/office', '/service-areas/troy'])(
  'no two neighboring sections of %s have the same background',
  async (path) => {
    const page = await visitor.open(wide)
    await page.goto(path)
    const colors = await page
      .locator('main > .section')
      .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).backgroundColor))
    expect(colors.length).toBeGreaterThan(3)
    expect(colors.filter((color, index) => color === colors[index - 1])).toEqual([])
  },
)

test.each(['/about', '/service-areas', '/', '/services/office'])('%s is laid out well at each width', async (path) => {
  expect(await findProblemsAt(await openMeasured(visitor, path))).toEqual([])
})

test('a tall photo leaves the heading beside it on the first screen, and is cut like others in a list', async () => {
  const page = await visitor.open(wide)
  await page.goto('/about')
  expect((await page.locator('.hero__picture').boundingBox())?.height).toBe(576)
  expect(await page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().bottom)).toBeLessThan(600)
  await page.goto('/services/office')
  const pictures = page.locator('.other-services__picture')
  const heights = await pictures.evaluateAll((images) => images.map((image) => (image as HTMLElement).offsetHeight))
  expect(heights.length).toBeGreaterThan(1)
  expect(new Set(heights).size).toBe(1)
})

test.each(['/', '/about'])('on a tablet, a tall photo at the top of %s leaves room for what follows', async (path) => {
  const page = await visitor.open({ viewport: { width: 768, height: 1024 }, javaScriptEnabled: false })
  await page.goto(path)
  expect((await page.locator('.hero__picture').boundingBox())?.height).toBe(672)
})
