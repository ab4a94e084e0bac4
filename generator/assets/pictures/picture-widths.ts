/** The box in pixels that every picture is fitted into; taller than wide, for portrait photos. */
export const largestSize = { width: 1600, height: 2400 } as const

/**
 * Steps from one variant to the next, from what the layout asks for: a card (382) on a desktop; a phone's whole width
 * (328 to 380) up to twice dense; a phone three times dense, a card and a hero (576) on a dense desktop; the featured
 * post there (695). More steps would save less than their names cost on the page.
 */
const steps = [384, 672, 1080, largestSize.width]

/** Widths of the variants of a picture that is `width` wide. None is larger than it; none is nearly as large as the largest. */
export function listWidths(width: number): readonly number[] {
  return [...steps.filter((step) => step < width * 0.9), width]
}
