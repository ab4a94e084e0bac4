import { expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'

const visitor = setUpVisitor()

test("on a phone, a table row is a line, and the box of the table doesn't scroll", async () => {
  const page = await visitor.open({ viewport: phone, javaScriptEnabled: false })
  await page.goto('/blog/office-cleaning-tips')
  const table = page.locator('.prose__table')
  const rows = await table.locator('tbody tr').evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText))
  expect(rows[6]?.split('\n').map((line) => line.trim())).toEqual(['Clear desks, ledges, chair bases', 'Yes'])
  const [first] = await table
    .locator('tr td:nth-child(3)')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.textContent === 'Yes')
        .map((cell) => [getComputedStyle(cell, '::before').width, getComputedStyle(cell, '::after').content]),
    )
  expect(first).toEqual([expect.stringMatching(/^6\.\d+px$/), '"Weekly"'])
  expect(
    await table
      .locator('td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).borderTopWidth),
  ).toBe('0px')
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  expect((await table.boundingBox())?.height).toBeLessThan(900)
})

test('the box of a table has a name, and only gets focus while it can scroll', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/blog/office-cleaning-tips')
  const box = page.getByRole('region', { name: 'How often' })
  const reach = async () => {
    await page.locator('#how-often').evaluate((heading) => {
      heading.tabIndex = -1
      heading.focus()
    })
    await page.keyboard.press('Tab')
    return box.evaluate((element) => element === document.activeElement)
  }
  expect(await reach()).toBe(false)
  await box.evaluate((element) => element.style.setProperty('width', '20rem'))
  expect(await reach()).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('a post can show just its tasks, without a script, and print them like that', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/blog/retail-cleaning-tips')
  const shown = async () => ({
    headings: await page.locator('h1:visible, h2:visible').allInnerTexts(),
    tasks: await page.locator('.prose__task:visible').count(),
    paragraphs: await page.locator('.prose p:visible').count(),
  })
  expect((await shown()).headings).toContain('Know your floor')
  await page.getByRole('link', { name: 'Printable checklist' }).click()
  const alone = {
    headings: [
      'Retail Cleaning Tips, Hour by Hour Through the Day',
      'While you are open: the ten-minute loop',
      'At closing',
    ],
    tasks: 10,
    paragraphs: 0,
  }
  expect(await shown()).toEqual(alone)
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toEqual(alone)
  expect(await page.getByRole('link', { name: 'Back to the guide' }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the guide' }).click()
  expect((await shown()).headings).toContain('Know your floor')
})

test('the table of contents follows the reader', async () => {
  const page = await visitor.open({ viewport: desktop, javaScriptEnabled: false })
  await page.goto('/blog/office-cleaning-tips')
  const current = page.locator('.contents-list a:target-current')
  await page.locator('#how-often').evaluate((heading) => heading.scrollIntoView())
  await expect.poll(() => current.allInnerTexts()).toEqual(['How often'])
  await page.locator('#carpet').evaluate((heading) => heading.scrollIntoView())
  await expect.poll(() => current.allInnerTexts()).toEqual(['Carpet'])
})

test.each([
  ['/blog/hiring-cleaning-staff', phone],
  ['/service-areas/detroit', { width: 320, height: 640 }],
])('on a phone, no row of the breadcrumbs of %s begins with an arrow', async (path, viewport) => {
  const page = await visitor.open({ viewport, javaScriptEnabled: false })
  await page.goto(path)
  const tops = await page
    .locator('.breadcrumbs__item')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('entries of the table of contents are equally far apart, however many lines they take', async () => {
  const page = await visitor.open({ viewport: desktop, javaScriptEnabled: false })
  await page.goto('/blog/hiring-cleaning-staff')
  const gaps = await page.locator('.contents-list__link').evaluateAll((links) => {
    const boxes = links.map((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      return range.getBoundingClientRect()
    })
    return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)))
  })
  expect(gaps.length).toBeGreaterThan(3)
  expect(new Set(gaps).size).toBe(1)
})
