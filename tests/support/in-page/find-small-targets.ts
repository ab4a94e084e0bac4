import { listControls, nameOf } from './marks.ts'

/** Minimum touch target size in CSS pixels. */
const least = 44

/** Links on a map only need the WCAG 2.2 minimum, or less if a list on the page has the same link. */
const leastOnMap = 24

/** Pixels allowed for rounding. */
const tolerance = 1

/** Controls that are too small for a finger, including the area around them that catches presses. */
export function findSmallTargets(): readonly string[] {
  const problems = listControls()
    .filter((control) => !isInText(control) && !hasEquivalent(control))
    .flatMap(describeSmall)
  scrollTo({ top: 0, behavior: 'instant' })
  return problems
}

/** A link in a sentence is as high as its line. */
function isInText(control: Element): boolean {
  if (getComputedStyle(control).display !== 'inline') return false
  const block = control.closest('p, li, dd, td, label, figcaption, blockquote')
  return (block?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length
}

/** https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html, the “Equivalent” exception. */
function hasEquivalent(control: Element): boolean {
  const address = control instanceof SVGAElement ? control.getAttribute('href') : undefined
  const others = [...document.querySelectorAll('main a[href]')].filter((other) => other instanceof HTMLAnchorElement)
  return others.some((other) => other.getAttribute('href') === address && describeSmall(other).length === 0)
}

function describeSmall(control: Element): readonly string[] {
  const { width, height } = measureTarget(control)
  const size = (control instanceof SVGElement ? leastOnMap : least) - tolerance
  return width >= size && height >= size
    ? []
    : [`${nameOf(control)} is ${Math.round(width)} × ${Math.round(height)} px`]
}

/** A link on a map can be pressed at its dot or at its label. The larger one counts. */
function measureTarget(control: Element): Size {
  if (!(control instanceof SVGElement)) return measurePart(control, control)
  const parts = [...control.children].map((part) => measurePart(part, control))
  const sizes = parts.toSorted((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height))
  return sizes[0] ?? { width: 0, height: 0 }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Size of the area, around the middle of a control's part, where a press hits the control. */
function measurePart(part: Element, control: Element): Size {
  const box = part.getBoundingClientRect()
  if (part === control && box.width >= least && box.height >= least) return box
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, right, bottom } = part.getBoundingClientRect()
  const reach = (x: number, y: number) => {
    const steps = Array.from({ length: least }, (_, step) => step + 1)
    const missed = steps.find((step) => !hits(control, (left + right) / 2 + x * step, (top + bottom) / 2 + y * step))
    return (missed ?? least + 1) - 1
  }
  const [across, down] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)]
  return part === control
    ? { width: Math.max(box.width, across), height: Math.max(box.height, down) }
    : { width: across, height: down }
}

function hits(control: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
}
