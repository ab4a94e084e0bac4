import type { Page } from 'playwright-core'
import { measureEdge, shootPage, shootWindow } from './contrast.ts'

/** What WCAG asks of that which shows where a control is, or which has the focus. */
const least = 3

/** What is wrong with the ring around each kind of control that was not seen before; kinds are added to those seen. */
export async function findFaintRings(page: Page, seen: Set<string>): Promise<readonly string[]> {
  const kinds = await page.evaluate(() => window.measures.listKindsOfControls())
  const faults: string[] = []
  // From now on the focus comes from the keyboard, and shows.
  await page.keyboard.press('Tab')
  for (const kind of new Set(kinds)) {
    if (seen.has(kind)) continue
    const control = page.locator(kind).and(page.locator(':visible')).first()
    await control.focus()
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const ring = await page.evaluate(() => window.measures.readRing())
    const contrast = ring ? measureEdge(ring, await shootWindow(page), 'outside') : 1
    if (contrast < least) faults.push(`${kind}: ${contrast.toFixed(2)}`)
    // One with a fault is looked at again where a test is run again.
    else seen.add(kind)
  }
  await goBack(page)
  return faults
}

/**
 * The page as it was opened. A field with the focus has a ring over its border, a link that skips the menus lies over them, and further
 * down the header is over the page.
 */
function goBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** What is wrong with the borders of fields as they are now. */
export async function findFaintBorders(page: Page): Promise<readonly string[]> {
  await goBack(page)
  const edges = await page.evaluate(() => window.measures.listFieldEdges())
  const shot = await shootPage(page)
  return edges.flatMap((edge) => {
    const contrast = Math.min(measureEdge(edge, shot, 'outside'), measureEdge(edge, shot, 'inside'))
    return contrast < least ? [`${edge.name}: ${contrast.toFixed(2)}`] : []
  })
}
