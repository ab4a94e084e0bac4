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

/** Pixels: Apple's home screen, the tab of a browser, and the two sizes that browsers ask a manifest for. */
const appleSize = 180
const smallSize = 32
const manifestSizes = [192, 512]

const density = 300
const pngOptions = { compressionLevel: 9 }

/** Makes all icons from the one drawing. */
export async function buildIcons(svg: Uint8Array, cache: AssetCache): Promise<Icons> {
  const key = hashIcon(svg)
  const draw = async (size: number) => ({
    size,
    path: `assets/icon-${key}-${size}.png`,
    content: await drawIcon(svg, size, cache),
  })
  const [apple, small, ...large] = await Promise.all([draw(appleSize), draw(smallSize), ...manifestSizes.map(draw)])
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

/** Whether icons can be made of the drawing: where one was made before, nothing is drawn again. */
export async function canDrawIcon(svg: Uint8Array, cache: AssetCache): Promise<boolean> {
  return drawIcon(svg, smallSize, cache).then(
    () => true,
    () => false,
  )
}

async function drawIcon(svg: Uint8Array, size: number, cache: AssetCache): Promise<Uint8Array> {
  return cache.remember(`${hashIcon(svg)}-${size}.png`, async () => {
    const { default: sharp } = await import('sharp')
    return sharp(svg, { density }).resize(size, size).png(pngOptions).toBuffer()
  })
}

/** A change of any of it makes all icons anew. */
function hashIcon(svg: Uint8Array): string {
  return hashContent(svg, JSON.stringify({ density, pngOptions, ...readToolVersions('sharp') }))
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
