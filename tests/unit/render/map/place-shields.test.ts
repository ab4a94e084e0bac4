import { expect, test } from 'vitest'
import { readTexts } from '../../../support/content.ts'
import { boxAround } from '../../../../generator/render/map/place-labels.ts'
import { placeShields } from '../../../../generator/render/map/place-shields.ts'
import { readGeography } from '../../../../generator/render/map/geography.ts'
import { buildProjection } from '../../../../generator/render/map/projection.ts'

// The Detroit area, whose roads the map has.
const margin = { north: 8, east: 8, south: 8, west: 8 }
const projection = buildProjection(
  [
    { latitude: 42.7, longitude: -83.4 },
    { latitude: 42.3, longitude: -83 },
  ],
  margin,
)
const { roads } = readGeography(readTexts('map'))
const american = { roads, country: 'US' }

test('each road that crosses the map has a shield on it, clear of the others', () => {
  const shields = placeShields(american, projection, [])
  expect(shields.map(({ system, text }) => `${system}-${text}`)).toEqual(
    expect.arrayContaining(['I-75', 'I-94', 'I-96', 'I-696', 'M-10']),
  )
  for (const [index, { x, y }] of shields.entries()) {
    expect(x > 0 && x < projection.width && y > 0 && y < projection.height).toBe(true)
    for (const other of shields.slice(index + 1))
      expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThan(22)
  }
})

test('a shield avoids occupied areas, and a road without room has none', () => {
  const [first] = placeShields(american, projection, [])
  const there = { x: first?.x ?? 0, y: first?.y ?? 0 }
  const [moved] = placeShields(american, projection, [boxAround(there, 20, 20)])
  expect(moved?.text).toBe(first?.text)
  expect([moved?.x, moved?.y]).not.toEqual([there.x, there.y])
  expect(placeShields(american, projection, [boxAround({ x: 220, y: 220 }, 2000, 2000)])).toEqual([])
})

test('a map of another region has no shields', () => {
  expect(placeShields(american, buildProjection([{ latitude: 52.5, longitude: 13.4 }], margin), [])).toEqual([])
})

test("outside the US, a road's name is written out", () => {
  const [shield] = placeShields(
    { roads: roads.map((road) => ({ ...road, name: 'M25' })), country: 'GB' },
    projection,
    [],
  )
  expect(shield).toMatchObject({ system: undefined, text: 'M25' })
})
