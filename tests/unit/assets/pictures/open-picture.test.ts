import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { openPicture, type Pixels } from '../../../../generator/assets/pictures/open-picture.ts'
import {
  heicPhoto,
  type PictureDiagnostic,
  unreadable,
} from '../../../../generator/assets/pictures/picture-diagnostics.ts'

type Color = readonly [red: number, green: number, blue: number]

const plum: Color = [140, 40, 90]

function paint([r, g, b]: Color, width = 60, height = 40): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
}

async function open(bytes: Uint8Array): Promise<Pixels> {
  const diagnostics: PictureDiagnostic[] = []
  const pixels = await openPicture(bytes, (diagnostic) => diagnostics.push(diagnostic))
  if (!pixels) throw new Error(`a picture was expected, but ${JSON.stringify(diagnostics)}`)
  expect(diagnostics).toEqual([])
  return pixels
}

async function findDiagnostics(bytes: Uint8Array): Promise<readonly PictureDiagnostic[]> {
  const diagnostics: PictureDiagnostic[] = []
  expect(await openPicture(bytes, (diagnostic) => diagnostics.push(diagnostic))).toBeUndefined()
  return diagnostics
}

function colorAt({ data, width, channels }: Pixels, x: number, y: number): readonly number[] {
  const at = (y * width + x) * channels
  return [...data.subarray(at, at + channels)]
}

/** The distance of two colors in the channel that differs most. */
function findDistance(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))
}

function draw(inside: string, attributes = 'width="60" height="40"'): Uint8Array {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
}

const plumRect = '<rect width="100%" height="100%" fill="rgb(140,40,90)"/>'

describe('the same colors come from', () => {
  test.each<[string, (image: Sharp) => Sharp, within?: number]>([
    ['a PNG', (image) => image.png()],
    ['a PNG of 16 bits', (image) => image.toColourspace('rgb16').png()],
    ['a PNG with a palette', (image) => image.png({ palette: true })],
    ['a JPEG', (image) => image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' })],
    ['a progressive JPEG', (image) => image.jpeg({ quality: 100, chromaSubsampling: '4:4:4', progressive: true })],
    [
      'a JPEG with the colours of a phone (Display P3)',
      (image) => image.withIccProfile('p3').jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
    ],
    // CMYK can't represent this plum exactly.
    ['a JPEG for printers (CMYK)', (image) => image.withIccProfile('cmyk').jpeg({ quality: 100 }), 20],
    ['a WebP', (image) => image.webp({ quality: 100 })],
    ['an AVIF', (image) => image.avif({ quality: 100, effort: 0 })],
    ['an AVIF of 10 bits', (image) => image.avif({ quality: 100, effort: 0, bitdepth: 10 })],
  ])('%s', async (_kind, encode, within = 4) => {
    const pixels = await open(await encode(paint(plum)).toBuffer())
    expect(pixels).toMatchObject({ width: 60, height: 40, channels: 3 })
    expect(findDistance(colorAt(pixels, 30, 20), plum)).toBeLessThanOrEqual(within)
  })
})

test('a color profile is applied', async () => {
  const bytes = await paint(plum).withIccProfile('p3').png().toBuffer()
  const unread = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer()
  expect(findDistance([...unread.subarray(0, 3)], plum)).toBeGreaterThan(8)
  expect(findDistance(colorAt(await open(bytes), 30, 20), plum)).toBeLessThanOrEqual(2)
})

test('a grayscale image has three channels like all others', async () => {
  const { channels, data } = await open(await paint(plum).greyscale().png().toBuffer())
  expect([channels, data.length]).toEqual([3, 60 * 40 * 3])
})

test('transparency is kept if there is any, and costs nothing otherwise', async () => {
  const clear = { create: { width: 4, height: 4, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } } as const
  expect(colorAt(await open(await sharp(clear).png().toBuffer()), 1, 1)).toEqual([1, 2, 3, 128])
  expect((await open(await paint(plum).ensureAlpha().png().toBuffer())).channels).toBe(3)
})

test('of an animated image, the first frame is used', async () => {
  const frames = [await paint(plum).png().toBuffer(), await paint([0, 255, 0]).png().toBuffer()]
  const bytes = await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
  const pixels = await open(bytes)
  expect(pixels).toMatchObject({ width: 60, height: 40 })
  expect(colorAt(pixels, 30, 20)).toEqual(plum)
})

/** Where the top left corner of the raw image ends up, for each EXIF orientation. */
const corners = { 1: 'top left', 3: 'bottom right', 6: 'top right', 8: 'bottom left' } as const

test.each([1, 3, 6, 8] as const)('a photo with orientation %i is upright', async (orientation) => {
  const mark = await paint([255, 0, 0], 20, 10).png().toBuffer()
  const chip = await paint([0, 0, 255], 120, 80)
    .composite([{ input: mark, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const photo = await sharp(chip).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
  const pixels = await open(photo)
  const { width, height } = pixels
  expect([width, height]).toEqual(orientation >= 5 ? [80, 120] : [120, 80])
  const seen = Object.entries({
    'top left': colorAt(pixels, 3, 3),
    'top right': colorAt(pixels, width - 4, 3),
    'bottom left': colorAt(pixels, 3, height - 4),
    'bottom right': colorAt(pixels, width - 4, height - 4),
  })
  const red = seen.filter(([, [r = 0, , b = 0]]) => r > b).map(([corner]) => corner)
  expect(red).toEqual([corners[orientation]])
})

describe('an image is never larger than the site shows it', () => {
  test.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1600, 2133],
    [1000, 6000, 400, 2400],
    [1600, 900, 1600, 900],
    [300, 200, 300, 200],
  ])('%i × %i pixels become %i × %i', async (width, height, fittedWidth, fittedHeight) => {
    const pixels = await open(await paint(plum, width, height).png().toBuffer())
    expect([pixels.width, pixels.height]).toEqual([fittedWidth, fittedHeight])
  })
})

describe('an SVG', () => {
  test.each([
    ['width="40" height="30"', 1600, 1200],
    ['viewBox="0 0 400 300"', 1600, 1200],
    ['width="300" height="600"', 1200, 2400],
    ['width="60000" height="45000"', 1600, 1200],
    // Two thirds of the last row of pixels are covered.
    ['width="60" height="40"', 1600, 1067],
  ])('with %s is rendered as large as the site shows images', async (attributes, width, height) => {
    const pixels = await open(draw(plumRect, attributes))
    expect([pixels.width, pixels.height, pixels.channels]).toEqual([width, height, 3])
  })

  test('is sharp at that size', async () => {
    const half = '<rect width="1" height="2" fill="#000"/><rect x="1" width="1" height="2" fill="#fff"/>'
    const pixels = await open(draw(half, 'width="2" height="2"'))
    expect([colorAt(pixels, 797, 800), colorAt(pixels, 802, 800)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ])
  })

  test('loads no other files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'drawing-'))
    const file = join(folder, 'secret.png')
    await writeFile(file, await paint([255, 0, 0]).png().toBuffer())
    for (const address of [file, `file://${file}`, 'secret.png']) {
      const image = `<image href="${address}" width="60" height="40" preserveAspectRatio="none"/>`
      expect(colorAt(await open(draw(plumRect + image)), 800, 500)).toEqual(plum)
    }
    const own = (await paint([0, 255, 0]).png().toBuffer()).toString('base64')
    const image = `<image href="data:image/png;base64,${own}" width="60" height="40" preserveAspectRatio="none"/>`
    expect(colorAt(await open(draw(plumRect + image)), 800, 500)).toEqual([0, 255, 0])
    await rm(folder, { recursive: true })
  })
})

describe('an unreadable file', () => {
  const noise = { create: { width: 400, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } } }
  const paintNoise = () => sharp(noise as never)

  test.each<[string, (image: Sharp) => Sharp]>([
    ['PNG', (image) => image.png()],
    ['JPEG', (image) => image.jpeg()],
    ['WebP', (image) => image.webp()],
    ['AVIF', (image) => image.avif({ effort: 0 })],
  ])('is half a %s', async (_kind, encode) => {
    const bytes = await encode(paintNoise()).toBuffer()
    expect(await findDiagnostics(bytes.subarray(0, bytes.length / 2))).toEqual([unreadable])
  })

  test.each([
    ['nothing', ''],
    ['a text', 'no picture'],
    ['a page', '<!doctype html><title>No picture</title>'],
    ['half a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect'],
  ])('is %s', async (_kind, text) => {
    expect(await findDiagnostics(Buffer.from(text))).toEqual([unreadable])
  })

  test.each(['heicmif1heic', 'heixmif1heix', 'mif1heic'])('is a HEIC photo (%s)', async (brands) => {
    const box = `ftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}`
    const size = Buffer.from([0, 0, 0, box.length + 4])
    const photo = Buffer.concat([size, Buffer.from(box, 'latin1'), Buffer.alloc(500)])
    expect(await findDiagnostics(photo)).toEqual([heicPhoto])
  })

  test("is half an AVIF, which isn't a HEIC photo", async () => {
    const bytes = await paint(plum).avif({ effort: 0 }).toBuffer()
    expect(await findDiagnostics(bytes.subarray(0, bytes.length / 2))).toEqual([unreadable])
  })
})

describe('more than 50 megapixels', () => {
  test("are reported before they're decoded", async () => {
    // The header is enough. The rest is missing, so decoding would fail.
    const png = await paint(plum, 10_000, 5001).png({ compressionLevel: 9 }).toBuffer()
    expect(await findDiagnostics(png.subarray(0, 200))).toMatchObject([
      { code: 'images/too-large', message: expect.stringContaining('10000 × 5001') },
    ])
  })

  test('are reported with their upright dimensions', async () => {
    const jpeg = await paint(plum, 10_000, 5001).withMetadata({ orientation: 6 }).jpeg({ quality: 1 }).toBuffer()
    expect(await findDiagnostics(jpeg)).toMatchObject([
      { code: 'images/too-large', message: expect.stringContaining('5001 × 10000') },
    ])
  })

  test('start above 50', async () => {
    expect(await open(await paint(plum, 10_000, 5000).png().toBuffer())).toMatchObject({ width: 1600, height: 800 })
  })
})
