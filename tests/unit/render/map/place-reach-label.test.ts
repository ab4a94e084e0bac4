import { expect, test } from 'vitest'
import { placeReachLabel } from '../../../../generator/render/map/place-reach-label.ts'

const map = { width: 400, height: 400 }

test('the label of a circle inside the map is above its top, upright', () => {
  expect(placeReachLabel('31 miles', { x: 200, y: 200, radius: 100 }, map)).toBe('translate(200 90)rotate(0)')
})

test('if only the left part is on the map, the label is tilted', () => {
  const transform = placeReachLabel('31 miles', { x: 380, y: 380, radius: 360 }, map)
  expect(transform).toMatch(/rotate\(-\d+\)$/)
})

test('a circle around the whole map has no label', () => {
  expect(placeReachLabel('31 miles', { x: 200, y: 200, radius: 900 }, map)).toBeUndefined()
})
