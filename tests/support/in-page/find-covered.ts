import { nameOf } from './marks.ts'

/** Of what is higher than this, in CSS pixels, the upper end has to be seen. */
const most = 48

/** Of some elements those that the visitor cannot see: out of the window, or under something that stays where it is. */
export function findCovered(selector: string): readonly string[] {
  const shown = [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
  return shown.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const low = Math.min(bottom, top + most)
    const isCovered = [top + 2, (top + low) / 2, low - 2].some((y) => !isHit(element, (left + right) / 2, y))
    return isCovered ? [`${nameOf(element)} from ${Math.round(top)} to ${Math.round(bottom)} is covered`] : []
  })
}

/** What is around an element does not cover it: a control may be behind its label. */
function isHit(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}
