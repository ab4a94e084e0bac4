import type { Sharp } from 'sharp'
import { hashContent } from '../hash.ts'
import type { Pixels } from './open-picture.ts'
import { largestSize, listWidths } from './picture-widths.ts'
import { readToolVersions } from '../tool-versions.ts'

/**
 * How pictures are written, judged by eye on the scenes at their real size: below AVIF 45 the joints of a floor smear, and
 * half the colours' resolution (4:2:0) looks like all of it even on the amber edges.
 */
const options = {
  avif: { quality: 46, chromaSubsampling: '4:2:0' },
  // For browsers without AVIF: half the time of the default effort, for a twentieth more bytes.
  webp: { quality: 76, effort: 2 },
} as const

/**
 * How hard AVIF tries, by width: 3 saves a twentieth of the bytes over 2 and takes twice as long, 4 takes six times as
 * long. The wide ones are two thirds of the work, and dense screens hide what they lose.
 */
const efforts = { upTo: 672, narrow: 3, wide: 2 } as const

/**
 * What a phone's first picture should not exceed, in bytes: beside the page's font it then comes within a server's first
 * ten packets (RFC 6928) and one round trip earlier, 0.1 s on a slow line. A narrow picture that is a little larger is
 * tried again, coarser and then harder too; one that is far larger, as photographs of many things are, stays as it is. Effort 6
 * would save a twentieth of its bytes, and took a sixth of the time of all pictures for three of them.
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

/** In the order in which a browser looks at them. */
export const pictureTypes = ['avif', 'webp'] as const satisfies readonly PictureType[]

/** The key of a source and of everything that decides what is made of it: equal keys, equal variants. */
export function hashPicture(source: Uint8Array): string {
  const ladder = [...listWidths(largestSize.width), largestSize.height]
  return hashContent(
    source,
    JSON.stringify({ revision, options, efforts, firstFlight, ladder, tools: readToolVersions('sharp') }),
  )
}

/** Raise it with every change to what is made of a picture that the rest of the key does not show. */
const revision = 1

/** Writes a picture `width` pixels wide. */
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
    // One after the other: the next is made only if this one was not enough.
    best = await image
      .clone()
      .avif({ ...options.avif, ...attempt })
      .toBuffer()
  }
  return best
}

async function openPixels({ data, ...raw }: Pixels): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // An AVIF of several threads has other bytes on every number of cores. The cores get a variant each instead.
  sharp.concurrency(1)
  return sharp(data, { raw })
}
