import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Part } from '../support/part.ts'
import { listPageFiles, readPageFile, siteFile } from '../support/site.ts'
import { readEntries, readPosts } from '../support/content.ts'

/** The URLs in a `srcset`, with their stated widths. */
function readCandidates(part: Part): readonly (readonly [string, number])[] {
  const candidates = (part.attribute('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(' '))
  return candidates.map(([address = '', width = '']) => [address, Number.parseInt(width, 10)] as const)
}

describe.each(listPageFiles())('the images on %s', (file) => {
  const page = readPageFile(file)
  const images = page.find('img')
  const pictures = page.find('picture').map((picture) => ({
    source: picture.only('source'),
    image: picture.only('img'),
  }))

  test('have alt text and a size, so that nothing moves when they load', () => {
    for (const image of images) {
      expect(image.attribute('alt')).toBeDefined()
      expect(image.attribute('width')).toMatch(/^\d+$/)
      expect(image.attribute('height')).toMatch(/^\d+$/)
    }
  })

  test('come as AVIF, with WebP as a fallback, in the same widths and for the same place', () => {
    for (const { source, image } of pictures) {
      expect(source.attribute('type')).toBe('image/avif')
      expect(source.attribute('sizes')).toMatch(/\d/)
      expect(image.attribute('sizes')).toBe(source.attribute('sizes'))
      const wanted = readCandidates(source).map(([address, width]) => [address.replace(/\.avif$/, '.webp'), width])
      expect(wanted.length).toBeGreaterThan(1)
      expect(readCandidates(image)).toEqual(wanted)
      expect(image.attribute('src')).toBe(wanted.at(-1)?.[0])
    }
  })

  test('have a color for their space until they load, unless they are transparent', () => {
    const tones = pictures.flatMap(({ image }) => image.attribute('data-tone') ?? [])
    for (const tone of tones) expect(tone).toMatch(/^#[0-9a-f]{6}$/)
    expect(tones.length > 0 || pictures.length === 0).toBe(true)
  })

  test('are SVGs if there is only one size', () => {
    const inPictures = new Set(pictures.map(({ image }) => image.attribute('src')))
    const others = images.map((image) => image.attribute('src')).filter((address) => !inPictures.has(address))
    expect(others.filter((address) => !address?.endsWith('.svg'))).toEqual([])
  })

  test('load lazily, except for the first', () => {
    const eager = images.filter((image) => image.attribute('loading') !== 'lazy')
    expect(eager.length).toBeLessThanOrEqual(1)
    for (const { image } of pictures) {
      const isFirst = image.attribute('loading') !== 'lazy'
      expect(image.attribute('fetchpriority')).toBe(isFirst ? 'high' : undefined)
      expect(image.attribute('decoding')).toBe(isFirst ? undefined : 'async')
    }
  })
})

const pictures = listPageFiles().flatMap((file) => readPageFile(file).find('picture'))
const candidates = new Map(pictures.flatMap((picture) => picture.find('[srcset]')).flatMap(readCandidates))
const sizes = new Map(
  pictures
    .map((picture) => picture.only('img'))
    .map((image) => [image.attribute('src') ?? '', [image.attribute('width'), image.attribute('height')] as const]),
)

test('the site has an image for each service, city and post', () => {
  const names = new Set([...sizes.keys()].map((address) => address.replace(/-\d+\.webp$/, '')))
  const entries = [...readEntries('services'), ...readEntries('areas'), ...readPosts()]
  expect(names.size).toBeGreaterThanOrEqual(new Set(entries.map(({ image }) => image)).size)
})

test.each([...candidates])(
  '%s is %i pixels wide, has the right format, and contains nothing but the image',
  async (address, width) => {
    const metadata = await sharp(siteFile(address)).metadata()
    expect(metadata.width).toBe(width)
    expect(metadata.format === 'heif' ? metadata.compression : metadata.format).toBe(
      address.endsWith('.avif') ? 'av1' : 'webp',
    )
    const { exif, xmp, icc, iptc } = metadata
    expect({ exif, xmp, icc, iptc }).toEqual({})
  },
)

test.each([...sizes])('%s has the size stated on the page', async (address, [width, height]) => {
  const metadata = await sharp(siteFile(address)).metadata()
  expect([metadata.width, metadata.height]).toEqual([Number(width), Number(height)])
})
