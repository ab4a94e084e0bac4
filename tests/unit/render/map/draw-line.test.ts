import { expect, test } from 'vitest'
import { drawArea, drawLine } from '../../../../generator/render/map/draw-line.ts'

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
]

test('an area curves at each corner between the midpoints of its sides', () => {
  expect(drawArea(square)).toBe('M0 5Q0 0 5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Z')
})

test('a line starts and ends at its endpoints', () => {
  expect(drawLine(square)).toBe('M0 0Q10 0 10 5Q10 10 5 10L0 10')
})

test('a line of two points is straight, and one of fewer is empty', () => {
  expect(drawLine(square.slice(0, 2))).toBe('M0 0L10 0')
  expect(drawLine(square.slice(0, 1))).toBe('')
})
