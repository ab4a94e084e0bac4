import type { Pixels } from './open-picture.ts'

/**
 * Relative luminance (WCAG) from which on the page's ink has a contrast of 4.5 : 1: should the picture not come, its text
 * is on its tone and can be read.
 */
const lightEnough = 0.25

/** How much of a picture counts as its edge, in parts of its shorter side. */
const edgePart = 1 / 20

/**
 * A picture's colour for its place until it comes; none where it is see-through. It is the average along its edges, where
 * it meets the page, so that the place changes least; lighter where its text needs it.
 */
export function pickTone(pixels: Pixels): string | undefined {
  if (pixels.channels === 4) return undefined
  const average = averageEdge(pixels)
  for (let white = 0; white < 1; white += 0.01) {
    const mixed = average.map((value) => Math.round(value + (255 - value) * white))
    if (findLuminance(mixed) >= lightEnough) return formatColor(mixed)
  }
  return '#ffffff'
}

function averageEdge({ data, width, height, channels }: Pixels): readonly number[] {
  const edge = Math.ceil(Math.min(width, height) * edgePart)
  const sums = [0, 0, 0]
  let count = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (Math.min(x, y, width - 1 - x, height - 1 - y) >= edge) continue
      const at = (y * width + x) * channels
      for (let channel = 0; channel < 3; channel += 1) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
      count += 1
    }
  }
  return sums.map((sum) => sum / count)
}

function findLuminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function formatColor(color: readonly number[]): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
