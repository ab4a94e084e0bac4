import type { Sharp } from 'sharp'
import { hashContent } from './hash.ts'
import type { Pixels } from './open-picture.ts'
import { largestSize, listWidths } from './picture-widths.ts'
import { readToolVersions } from './tool-versions.ts'

/**
 * How pictures are written, judged by eye on the scenes at their real size: below AVIF 45 the joints of a floor smear, and
 * half the colours' resolution (4:2:0) cannot be told from all of it even on the amber edges.
 */
const options = {
  avif: { quality: 46, chromaSubsampling: '4:2:0' },
  webp: { quality: 76 },
} as const

/**
 * How hard AVIF tries, by width: 3 saves a twentieth of the bytes over 2 and takes twice as long, 4 takes six times as
 * long. The wide ones are two thirds of the work, and dense screens hide what they lose.
 */
const efforts = { upTo: 672, narrow: 3, wide: 2 } as const

export type PictureType = 'avif' | 'webp'

/** In the order in which a browser looks at them. */
export const pictureTypes = ['avif', 'webp'] as const satisfies readonly PictureType[]

/** The key of a source and of everything that decides what is made of it: equal keys, equal variants. */
export function hashPicture(source: Uint8Array): string {
  const ladder = [...listWidths(largestSize.width), largestSize.height]
  return hashContent(source, JSON.stringify({ revision, options, efforts, ladder, tools: readToolVersions('sharp') }))
}

/** Raise it with every change to what is made of a picture that the rest of the key does not show. */
const revision = 1

/** Writes a picture `width` pixels wide. */
export async function encodePicture(pixels: Pixels, width: number, type: PictureType): Promise<Uint8Array> {
  const image = await openPixels(pixels)
  const resized = image.resize({ width })
  if (type === 'webp') return resized.webp(options.webp).toBuffer()
  const effort = width > efforts.upTo ? efforts.wide : efforts.narrow
  return resized.avif({ ...options.avif, effort }).toBuffer()
}

async function openPixels({ data, ...raw }: Pixels): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // An AVIF of several threads has other bytes on every number of cores. The cores get a variant each instead.
  sharp.concurrency(1)
  return sharp(data, { raw })
}
