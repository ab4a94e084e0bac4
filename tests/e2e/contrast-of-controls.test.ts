import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { measureEdge, shootPage, shootWindow } from '../support/contrast.ts'
import { openMeasured } from '../support/measured-page.ts'
import { pageKinds } from '../support/page-kinds.ts'
import { findParts } from '../support/quote-form.ts'

const visitor = setUpVisitor()

/** What WCAG asks of that which shows where a control is, or which has the focus. */
const least = 3

/** Controls that have been looked at on another page, by their classes. */
const seen = new Set<string>()

/** What is wrong with the ring around each kind of control that no page before has had. */
async function findFaintRings(page: Page): Promise<readonly string[]> {
  const kinds = await page.evaluate(() => window.measures.listKindsOfControls())
  const faults: string[] = []
  // From now on the focus comes from the keyboard, and shows.
  await page.keyboard.press('Tab')
  for (const kind of new Set(kinds)) {
    if (seen.has(kind)) continue
    seen.add(kind)
    const control = page.locator(kind).and(page.locator(':visible')).first()
    await control.focus()
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const ring = await page.evaluate(() => window.measures.readRing())
    const contrast = ring ? measureEdge(ring, await shootWindow(page), 'outside') : 1
    if (contrast < least) faults.push(`${kind}: ${contrast.toFixed(2)}`)
  }
  return faults
}

/** What is wrong with the borders of fields as they are now. */
async function findFaintBorders(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    // A field with the focus has a ring over its border.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const edges = await page.evaluate(() => window.measures.listFieldEdges())
  const shot = await shootPage(page)
  return edges.flatMap((edge) => {
    const contrast = Math.min(measureEdge(edge, shot, 'outside'), measureEdge(edge, shot, 'inside'))
    return contrast < least ? [`${edge.name}: ${contrast.toFixed(2)}`] : []
  })
}

describe.each([
  ['wide', 1440],
  ['narrow', 390],
])('in a %s window', (_which, width) => {
  test.each(Object.entries(pageKinds))(
    'the focus is seen on each kind of control of the page %s',
    async (_kind, path) => {
      const page = await openMeasured(visitor, path, { viewport: { width, height: 900 } })
      expect(await findFaintRings(page)).toEqual([])
      await page.context().close()
    },
  )
})

test('the borders of fields are seen, empty or wrong', async () => {
  const page = await openMeasured(visitor, '/contact')
  expect(await findFaintBorders(page)).toEqual([])
  const { button, control } = findParts(page)
  await button.click()
  await control('company_name').and(page.locator('[aria-invalid=true]')).waitFor()
  expect(await findFaintBorders(page)).toEqual([])
})

test('a pale ring and a pale border are found', async () => {
  const page = await openMeasured(visitor, '/contact')
  await page.addStyleTag({ content: '* { outline-color: #cde !important; border-color: #cde !important }' })
  seen.clear()
  expect((await findFaintRings(page)).length).toBeGreaterThan(3)
  expect((await findFaintBorders(page)).length).toBeGreaterThan(3)
})
