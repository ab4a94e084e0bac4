/** Bounding box in pixels for every image; taller than wide, for portrait photos. */
export const largestSize = { width: 1600, height: 2400 } as const

/**
 * Variant widths that the layout calls for: a card (382) on a desktop; a phone's full width (328 to 380) at up to 2x; a phone at
 * 3x, and a card and a hero (576) on a 2x desktop; the featured post there (695). More steps would save less than their names
 * cost on the page.
 */
const steps = [384, 672, 1080, largestSize.width]

/** Widths of the variants of an image. None is wider than the image, and none is almost as wide. */
export function listWidths(width: number): readonly number[] {
  return [...steps.filter((step) => step < width * 0.9), width]
}
