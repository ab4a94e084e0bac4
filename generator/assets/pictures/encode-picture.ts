import type { Sharp } from 'sharp'
import { hashContent } from '../../shared/hash-content.ts'
import { readToolVersions } from '../tool-versions.ts'
import type { Pixels } from './open-picture.ts'
import { largestSize, listWidths } from './picture-widths.ts'

/**
 * Encoder settings, judged by eye on the sample images at full size: below AVIF 45, floor joints smear. Half the color resolution
 * (4:2:0) is indistinguishable, even on the amber edges.
 */
const options = {
  avif: { quality: 46, chromaSubsampling: '4:2:0' },
  // For browsers without AVIF: half the time of the default effort, for 5 % more bytes.
  webp: { quality: 76, effort: 2 },
} as const

/**
 * AVIF effort, by width: 3 saves 5 % of the bytes over 2 and takes twice as long; 4 takes six times as long. The wide variants
 * are two thirds of the work, and dense screens hide the loss.
 */
const efforts = { upTo: 672, narrow: 3, wide: 2 } as const

/**
 * Target size in bytes for the first image on a phone. Along with the page's font, it then fits in a server's first ten packets
 * (RFC 6928) and arrives one round trip earlier, 0.1 s on a slow connection. A narrow image slightly over the target is encoded
 * again, at lower quality and then also more effort; one far over it, as photos with a lot of detail are, stays as is. Effort 6
 * would save 5 % of its bytes, but took a sixth of the total image time for three of them.
 */
const firstFlight = {
  bytes: 10_000,
  within: 1.3,
  attempts: [
    { quality: 44, effort: 3 },
    { quality: 42, effort: 4 },
  ],
} as const

export type PictureType = 'avif' | 'webp'

/** In the order in which browsers try them. */
export const pictureTypes = ['avif', 'webp'] as const satisfies readonly PictureType[]

/** Hash of a source and every setting that affects its variants: equal keys, equal variants. */
export function hashPicture(source: Uint8Array): string {
  const ladder = [...listWidths(largestSize.width), largestSize.height]
  return hashContent(
    source,
    JSON.stringify({ revision, options, efforts, firstFlight, ladder, tools: readToolVersions('sharp') }),
  )
}

/** Increase it with every change to the output that the rest of the key doesn't cover. */
const revision = 1

/** Encodes an image at `width` pixels. */
export async function encodePicture(pixels: Pixels, width: number, type: PictureType): Promise<Uint8Array> {
  const resized = (await openPixels(pixels)).resize({ width })
  if (type === 'webp') return resized.webp(options.webp).toBuffer()
  if (width > efforts.upTo) return resized.avif({ ...options.avif, effort: efforts.wide }).toBuffer()
  return encodeNarrow(resized)
}

async function encodeNarrow(image: Sharp): Promise<Uint8Array> {
  let best: Uint8Array = await image
    .clone()
    .avif({ ...options.avif, effort: efforts.narrow })
    .toBuffer()
  if (best.length > firstFlight.bytes * firstFlight.within) return best
  for (const attempt of firstFlight.attempts) {
    if (best.length <= firstFlight.bytes) break
    // Sequential on purpose: the next attempt only runs if this one isn't small enough.
    best = await image
      .clone()
      .avif({ ...options.avif, ...attempt })
      .toBuffer()
  }
  return best
}

async function openPixels({ data, ...raw }: Pixels): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // With threads, the bytes of an AVIF depend on the number of cores. Each core encodes its own variant instead.
  sharp.concurrency(1)
  return sharp(data, { raw })
}
