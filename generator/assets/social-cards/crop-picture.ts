import sharp, { type Sharp } from 'sharp'

/** How a card shows a picture. */
export interface Crop {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** CSS color that shines through where the picture is not opaque. */
  readonly ground: string
}

/** The picture of a card, by its name and version; `read` gives the bytes of the file. */
export type CropPicture = (name: string, read: () => Promise<Uint8Array>) => Promise<Sharp>

/** Pictures that wait to be used again: 1 MB each. Posts that share one often follow each other. */
const mostKept = 16

/** Decodes and resizes each picture once, as long as cards that show it come soon after each other. */
export function createCropper(crop: Crop): CropPicture {
  const kept = new Map<string, Promise<Uint8Array>>()
  return async (name, read) => {
    const picture = kept.get(name) ?? read().then((bytes) => prepare(bytes, crop))
    kept.delete(name)
    kept.set(name, picture)
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
    return cut(await picture, crop)
  }
}

/**
 * The picture as the card shows it, in a form that costs nothing to open; what would have other bytes on the card then, such
 * as more than 8 bits a channel, stays as it is. PNG keeps all that the card's own bytes depend on: pixels, and how dense they are.
 */
async function prepare(bytes: Uint8Array, crop: Crop): Promise<Uint8Array> {
  const { space, depth } = await sharp(bytes).metadata()
  return space === 'srgb' && depth === 'uchar' ? cut(bytes, crop).png({ compressionLevel: 0 }).toBuffer() : bytes
}

/** Does nothing more to a picture that was cut before. */
function cut(bytes: Uint8Array, { width, height, ground }: Crop): Sharp {
  return sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: ground })
}
