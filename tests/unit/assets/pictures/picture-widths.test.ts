import { expect, test } from 'vitest'
import { listWidths } from '../../../../generator/assets/pictures/picture-widths.ts'

test.each([
  [1600, [384, 672, 1080, 1600]],
  [1280, [384, 672, 1080, 1280]],
  [900, [384, 672, 900]],
  [500, [384, 500]],
  [200, [200]],
])('an image of %i pixels comes in widths up to its own', (width, widths) => {
  expect(listWidths(width)).toEqual(widths)
})

test.each([1100, 800, 400])('no variant is nearly as large as the whole image of %i pixels', (width) => {
  const [widest = 0, next = 0] = listWidths(width).toReversed()
  expect(widest).toBe(width)
  expect(next).toBeLessThan(width * 0.9)
})
