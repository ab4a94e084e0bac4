/** A rectangle in CSS pixels, relative to the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The largest distance by which a box sticks out of another; negative if it's inside. */
export function measureLeaving(box: Box, edge: Box): number {
  return Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom)
}

/** The overlap of two boxes. */
export function measureShared(one: Box, other: Box): { readonly width: number; readonly height: number } {
  return {
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  }
}

type Ends = 'hidden' | 'scrolled'

const ends: Readonly<Record<Ends, RegExp>> = { hidden: /hidden|clip/, scrolled: /hidden|clip|auto|scroll/ }

/** Clips a box to an element and its ancestors: those that hide overflow, or those that scroll too. */
export function cutBox(box: Box, element: Element | null, by: Ends): Box {
  if (!element || element === document.body) return box
  const { overflowX, overflowY, display } = getComputedStyle(element)
  const around = element.parentElement
  if (display === 'inline' || display === 'contents') return cutBox(box, around, by)
  const edge = element.getBoundingClientRect()
  const across = ends[by].test(overflowX)
  const down = ends[by].test(overflowY)
  const cut = {
    left: across ? Math.max(box.left, edge.left) : box.left,
    right: across ? Math.min(box.right, edge.right) : box.right,
    top: down ? Math.max(box.top, edge.top) : box.top,
    bottom: down ? Math.min(box.bottom, edge.bottom) : box.bottom,
  }
  return cutBox(cut, around, by)
}
