import { cutBox } from './box.ts'
import { isSeen, nameOf } from './marks.ts'

/** Reports whether the page scrolls sideways, and everything visible that sticks out of the window. */
export function findOverflow(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const width = Math.max(scrollWidth, document.body.scrollWidth)
  const wide = [...document.body.querySelectorAll('*')].filter((part) => sticksOut(part, clientWidth) && isSeen(part))
  // The outermost element is enough.
  const parts = wide.filter((part) => !part.parentElement || !wide.includes(part.parentElement))
  return [
    ...(width > clientWidth ? [`the page is ${width} px wide`] : []),
    ...parts.map((part) => {
      const { left, right } = part.getBoundingClientRect()
      return `${nameOf(part)} from ${Math.round(left)} to ${Math.round(right)}`
    }),
  ]
}

function sticksOut(part: Element, windowWidth: number): boolean {
  const box = part.getBoundingClientRect()
  if (box.width === 0 || box.height === 0) return false
  const { left, right } = cutBox(box, part.parentElement, 'scrolled')
  return right > windowWidth + 1 || left < -1
}
