import { cutBox, measureLeaving } from './box.ts'
import { isSeen, listControls, listTexts, type Mark, nameOf } from './marks.ts'

/** Pixels allowed for rounding. */
const tolerance = 1

/** Texts that aren't fully visible: clipped, sticking out of their card, or too long for their control. */
export function findCutText(): readonly string[] {
  const texts = listTexts()
  const problems = [
    ...texts.flatMap(describeCut),
    ...texts.flatMap(describeLeaving),
    ...listControls().flatMap(describeLack),
    ...[...document.querySelectorAll('svg text')].filter(isSeen).flatMap(describeLeavingDrawing),
  ]
  return [...new Set(problems)]
}

function describeCut({ element, boxes }: Mark): readonly string[] {
  const lost = Math.max(...boxes.map((box) => measureLeaving(box, cutBox(box, element, 'hidden'))))
  return lost > tolerance ? [`${nameOf(element)} is cut by ${Math.round(lost)} px`] : []
}

function describeLeaving({ element, boxes }: Mark): readonly string[] {
  const seen = boxes.map((box) => cutBox(box, element, 'scrolled'))
  return listGrounds(element).flatMap((ground) => {
    const edge = ground.getBoundingClientRect()
    const out = Math.max(...seen.map((box) => measureLeaving(box, edge)))
    return out > tolerance ? [`${nameOf(element)} leaves ${nameOf(ground)} by ${Math.round(out)} px`] : []
  })
}

/** The painted ancestors that a text has to stay in. Positioned elements may leave theirs. */
function listGrounds(element: Element | null): readonly Element[] {
  if (!element || element === document.body) return []
  const style = getComputedStyle(element)
  const isGround = !/^(inline|contents)$/.test(style.display) && isPainted(style)
  const isPlaced = /^(absolute|fixed)$/.test(style.position)
  return [...(isGround ? [element] : []), ...(isPlaced ? [] : listGrounds(element.parentElement))]
}

function isPainted(style: CSSStyleDeclaration): boolean {
  const isClear = /^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) && style.backgroundImage === 'none'
  return !isClear || style.boxShadow !== 'none' || (style.borderTopWidth !== '0px' && style.borderBottomWidth !== '0px')
}

/** The text of a field has to fit between its paddings. Browsers don't report that, so it's measured on a canvas. */
function describeLack(control: Element): readonly string[] {
  const isField =
    (control instanceof HTMLInputElement && control.type !== 'radio') || control instanceof HTMLSelectElement
  const paper = isField && document.createElement('canvas').getContext('2d')
  if (!isField || !paper) return []
  const { font, paddingLeft, paddingRight } = getComputedStyle(control)
  paper.font = font
  const text =
    control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value || control.placeholder
  const room = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  const lack = paper.measureText(text ?? '').width - room
  return lack > tolerance ? [`${nameOf(control)}: “${text ?? ''}” lacks ${Math.round(lack)} px`] : []
}

function describeLeavingDrawing(text: Element): readonly string[] {
  const drawing = text.closest('svg')
  const out = drawing ? measureLeaving(text.getBoundingClientRect(), drawing.getBoundingClientRect()) : 0
  return out > tolerance ? [`${nameOf(text)} leaves its drawing by ${Math.round(out)} px`] : []
}
