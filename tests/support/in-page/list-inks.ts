import { type Box, cutBox } from './box.ts'
import { isSeen, listControls, listTexts, type Mark, nameOf } from './marks.ts'

/** Something drawn in one color that must contrast with its background. */
export interface Ink {
  readonly name: string
  /** Red, green and blue from 0 to 255. */
  readonly color: readonly [number, number, number]
  /** From 0 to 1. */
  readonly opacity: number
  /** Its position on the page. */
  readonly boxes: readonly Box[]
  /** The minimum WCAG contrast: 4.5 for text, 3 for large text and icons. */
  readonly least: 4.5 | 3
}

/** Pixels without ink at each end of a box, where a neighbor may touch it. */
const bearing = 1

/** Pixels at the end of a date field, where the browser draws a calendar icon in its own color. */
const pickerIcon = 24

/** Texts, field values and icons, on the whole page or within a part of it. */
export function listInks(part = 'body'): readonly Ink[] {
  const marks = [...listTexts(), ...listFields()].filter(({ element }) => element.closest(part))
  const icons = [...document.querySelectorAll('svg.icon')].filter((icon) => icon.closest(part) && isSeen(icon))
  return [
    ...marks.filter(({ element }) => !element.closest(':disabled')).map(createTextInk),
    ...icons.map((icon) => createInk({ element: icon, boxes: [icon.getBoundingClientRect()] }, readIconColor(icon), 3)),
  ]
}

/**
 * The text of a field can be anywhere between its paddings. Radio buttons are left out, because their text is in the label.
 */
function listFields(): readonly Mark[] {
  const fields = listControls().filter((control) => control.matches('input:not([type=radio]), select, textarea'))
  return fields.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const { paddingLeft, paddingTop, paddingRight, paddingBottom } = getComputedStyle(element)
    const box = {
      left: left + Number.parseFloat(paddingLeft),
      top: top + Number.parseFloat(paddingTop),
      right: right - Number.parseFloat(paddingRight) - (element.matches('[type=date]') ? pickerIcon : 0),
      bottom: bottom - Number.parseFloat(paddingBottom),
    }
    return { element, boxes: [box] }
  })
}

function createTextInk(mark: Mark): Ink {
  const { color, fill, fontSize, fontWeight } = getComputedStyle(mark.element)
  const size = Number.parseFloat(fontSize)
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
  return createInk(mark, mark.element instanceof SVGElement ? fill : color, isLarge ? 3 : 4.5)
}

function readIconColor(icon: Element): string {
  const { color, fill, stroke } = getComputedStyle(icon)
  return [stroke, fill].find((paint) => paint !== 'none') ?? color
}

function createInk({ element, boxes }: Mark, css: string, least: Ink['least']): Ink {
  const { color, alpha } = readColor(css)
  return {
    name: nameOf(element),
    color,
    opacity: alpha * readOpacity(element),
    boxes: placeOnPage(element, boxes),
    least,
  }
}

function placeOnPage(element: Element, boxes: readonly Box[]): readonly Box[] {
  return boxes.map((box) => {
    const { left, top, right, bottom } = cutBox(box, element, 'scrolled')
    return {
      left: left + scrollX + bearing,
      top: top + scrollY,
      right: right + scrollX - bearing,
      bottom: bottom + scrollY,
    }
  })
}

/** A canvas understands every color notation. */
function readColor(css: string): { readonly color: Ink['color']; readonly alpha: number } {
  const paper = new OffscreenCanvas(1, 1).getContext('2d')
  if (!paper) throw new Error('there is no canvas')
  paper.fillStyle = css
  paper.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = paper.getImageData(0, 0, 1, 1).data
  return { color: [red, green, blue], alpha: alpha / 255 }
}

function readOpacity(element: Element | null): number {
  return element ? Number(getComputedStyle(element).opacity) * readOpacity(element.parentElement) : 1
}
