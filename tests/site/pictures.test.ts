import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Part } from '../support/part.ts'
import { listPageFiles, readPageFile, siteFile } from '../support/site.ts'

/** Addresses of a `srcset`, with the width that each claims. */
function readCandidates(image: Part): readonly (readonly [string, number])[] {
  const candidates = (image.attribute('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(' '))
  return candidates.map(([address = '', width = '']) => [address, Number.parseInt(width, 10)] as const)
}

describe.each(listPageFiles())('the pictures of %s', (file) => {
  const page = readPageFile(file)
  const images = page.find('img')

  test('have a text and a size, so that nothing moves when they arrive', () => {
    for (const image of images) {
      expect(image.attribute('alt')).toBeDefined()
      expect(image.attribute('width')).toMatch(/^\d+$/)
      expect(image.attribute('height')).toMatch(/^\d+$/)
    }
  })

  test('come in several widths, with the place that the layout gives them', () => {
    for (const image of images) {
      expect(readCandidates(image).length).toBeGreaterThan(1)
      expect(image.attribute('sizes')).toMatch(/\d/)
    }
  })

  test('wait until they are needed, but for the first', () => {
    const eager = images.filter((image) => image.attribute('loading') !== 'lazy')
    expect(eager.length).toBeLessThanOrEqual(1)
    for (const image of eager) expect(image.attribute('fetchpriority')).toBe('high')
  })
})

const images = listPageFiles().flatMap((file) => readPageFile(file).find('img'))
const candidates = new Map(images.flatMap(readCandidates))
const sizes = new Map(
  images.map((image) => [image.attribute('src') ?? '', [image.attribute('width'), image.attribute('height')] as const]),
)

test('the site has a picture for each service, city and post', () => {
  expect(sizes.size).toBeGreaterThanOrEqual(28)
})

test.each([...candidates])('%s is %i pixels wide', async (address, width) => {
  expect((await sharp(siteFile(address)).metadata()).width).toBe(width)
})

test.each([...sizes])('%s has the size that the page says', async (address, [width, height]) => {
  const metadata = await sharp(siteFile(address)).metadata()
  expect([metadata.width, metadata.height]).toEqual([Number(width), Number(height)])
})
