import { nameOf } from './marks.ts'

/** For elements taller than this, in CSS pixels, only the top part has to be visible. */
const most = 48

/** Finds elements that the visitor can't see, because they're outside the window or covered by something fixed. */
export function findCovered(selector: string): readonly string[] {
  const shown = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
  return shown.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const low = Math.min(bottom, top + most)
    const isCovered = [top + 2, (top + low) / 2, low - 2].some((y) => !isHit(element, (left + right) / 2, y))
    return isCovered ? [`${nameOf(element)} from ${Math.round(top)} to ${Math.round(bottom)} is covered`] : []
  })
}

/** An ancestor doesn't cover an element, and a control may be behind its label. */
function isHit(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}
