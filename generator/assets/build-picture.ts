import sharp, { type Sharp } from 'sharp'
import type { OutputFile } from '../output/output-file.ts'
import type { AssetCache } from './asset-cache.ts'
import { type PictureAsset, socialSize } from './assets.ts'
import { hashContent } from './hash.ts'

/** Widths in pixels at which the layout shows pictures, once and twice dense. */
const widths = [400, 640, 960, 1280, 1600]
const webp = { quality: 78 }
const jpeg = { quality: 82, mozjpeg: true }

/** Part of every key: a change here makes all pictures anew. */
const recipe = JSON.stringify({ widths, socialSize, webp, jpeg, sharp: sharp.versions })

/** Makes all variants of a picture. Rejects where the bytes are no picture. */
export async function buildPicture(
  name: string,
  bytes: Uint8Array,
  cache: AssetCache,
): Promise<{ picture: PictureAsset; outputs: OutputFile[] }> {
  const source = openPicture(bytes)
  const { width, height } = await measure(bytes)
  const key = hashContent(bytes, recipe)
  const stem = `${name.replace(/\.\w+$/, '').replaceAll('/', '-')}-${key}`
  const largest = Math.min(width, Math.max(...widths))
  const sizes = [...widths.filter((size) => size < largest), largest]
  const variants = await Promise.all(
    sizes.map(async (size) => {
      const content = await cache.remember(`${key}-${size}.webp`, () =>
        source.clone().resize(size).webp(webp).toBuffer(),
      )
      return { size, path: `assets/${stem}-${size}.webp`, content }
    }),
  )
  const card = await cache.remember(`${key}-social.jpg`, () =>
    source
      .clone()
      .resize({ ...socialSize, fit: 'cover' })
      .jpeg(jpeg)
      .toBuffer(),
  )
  const cardPath = `assets/${stem}-social.jpg`
  const widest = variants.at(-1)
  if (!widest) throw new Error('a picture has at least one variant')
  return {
    picture: {
      src: `/${widest.path}`,
      srcSet: variants.map(({ path, size }) => `/${path} ${size}w`).join(', '),
      width: widest.size,
      height: Math.round((widest.size * height) / width),
      social: `/${cardPath}`,
    },
    outputs: [...variants, { path: cardPath, content: card }].map(({ path, content }) => ({ path, content })),
  }
}

/** Turned as its EXIF says; sharp drops all metadata when it writes. */
function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: 'error' }).rotate()
}

/** Width and height as people see the picture: EXIF orientations from 5 on lie on their side. */
async function measure(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await sharp(bytes).metadata()
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}
