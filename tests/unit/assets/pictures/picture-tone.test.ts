import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pickTone } from '../../../../generator/assets/pictures/picture-tone.ts'
import { root } from '../../../support/project.ts'

/** An image of these colors, one pixel each. */
function paint(...colors: readonly (readonly number[])[]) {
  return { data: Uint8Array.from(colors.flat()), width: colors.length, height: 1, channels: 3 } as const
}

/** The three channels of `#aabbcc`. */
function parse(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function findContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = parse(color).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('the tone is the average of all pixels in a small image', () => {
  expect(pickTone(paint([255, 255, 255], [187, 221, 255]))).toBe('#ddeeff')
})

test("the tone is that of the edges: what fills the middle doesn't count", () => {
  const size = 100
  const data = new Uint8Array(size * size * 3)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const fromEdge = Math.min(x, y, size - 1 - x, size - 1 - y)
      data.fill(fromEdge < 5 ? 240 : 0, (y * size + x) * 3, (y * size + x) * 3 + 3)
    }
  }
  expect(pickTone({ data, width: size, height: size, channels: 3 })).toBe('#f0f0f0')
})

test('a transparent image has none', () => {
  expect(pickTone({ data: Uint8Array.from([9, 9, 9, 100]), width: 1, height: 1, channels: 4 })).toBeUndefined()
})

test.each([
  [0, 0, 0],
  [200, 0, 0],
  [0, 0, 255],
  [90, 70, 40],
  [120, 120, 120],
])("text in the page's ink is readable on the tone of an image of %i, %i, %i", async (...color) => {
  const tokens = await readFile(resolve(root, 'templates/styles/tokens.css'), 'utf8')
  const ink = /--ink: (#[0-9a-f]{6})/.exec(tokens)?.[1] ?? ''
  expect(findContrast(pickTone(paint(color)) ?? '', ink)).toBeGreaterThanOrEqual(4.5)
})

test("a dark tone keeps its hue when it's lightened", () => {
  const [red = 0, green = 0, blue = 0] = parse(pickTone(paint([10, 20, 90])) ?? '')
  expect(blue).toBeGreaterThan(green)
  expect(green).toBeGreaterThanOrEqual(red)
})
