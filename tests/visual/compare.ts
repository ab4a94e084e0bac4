import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Pixels with four bytes each. */
export interface Picture {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Comparison {
  /** The number of pixels that differ, ignoring antialiased letters. */
  readonly differing: number
  readonly isSame: boolean
  /** The image in pale colors, with differences in red. */
  readonly difference: Picture
}

/** Tolerance for each pixel, from 0 to 1: about 13 of 255 gray levels, of which storing the baseline uses 4. */
const threshold = 0.05

/** The share of an image's pixels that may differ by more than that. */
const tolerance = 0.00005

/** Baselines keep every eighth color level, which halves the size of text. */
const step = 8

/** Compares two images. If one is larger, the extra area counts as different. */
export function compare(kept: Picture, found: Picture): Comparison {
  const width = Math.max(kept.width, found.width)
  const height = Math.max(kept.height, found.height)
  const pixels = new Uint8Array(width * height * 4)
  const options = { threshold, alpha: 0.3 }
  const differing = pixelmatch(
    extend(kept, width, height),
    extend(found, width, height),
    pixels,
    width,
    height,
    options,
  )
  const isSame = kept.width === found.width && kept.height === found.height && differing <= width * height * tolerance
  return { differing, isSame, difference: { pixels, width, height } }
}

/** Decodes an image in any format. */
export async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Encodes an image as a baseline: small, and accurate enough for comparisons. */
export function encodeKept({ pixels, ...size }: Picture): Promise<Uint8Array> {
  const rounded = pixels.map((value) => Math.min(255, Math.round(value / step) * step))
  return sharp(rounded, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true })
    .toBuffer()
}

export function encodePng({ pixels, ...size }: Picture): Promise<Uint8Array> {
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer()
}

/** The image on a larger, transparent canvas. */
function extend({ pixels, ...size }: Picture, width: number, height: number): Uint8Array {
  const sheet = new Uint8Array(width * height * 4)
  for (let row = 0; row < size.height; row++) {
    sheet.set(pixels.subarray(row * size.width * 4, (row + 1) * size.width * 4), row * width * 4)
  }
  return sheet
}
