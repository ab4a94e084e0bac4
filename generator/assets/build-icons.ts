import { topFiles } from '../schema/paths.ts'
import type { OutputFile } from '../shared/output-file.ts'
import type { AssetCache } from './cache/asset-cache.ts'
import { hashContent } from '../shared/hash-content.ts'
import { readToolVersions } from './tool-versions.ts'
import { unlessBroken } from './pictures/unless-broken.ts'
import { cachedOutput } from './cache/cached-file.ts'

/** Pixels: Apple's home screen, the browser tab, and the two sizes that browsers expect in a manifest. */
const appleSize = 180
const smallSize = 32
const manifestSizes = [192, 512]
const maskableSize = 512

/**
 * Share of a maskable icon that the drawing fills. Launchers crop to their own shape, but always show a circle of 80 %
 * (https://w3c.github.io/manifest/#icon-masks). The corners of a 56 % square fit in that circle.
 */
const maskableShare = 0.56

/** A vector drawing is drawn at the size asked for, whatever its own. */
const anySize = { limitInputPixels: false } as const
const pngOptions = { compressionLevel: 9 }
/** A wide logo gets transparent bands above and below. */
const wholeDrawing = { fit: 'contain', background: 'transparent' } as const

/** Makes all icons from one SVG; `undefined` if it is broken. */
export async function buildIcons(svg: Uint8Array, cache: AssetCache) {
  const small = await drawSmallIcon(svg, cache)
  if (!small) return undefined
  const key = hashIcon(svg)
  const make = async (name: string, draw: () => Promise<Uint8Array>) => {
    const path = `assets/icon-${name}`
    return cachedOutput(path, path, await cache.ensure(name, draw))
  }
  const [apple, maskable, ...drawn] = await Promise.all([
    make(`${key}-${appleSize}.png`, () => drawAgain(svg, appleSize)),
    make(`${hashIcon(svg, maskableShare)}-maskable.png`, () => drawMaskable(svg)),
    ...manifestSizes.map((size) => make(`${key}-${size}.png`, () => drawAgain(svg, size))),
  ])
  const drawing = `assets/icon-${key}.svg`
  return {
    svg: `/${drawing}`,
    apple: `/${apple.path}`,
    manifest: [
      ...drawn.map((icon, index) => describeIcon(icon, manifestSizes[index])),
      { ...describeIcon(maskable), purpose: 'maskable' as const },
    ],
    outputs: [
      { path: drawing, version: drawing, content: svg },
      apple,
      ...drawn,
      maskable,
      { path: topFiles.favicon.slice(1), content: wrapIco(small, smallSize) },
    ],
  }
}

function describeIcon({ path }: OutputFile, size = maskableSize) {
  return { src: `/${path}`, sizes: `${size}x${size}`, type: 'image/png' }
}

/** The small icon, which is wrapped in the ICO file; `undefined` if the SVG can't be drawn. */
export async function drawSmallIcon(svg: Uint8Array, cache: AssetCache): Promise<Uint8Array | undefined> {
  return cache.remember(`${hashIcon(svg)}-${smallSize}.png`, () => drawIcon(svg, smallSize))
}

/** Gray values, 0 to 255, at which nothing stands out on white: 1.25 : 1 in WCAG's contrast. */
const faint = 230

/** Whether a logo can't be seen on the white of header and icons, such as one made for dark backgrounds. */
export async function isFaint(svg: Uint8Array, cache: AssetCache): Promise<boolean> {
  const gray = await cache.remember(`${hashIcon(svg)}.gray`, async () => {
    const icon = await drawSmallIcon(svg, cache)
    if (!icon) return undefined
    const { default: sharp } = await import('sharp')
    return sharp(icon).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer()
  })
  return gray?.every((value) => value >= faint) ?? false
}

async function drawAgain(svg: Uint8Array, size: number): Promise<Uint8Array> {
  const icon = await drawIcon(svg, size)
  if (!icon) throw new Error(`the icon can be drawn in ${smallSize} pixels, but not in ${size}`)
  return icon
}

/** The drawing, centered on a background that fills the whole icon. */
async function drawMaskable(svg: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const margin = Math.round((maskableSize * (1 - maskableShare)) / 2)
  const background = '#ffffff'
  return sharp(await drawAgain(svg, maskableSize - 2 * margin))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten({ background })
    .png(pngOptions)
    .toBuffer()
}

async function drawIcon(svg: Uint8Array, size: number): Promise<Uint8Array | undefined> {
  if (svg.length === 0) return undefined
  const { default: sharp } = await import('sharp')
  return unlessBroken(sharp(svg, anySize).resize(size, size, wholeDrawing).png(pngOptions).toBuffer())
}

/** Cache key: a change to any of this redraws all icons. */
function hashIcon(svg: Uint8Array, share?: number): string {
  return hashContent(svg, JSON.stringify({ anySize, pngOptions, wholeDrawing, share, ...readToolVersions('sharp') }))
}

/**
 * An ICO file with one PNG: a 6-byte header, one 16-byte directory entry, then the image. Some clients request /favicon.ico by
 * default.
 */
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
