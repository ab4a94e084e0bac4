import type { OutputFile } from '../output/output-file.ts'
import type { ManifestIcon } from '../output/manifest.ts'
import type { AssetCache } from './asset-cache.ts'
import { hashContent } from './hash.ts'
import { readToolVersions } from './tool-versions.ts'

export interface Icons {
  readonly svg: string
  readonly apple: string
  readonly manifest: readonly ManifestIcon[]
  readonly outputs: readonly OutputFile[]
}

/** Pixels: Apple's home screen, and the two sizes that browsers ask a manifest for. */
const appleSize = 180
const manifestSizes = [192, 512]

const density = 300
const pngOptions = { compressionLevel: 9 }

/** Makes all icons from the one drawing. */
export async function buildIcons(svg: Uint8Array, cache: AssetCache): Promise<Icons> {
  // A change of any of it makes all icons anew.
  const key = hashContent(svg, JSON.stringify({ density, pngOptions, ...readToolVersions('sharp') }))
  const draw = async (size: number) => ({
    size,
    path: `assets/icon-${key}-${size}.png`,
    content: await cache.remember(`${key}-${size}.png`, async () => {
      const { default: sharp } = await import('sharp')
      return sharp(svg, { density }).resize(size, size).png(pngOptions).toBuffer()
    }),
  })
  const [apple, small, ...large] = await Promise.all([draw(appleSize), draw(32), ...manifestSizes.map(draw)])
  const drawing = { path: `assets/icon-${key}.svg`, content: svg }
  return {
    svg: `/${drawing.path}`,
    apple: `/${apple.path}`,
    manifest: large.map(({ path, size }) => ({ src: `/${path}`, sizes: `${size}x${size}`, type: 'image/png' })),
    outputs: [drawing, apple, ...large, { path: 'favicon.ico', content: wrapIco(small.content, small.size) }].map(
      ({ path, content }) => ({ path, content }),
    ),
  }
}

/** An ICO file of one PNG: a header of 6 bytes, one directory entry of 16, then the picture. For what asks for /favicon.ico unasked. */
function wrapIco(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
