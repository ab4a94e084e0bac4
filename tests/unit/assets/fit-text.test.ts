import { expect, test } from 'vitest'
import { noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { unpackFont } from '../../../generator/assets/font/cut-font.ts'
import { fitText, type FittedText } from '../../../generator/assets/social-cards/fit-text.ts'
import { openTypefaces } from '../../../generator/assets/social-cards/typeface.ts'
import { readTypeface } from '../../support/typeface.ts'

const fonts = await Promise.all([readTypeface(), readTypeface('latin-ext')])
const { bold: typeface } = await openTypefaces(await Promise.all(fonts.map((font) => unpackFont(font, noCache))))

function fit(text: string): FittedText {
  return fitText(text, { typeface, tracking: 0 }, [72, 48], { width: 500, lines: 3 })
}

const widthOf = (line: string, size: number) =>
  typeface.setLine(line).reduce((width, { advance }) => width + (advance / typeface.unitsPerEm) * size, 0)

test('text is as large as the box allows', () => {
  expect(fit('Office Cleaning').style.size).toBe(72)
  expect(fit('Hiring cleaning staff: what to settle before winter').style.size).toBe(48)
})

test('lines have about the same length, and no word is lost', () => {
  expect(fit('Where we clean in Detroit').lines).toEqual(['Where', 'we clean', 'in Detroit'])
  expect(fit('').lines).toEqual([])
})

test.each(['word '.repeat(50), 'Donaudampfschifffahrtsgesellschaft', `${'Donaudampf'.repeat(6)} and more`])(
  'text that is too long ends in an ellipsis, inside the box: %s',
  (text) => {
    const { style, lines } = fit(text)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(lines.some((line) => line.endsWith('…'))).toBe(true)
    for (const line of lines) expect(widthOf(line, style.size)).toBeLessThanOrEqual(500)
  },
)

test('letters of all its fonts are kept, in runs', () => {
  expect(fit('Łódź, Děčín').lines.join(' ')).toBe('Łódź, Děčín')
  expect(widthOf('Łódź', 1)).toBeGreaterThan(widthOf('ódź', 1))
  expect(typeface.setLine('aŁa').map(({ outline }) => outline === '')).toEqual([false, false, false])
})

test('letters that the typeface lacks lose their accents, and other characters are dropped', () => {
  expect(fit('Ảccént 🧹 清掃 e\u0301 \u0000').lines.join(' ')).toBe('Accént é')
})
