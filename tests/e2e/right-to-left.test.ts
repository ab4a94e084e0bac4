import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { serveChanged } from '../support/configured-site.ts'
import { openMeasured } from '../support/measured-page.ts'
import { pageKinds } from '../support/page-kinds.ts'
import { readProjectFile } from '../support/project.ts'

const phone = '(313) 555-0142'

const post = `content/posts/${pageKinds.post.slice('/blog/'.length)}.md`

/** The tested site in Arabic, where texts show it. */
const visitor = setUpVisitor(async () => {
  const [config, home, text] = await Promise.all(
    ['site.config.yaml', 'content/pages/home.yaml', post].map((path) => readProjectFile(path)),
  )
  return serveChanged({
    'site.config.yaml': String(config).replace('locale:\n', 'locale:\n  language: ar\n'),
    [post]: `${text}\n\n![A lobby](/images/posts/office-cleaning-tips.webp)\n`,
    'content/pages/home.yaml': String(home)
      .replace('Call {phone}', 'اتصل على {phone}')
      .replace('Clean by opening, even in February', 'نظيف قبل أن تفتح، حتى في يوم الغبار')
      .replace("You'll know", 'اتصل على {phone} الآن.'),
  })
})

/** The places of the first and the last character of each phone number that the page shows, from the left. */
function findNumbers(page: Page): Promise<readonly (readonly [first: number, last: number])[]> {
  return page.evaluate((number) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: [number, number][] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const start = text.nodeValue?.indexOf(number) ?? -1
      const range = document.createRange()
      const placeOf = (index: number) => {
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        return range.getBoundingClientRect()
      }
      if (start < 0 || placeOf(start).width === 0) continue
      found.push([placeOf(start).left, placeOf(start + number.length - 1).left])
    }
    return found
  }, phone)
}

/** Left edges of elements, in the order of the page. */
function findEdges(page: Page, selector: string): Promise<readonly number[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().left)))
}

describe.each([390, 1440])('in Arabic at %i px,', (width) => {
  test.each(['/', '/contact', '/blog', pageKinds.service, pageKinds.post])(
    '%s fits the window, and the phone number reads from left to right',
    async (path) => {
      const page = await openMeasured(visitor, path, { viewport: { width, height: 900 } })
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
      expect(await page.evaluate(() => window.measures.findOverflow())).toEqual([])
      expect(await page.evaluate(() => window.measures.findOverlaps())).toEqual([])
      const numbers = await findNumbers(page)
      expect(numbers.length).toBeGreaterThan(1)
      expect(numbers.filter(([first, last]) => first > last)).toEqual([])
      await page.context().close()
    },
  )
})

test('in Arabic, the first column is on the right, and nothing covers it', async () => {
  const page = await openMeasured(visitor, '/', { viewport: { width: 1440, height: 900 } })
  for (const cells of ['#services .grid > *', '#how-it-works .split > *', '.site-menu__list > li']) {
    const [first = 0, second = 0] = await findEdges(page, cells)
    expect(first).toBeGreaterThan(second)
  }
  const heading = page.locator('h1')
  const isOnTop = await heading.evaluate((element) => {
    const { right, top, height } = element.getBoundingClientRect()
    return document.elementFromPoint(right - 20, top + height / 2) === element
  })
  expect(isOnTop).toBe(true)
  expect(await heading.evaluate((element) => getComputedStyle(element).letterSpacing)).toMatch(/^(?:normal|0px)$/)
  await page.context().close()
})

test('in Arabic, the Right key moves the line between the photos, which are not mirrored, to the right', async () => {
  const page = await visitor.open({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const slider = page.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  const readDivider = () => slider.evaluate((element) => getComputedStyle(element).getPropertyValue('--divider'))
  await expect.poll(readDivider).toBe('1%')
  await page.context().close()
})

test('in Arabic, the fields for phone and email run from left to right, beside the edge of the others', async () => {
  const page = await openMeasured(visitor, '/contact')
  const styles = await page
    .locator('[type=email], [type=tel]')
    .evaluateAll((fields) =>
      fields.map((field) => [getComputedStyle(field).direction, getComputedStyle(field).textAlign]),
    )
  expect(styles).toEqual([
    ['ltr', 'right'],
    ['ltr', 'right'],
  ])
  await page.context().close()
})

test('in Arabic, images that wait for the visitor to do something wait where the page has no scroll bar', async () => {
  const page = await visitor.open({ viewport: { width: 1440, height: 900 } })
  await page.goto(pageKinds.post)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  await page.context().close()
})
