import { type Box, cutBox, measureShared } from './box.ts'
import { isSeen, listControls, listTexts, type Mark, nameOf } from './marks.ts'

/** Pixels that may overlap in both directions. */
const tolerance = 2

interface Item extends Box {
  readonly element: Element
}

/** Pairs of texts, icons and controls that overlap, on the whole page or within a part of it. */
export function findOverlaps(part = 'body'): readonly string[] {
  const items = [...listTexts(), ...listBoxes(), ...listDots()]
    .filter(({ element }) => element.closest(part))
    .flatMap(({ element, boxes }) => boxes.map((box) => ({ element, ...cutBox(box, element, 'scrolled') })))
    .filter(({ left, top, right, bottom }) => right - left > tolerance && bottom - top > tolerance)
    .toSorted((a, b) => a.top - b.top)
  return [...new Set(items.flatMap((item, index) => describeOverlaps(item, items.slice(index + 1))))]
}

/** Non-inline controls, and icons. Links on a map are left out, because their dots and labels are checked separately. */
function listBoxes(): readonly Mark[] {
  const controls = listControls().filter(
    (control) => !(control instanceof SVGElement) && getComputedStyle(control).display !== 'inline',
  )
  const icons = [...document.querySelectorAll('svg.icon')].filter(isSeen)
  return [...controls, ...icons].map((element) => ({ element, boxes: [element.getBoundingClientRect()] }))
}

/** The dots of a map as drawn, without the invisible press areas around them. */
function listDots(): readonly Mark[] {
  const dots = document.querySelectorAll<SVGCircleElement>('svg a circle')
  return [...dots].filter(isSeen).map((element) => {
    const { x, y, width, height } = element.getBBox()
    const matrix = element.getScreenCTM() ?? new DOMMatrix()
    const from = new DOMPoint(x, y).matrixTransform(matrix)
    const to = new DOMPoint(x + width, y + height).matrixTransform(matrix)
    return { element, boxes: [{ left: from.x, top: from.y, right: to.x, bottom: to.y }] }
  })
}

/** `others` is sorted by top, and none starts above the item. */
function describeOverlaps(item: Item, others: readonly Item[]): readonly string[] {
  const end = others.findIndex(({ top }) => top > item.bottom)
  const near = end < 0 ? others : others.slice(0, end)
  return near.flatMap((other) => {
    const { width, height } = measureShared(item, other)
    if (width <= tolerance || height <= tolerance || belongTogether(item.element, other.element)) return []
    return [`${nameOf(item.element)} and ${nameOf(other.element)} by ${Math.round(width)} × ${Math.round(height)} px`]
  })
}

function belongTogether(one: Element, other: Element): boolean {
  return one.contains(other) || other.contains(one) || isIconOf(one, other) || isIconOf(other, one)
}

/** An icon may be drawn over the end of a field if the field's padding keeps text away from it and clicks pass through. */
function isIconOf(icon: Element, field: Element): boolean {
  if (!field.matches('input, select') || getComputedStyle(icon).pointerEvents !== 'none') return false
  const { paddingLeft, paddingRight } = getComputedStyle(field)
  const { left, right } = field.getBoundingClientRect()
  const box = icon.getBoundingClientRect()
  return box.right <= left + Number.parseFloat(paddingLeft) || box.left >= right - Number.parseFloat(paddingRight)
}
