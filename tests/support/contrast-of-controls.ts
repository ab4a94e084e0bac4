import type { Page } from 'playwright-core'
import { measureEdge, shootPage, shootWindow } from './contrast.ts'

/** The contrast that WCAG requires for the borders of controls and for focus rings. */
const least = 3

/** Checks the focus ring of each kind of control that isn't in `seen`, and adds the kinds without a problem. */
export async function findFaintRings(page: Page, seen: Set<string>): Promise<readonly string[]> {
  const kinds = await page.evaluate(() => window.measures.listKindsOfControls())
  const problems: string[] = []
  // From here on, focus comes from the keyboard, so its ring shows.
  await page.keyboard.press('Tab')
  for (const kind of new Set(kinds)) {
    if (seen.has(kind)) continue
    const control = page.locator(kind).and(page.locator(':visible')).first()
    await control.focus()
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const ring = await page.evaluate(() => window.measures.readRing())
    const contrast = ring ? measureEdge(ring, await shootWindow(page), 'outside') : 1
    if (contrast < least) problems.push(`${kind}: ${contrast.toFixed(2)}`)
    // A bad one isn't added, so that a retried test checks it again.
    else seen.add(kind)
  }
  await goBack(page)
  return problems
}

/**
 * Restores the page's initial state: a focused field has a ring over its border, the skip link covers the menus, and further
 * down the header covers the page.
 */
function goBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Checks the borders of fields in their current state. */
export async function findFaintBorders(page: Page): Promise<readonly string[]> {
  await goBack(page)
  const edges = await page.evaluate(() => window.measures.listFieldEdges())
  const shot = await shootPage(page)
  return edges.flatMap((edge) => {
    const contrast = Math.min(measureEdge(edge, shot, 'outside'), measureEdge(edge, shot, 'inside'))
    return contrast < least ? [`${edge.name}: ${contrast.toFixed(2)}`] : []
  })
}
