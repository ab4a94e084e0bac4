import type { Pixels } from './open-picture.ts'

/**
 * Relative luminance (WCAG) at which the page's text color has a contrast of 4.5 : 1. If the image fails to load, its alt text is
 * readable on the tone.
 */
const lightEnough = 0.25

/** Width of an image's edge, as a share of its shorter side. */
const edgePart = 1 / 20

/**
 * The placeholder color shown until an image loads; `undefined` if it has transparency. It is the average along the edges, where
 * the image meets the page, so that the change is least visible; lightened if the alt text needs it.
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

/** Relative luminance (WCAG) of an sRGB color, 0 to 255 per channel. */
export function findLuminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function formatColor(color: readonly number[]): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
