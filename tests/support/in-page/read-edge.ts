import type { Box } from './box.ts'
import { listControls, nameOf } from './marks.ts'

/** A line around a control, relative to the window. */
export interface Edge {
  readonly name: string
  readonly box: Box
  /** Distance from the box to the middle of the line; negative inside. */
  readonly at: number
  readonly width: number
}

/** The focus ring: of the focused element, or of the card around it. */
export function readRing(): Edge | undefined {
  const focused = document.activeElement
  return focused ? findRing(focused, nameOf(focused)) : undefined
}

function findRing(element: Element, name: string): Edge | undefined {
  const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(element)
  const isClear = /^(transparent|rgba\(.*, 0\))$/.test(outlineColor)
  if (outlineStyle === 'none' || isClear)
    return element.parentElement ? findRing(element.parentElement, name) : undefined
  const width = Number.parseFloat(outlineWidth)
  return { name, box: readBox(element), at: Number.parseFloat(outlineOffset) + width / 2, width }
}

/** The borders of all fields. */
export function listFieldEdges(): readonly Edge[] {
  const fields = listControls().filter((control) => control.matches('input, select, textarea'))
  return fields.map((field) => {
    const width = Number.parseFloat(getComputedStyle(field).borderTopWidth)
    return { name: nameOf(field), box: readBox(field), at: -width / 2, width }
  })
}

/** The kinds of controls that the keyboard reaches. Controls that look alike share a class, and one of each is enough. */
export function listKindsOfControls(): readonly string[] {
  const controls = listControls().filter((control) => control.getAttribute('tabindex') !== '-1')
  return controls.map((control) => [control.localName, ...control.classList].join('.'))
}

function readBox(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}
