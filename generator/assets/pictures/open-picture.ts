import sharp, { type Metadata } from 'sharp'
import { describePixels, heicPhoto, mostPixels, type ReportPicture, unreadable } from './picture-diagnostics.ts'
import { largestSize } from './picture-widths.ts'
import { unlessBroken } from './unless-broken.ts'

/** An image as people see it: upright, sRGB, 8 bits a channel, and without metadata. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** With or without transparency. */
  readonly channels: 3 | 4
}

/**
 * Decodes an image completely, scaled down to the largest size that the site shows. Only the first frame of an animation is read.
 * The header comes first, so that an oversized image is reported before any pixels are decoded.
 */
export async function openPicture(bytes: Uint8Array, report: ReportPicture): Promise<Pixels | undefined> {
  // Sharp throws on an empty buffer right away.
  const header =
    bytes.length === 0 ? undefined : await unlessBroken(sharp(bytes, { limitInputPixels: false }).metadata())
  if (header && header.format !== 'svg' && header.width * header.height > mostPixels) {
    report(describePixels(header.autoOrient))
    return undefined
  }
  const pixels = header && (await decode(bytes, header))
  if (!pixels) report(isHeic(bytes) ? heicPhoto : unreadable)
  return pixels
}

async function decode(bytes: Uint8Array, header: Metadata): Promise<Pixels | undefined> {
  const isDrawing = header.format === 'svg'
  // A vector drawing is drawn at the size asked for, whatever its own.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: !isDrawing && mostPixels })
    .autoOrient()
    .resize({ ...largestSize, fit: 'inside', withoutEnlargement: !isDrawing })
    .raw({ depth: 'uchar' })
  const decoded = await unlessBroken(image.toBuffer({ resolveWithObject: true }))
  if (!decoded) return undefined
  const { data, info } = decoded
  const pixels = { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 } as const
  // Along its edges, a vector drawing may cover pixels only partly.
  return isOpaque(pixels, isDrawing ? 1 : 0) ? dropAlpha(pixels) : pixels
}

/** Whether an image is fully opaque, ignoring `edge` pixels around it. */
function isOpaque({ data, width, height, channels }: Pixels, edge: number): boolean {
  if (channels === 3) return true
  for (let y = edge; y < height - edge; y += 1) {
    for (let x = edge; x < width - edge; x += 1) if (data[(y * width + x) * channels + 3] !== 255) return false
  }
  return true
}

/** Removes an unused alpha channel, which would cost bytes in every variant. */
async function dropAlpha(pixels: Pixels): Promise<Pixels> {
  if (pixels.channels === 3) return pixels
  const { data, ...raw } = pixels
  return { ...pixels, channels: 3, data: await sharp(data, { raw }).removeAlpha().raw().toBuffer() }
}

/** HEIC is HEVC in the same container as AVIF: the first box lists the brands, four letters each. */
function isHeic(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(4, 64)).toString('latin1')
  return /^ftyp(?:.{4})*?he[iv][cxms]/s.test(box)
}
