import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { setUpVisitor } from '../support/browser.ts'
import { serveChanged } from '../support/configured-site.ts'
import { findFaint } from '../support/contrast.ts'
import { takeFirst, takeInTurn } from '../support/depth.ts'
import { openMeasured, resize } from '../support/measured-page.ts'
import { readProjectFile } from '../support/project.ts'

/**
 * A seventh service with a long word for a title, a 15th city, one reason fewer, five people, a category and
 * real testimonials: all that an editor can add. Besides, words that are longer than a line on a phone.
 */
const visitor = setUpVisitor(async () => {
  const [config, home, office, troy, about, faqPage, faq, testimonials] = await Promise.all(
    [
      'site.config.yaml',
      'content/pages/home.yaml',
      'content/services/office.yaml',
      'content/areas/troy.yaml',
      'content/pages/about.yaml',
      'content/pages/faq.yaml',
      'content/faq.yaml',
      'content/testimonials.yaml',
    ].map((path) => readProjectFile(path)),
  )
  const people = ['Jane van Doe', 'Élodie', 'John Public', 'Ann Featherstonehaugh-Wilson', 'Bo']
  const longWord = 'Betriebshaftpflichtversicherungsbescheinigungen'
  return serveChanged({
    'site.config.yaml': rewrite(config, {
      '  name': 'Gebäudereinigungsgesellschaft Brandenburg',
      '  email': 'customer.service.department@greatlakesreconstruction.example',
    }),
    'content/pages/home.yaml': rewrite(home, {
      '  call': "'Rufen Sie uns gleich an: {phone}'",
      '    caption': longWord,
    }),
    'content/services/gym.yaml': rewrite(office, { title: 'Turnhallenunterhaltsreinigung', order: '7' }),
    'content/areas/novi.yaml': rewrite(troy, { city: 'Novi', order: '15', latitude: '42.4806', longitude: '-83.4755' }),
    'content/pages/about.yaml': (about ?? '')
      .replace(/ {4}- title: Ready for salt season\n.*\n/, '')
      .replace('One Metro Detroit family', longWord),
    'content/pages/faq.yaml': (faqPage ?? '').replace('  - Billing\n', '  - Winter\n  - Billing\n'),
    'content/faq.yaml': `${faq}- question: When do the mats come?\n  category: Winter\n  answer: In October.\n`,
    'content/testimonials.yaml': (testimonials ?? '').replaceAll('  sample: true\n', ''),
    'content/team.yaml': people
      .map((name) => `- name: ${name}\n  role: Crew supervisor\n  text: Scores each building room by room.\n`)
      .join(''),
  })
})

function rewrite(text: string | undefined, keys: Readonly<Record<string, string>>): string {
  return Object.entries(keys).reduce(
    (before, [key, value]) => before.replace(new RegExp(`^${key}: .*$`, 'gm'), `${key}: ${value}`),
    text ?? '',
  )
}

/** The number of cells in each row of a list, from the top. */
function countRows(page: Page, cells: string): Promise<readonly number[]> {
  return page.locator(cells).evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top))
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
  })
}

/** Counts stretched cells, which are wider than others in their list. */
function findStretched(page: Page, cells: string): Promise<number> {
  return page.locator(cells).evaluateAll((elements) => {
    const widths = elements.map((element) => element.getBoundingClientRect().width)
    return widths.filter((width) => width > Math.min(...widths) + 1).length
  })
}

const lists = [
  { path: '/', cells: '#services .grid > *', rows: { 390: [1, 1, 1, 1, 1, 1, 1], 768: [2, 2, 2, 1], 1440: [4, 3] } },
  { path: '/about', cells: '#reasons li', rows: { 390: [1, 1, 1, 1, 1, 1, 1], 768: [2, 2, 2, 1], 1440: [4, 3] } },
  { path: '/about', cells: '#team li', rows: { 390: [1, 1, 1, 1, 1], 768: [2, 2, 1], 1440: [3, 2] } },
  {
    path: '/services/office',
    cells: '.other-services > *',
    rows: { 390: [1, 1, 1, 1, 1, 1], 768: [2, 2, 2], 1440: [6] },
  },
] as const

const widths = [390, 768, 1440] as const
const paths = ['/', '/about', '/faq', '/services/gym', '/service-areas', '/service-areas/novi'] as const

describe.each(widths)('with more content at %i px without a script,', (width) => {
  const open = (path: string) => openMeasured(visitor, path, { viewport: { width, height: 900 } })

  test.each(lists.filter((_, turn) => takeInTurn(turn, widths).includes(width)))(
    '$cells of $path fill their rows, and none is stretched',
    async ({ path, cells, rows }) => {
      const page = await visitor.open({ viewport: { width, height: 900 }, javaScriptEnabled: false })
      await page.goto(path)
      expect(await countRows(page, cells)).toEqual(rows[width])
      expect(await findStretched(page, cells)).toBe(0)
      await page.context().close()
    },
  )

  test.each(paths.filter((_, turn) => takeInTurn(turn, widths).includes(width)))(
    '%s is fully readable, and nothing sticks out or overlaps',
    async (path) => {
      const page = await open(path)
      expect(await page.evaluate(() => window.measures.findOverflow())).toEqual([])
      expect(await page.evaluate(() => window.measures.findCutText())).toEqual([])
      expect(await page.evaluate(() => window.measures.findOverlaps())).toEqual([])
      expect(await findViolations(page)).toEqual([])
      await page.context().close()
    },
  )
})

test.each(takeFirst(1, ['/', '/about', '/service-areas/novi']))(
  'words longer than the lines of %s break in them',
  async (path) => {
    const page = await openMeasured(visitor, path)
    for (const width of [320, 390, 1024]) {
      await resize(page, width)
      expect(await page.evaluate(() => window.measures.findOverflow()), `${width} px`).toEqual([])
      expect(await page.evaluate(() => window.measures.findCutText()), `${width} px`).toEqual([])
      expect(await page.evaluate(() => window.measures.findOverlaps()), `${width} px`).toEqual([])
    }
    await page.context().close()
  },
)

test.each([
  { path: '/', links: '.footer-links__link, .link-grid__link' },
  { path: '/no-such-page', links: '.not-found-links a' },
])('names of several lines stand apart from the ones below on $path', async ({ path, links }) => {
  const page = await visitor.open({ viewport: { width: 320, height: 900 }, javaScriptEnabled: false })
  await page.goto(path)
  const margins = await page.locator(links).evaluateAll((elements) =>
    elements.map((element) => {
      element.prepend('Another name, long enough for a second line ')
      const text = document.createRange()
      text.selectNodeContents(element)
      return element.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom
    }),
  )
  expect(margins.length).toBeGreaterThan(0)
  expect(Math.min(...margins)).toBeGreaterThan(4)
  await page.context().close()
})

test('the stars of real testimonials have enough contrast', async () => {
  const page = await openMeasured(visitor, '/', { viewport: { width: 1440, height: 900 } })
  expect(await page.locator('#testimonials .star-rating').count()).toBeGreaterThan(0)
  expect(await findFaint(page, '#testimonials')).toEqual([])
  await page.context().close()
})

test("menus, footer, map and form include what's new, and the form preselects it", async () => {
  const page = await visitor.open()
  await page.goto('/')
  for (const place of ['header', 'footer', '.area-map'])
    expect(await page.locator(`${place} a[href="/service-areas/novi"]`).count(), place).toBeGreaterThan(0)
  expect(await page.locator('header a[href="/services/gym"]').count()).toBeGreaterThan(0)
  await page.goto('/contact?service=gym')
  await expect.poll(() => page.locator('[name=industry]').inputValue()).toBe('gym')
  await page.goto('/contact?service=educational')
  await expect.poll(() => page.locator('[name=industry]').inputValue()).toBe('education')
  await page.goto('/contact?area=novi')
  await expect.poll(() => page.locator('[name=requirements]').inputValue()).toContain('Novi')
  await page.context().close()
})

test('a shade at the bottom of a menu shows that more follows, until the end', async () => {
  const page = await visitor.open({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
  await page.goto('/')
  await page.locator('[popovertarget=menu-areas]').click()
  const panel = page.locator('#menu-areas')
  const readDarkest = async () => {
    const { x = 0, y = 0, height = 0 } = (await panel.boundingBox()) ?? {}
    const strip = await page.screenshot({ clip: { x: x + 60, y: y + height - 5, width: 100, height: 2 } })
    const { channels } = await sharp(strip).stats()
    return Math.min(...channels.map(({ min }) => min))
  }
  // While it opens, the page shows through.
  await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  expect(await readDarkest()).toBeLessThan(245)
  await panel.evaluate((element) => element.scrollTo({ top: 9999, behavior: 'instant' }))
  await expect.poll(readDarkest).toBeGreaterThan(250)
  await page.context().close()
})

test('a new category is in its place', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/faq')
  expect(await page.locator('main section > h2').allTextContents()).toEqual(
    expect.arrayContaining(['General', 'Services', 'Winter', 'Billing', 'Staff & Training']),
  )
  await page.getByRole('link', { name: 'Winter' }).click()
  expect(page.url()).toContain('/faq#winter')
  await page.context().close()
})
