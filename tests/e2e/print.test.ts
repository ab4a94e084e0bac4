import { expect, test } from 'vitest'
import { desktop, setUpVisitor } from '../support/browser.ts'
import { pageKinds } from '../support/page-kinds.ts'

const visitor = setUpVisitor()

/** Controls that are useless on paper. */
const leftovers = 'button, input, .button, nav, form, summary > .icon, .call-to-action__body, .toasts, [popover]'

test.each([pageKinds.home, pageKinds.service, pageKinds.post, pageKinds.contact])(
  '%s prints without controls, and with the phone number at the top',
  async (path) => {
    const page = await visitor.open({ viewport: desktop, reducedMotion: 'no-preference' })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator(leftovers).and(page.locator(':visible')).all()).toEqual([])
    expect(await page.getByRole('banner').locator('.site-menu__number').isVisible()).toBe(true)
    const drawn = await page
      .locator('.steps__step, .before-after')
      .evaluateAll((parts) =>
        parts.flatMap((part) =>
          ['::before', '::after'].map(
            (mark) => getComputedStyle(part, mark).backgroundColor + getComputedStyle(part, mark).backgroundImage,
          ),
        ),
      )
    expect(new Set(drawn).size).toBeLessThanOrEqual(1)
  },
)

test('the before and after images print side by side', async () => {
  const page = await visitor.open({ viewport: { width: 720, height: 1000 }, reducedMotion: 'no-preference' })
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const [before, after] = await Promise.all(
    [0, 1].map((index) => page.locator('.before-after__picture').nth(index).boundingBox()),
  )
  expect(after?.y).toBe(before?.y)
  expect(after?.x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0))
})

// Safari matches media queries with the window, not the sheet.
test('the image at the top of the home page prints above the facts, not under them', async () => {
  const page = await visitor.open({ viewport: desktop })
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const picture = await page.locator('.hero__picture').boundingBox()
  const facts = await page.locator('.fact-strip').boundingBox()
  expect(facts?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0))
})

test.each([
  [pageKinds.service, 4],
  [pageKinds.contact, 2],
])('%s prints on at most %i sheets, in letters that can be read', async (path, most) => {
  const page = await visitor.open({ viewport: desktop })
  await page.goto(path)
  const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets?.length).toBeLessThanOrEqual(most)
  await page.emulateMedia({ media: 'print' })
  // Ten points, which is usual for letters.
  expect(
    await page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize)),
  ).toBeGreaterThan(13)
})

test('no document is cut in two by the end of a sheet', async () => {
  const page = await visitor.open()
  await page.goto(pageKinds.service)
  const breaks = await page
    .locator('.sheet')
    .evaluateAll((sheets) => sheets.map((sheet) => getComputedStyle(sheet).breakInside))
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})

test('the end of a sheet comes neither between a heading and what it is about, nor inside a card or the footer', async () => {
  const page = await visitor.open()
  await page.goto(pageKinds.area)
  await page.emulateMedia({ media: 'print' })
  const breaks = (selector: string, key: 'breakAfter' | 'breakInside') =>
    page
      .locator(selector)
      .evaluateAll((parts, name) => [...new Set(parts.map((part) => getComputedStyle(part)[name]))], key)
  expect(await breaks('main .section-head', 'breakAfter')).toEqual(['avoid'])
  expect(await breaks('main li, body > footer', 'breakInside')).toEqual(['avoid'])
})

test('a post begins on the first sheet, below the header', async () => {
  const page = await visitor.open({ viewport: { width: 720, height: 1000 } })
  await page.goto(pageKinds.post)
  await page.emulateMedia({ media: 'print' })
  // Browsers would move the whole post to the next sheet.
  expect(await page.locator('.post').evaluate((post) => getComputedStyle(post).breakInside)).toBe('auto')
  const hero = await page.locator('.hero').boundingBox()
  expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeLessThan(1000)
})

test.each([pageKinds.home, pageKinds.faq, pageKinds.post])(
  "%s prints its parts one below the other, without the grids that Firefox can't break across sheets",
  async (path) => {
    const page = await visitor.open({ viewport: desktop })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const parts = await page.locator('.split, .stack').evaluateAll((grids) =>
      grids.map((grid) => ({
        display: getComputedStyle(grid).display,
        gaps: [...grid.children].slice(1).map((part) => getComputedStyle(part).marginTop),
      })),
    )
    for (const { display, gaps } of parts) {
      expect(['block', 'none']).toContain(display)
      expect(gaps).not.toContain('0px')
    }
  },
)
