import type { Box } from './box.ts'

/** Something to read or press, with its position. Text has a box for each line. */
export interface Mark {
  readonly element: Element
  readonly boxes: readonly Box[]
}

/** How reports name an element: tag, classes and first words. */
export function nameOf(element: Element): string {
  const classes = [...element.classList].map((one) => `.${one}`).join('')
  const words = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40)
  const said = element.getAttribute('name') ?? element.getAttribute('src') ?? words
  return `${element.localName}${classes} “${said}”`
}

/** Whether an element is visible: not hidden, not only for screen readers, not moved off the page. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { right, bottom } = element.getBoundingClientRect()
  return right > 0 && bottom + scrollY > 0 && !isForReadersOnly(element)
}

function isForReadersOnly(element: Element | null): boolean {
  if (!element) return false
  return getComputedStyle(element).clipPath.startsWith('inset(50%') || isForReadersOnly(element.parentElement)
}

/** The visible texts. Boxes go from about the cap height to the depth of a “g”. */
export function listTexts(): readonly Mark[] {
  const marks: Mark[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    const isText = node.textContent?.trim() && !element?.closest('script, style, noscript, select, textarea')
    if (element && isText && isSeen(element)) marks.push({ element, boxes: listLetters(element) ?? listLines(node) })
  }
  return marks
}

function listLines(node: Node): readonly Box[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
  return lines.map(({ left, top, right, bottom, height }) => ({
    left,
    top: top + height * 0.15,
    right,
    bottom: bottom - height * 0.05,
  }))
}

/** For rotated text, which fills little of its bounding box: the center of each letter instead. */
function listLetters(element: Element): readonly Box[] | undefined {
  const matrix = element instanceof SVGTextContentElement ? element.getScreenCTM() : undefined
  if (!(element instanceof SVGTextContentElement) || !matrix || Math.abs(matrix.b) < 0.01) return undefined
  return Array.from({ length: element.getNumberOfChars() }, (_, index) => {
    const { x, y, width, height } = element.getExtentOfChar(index)
    const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix)
    const half = Math.min(width, height) / 2
    return { left: middle.x - half, top: middle.y - half, right: middle.x + half, bottom: middle.y + half }
  })
}

/** Every visible control. */
export function listControls(): readonly Element[] {
  const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')
  return [...controls].filter(isSeen)
}
