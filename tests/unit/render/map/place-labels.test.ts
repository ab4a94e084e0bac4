import { expect, test } from 'vitest'
import { placeLabels } from '../../../../generator/render/map/place-labels.ts'

const width = 400
const spot = (label: string, x: number, y: number) => ({ label, x, y, gap: 10 })

test('a label with space around it is to the right of its dot', () => {
  expect(placeLabels([spot('Troy', 100, 100)], { width, avoid: [] })).toEqual([{ x: 110, y: 100 }])
})

test('a label that would leave the map is to the left', () => {
  expect(placeLabels([spot('Troy', 390, 100)], { width, avoid: [] })).toEqual([{ x: 380, y: 100, textAnchor: 'end' }])
})

test('a label avoids the dot next to its own', () => {
  const [left] = placeLabels([spot('Troy', 100, 100), spot('Warren', 130, 100)], { width, avoid: [] })
  expect(left).toMatchObject({ textAnchor: 'end' })
})

test('a label also leaves room around the next dot for a finger', () => {
  // Only the target reaches up to the label.
  const [label] = placeLabels([spot('Auburn Hills', 200, 100), spot('Rochester Hills', 242, 120)], { width, avoid: [] })
  expect(label).toEqual({ x: 190, y: 100, textAnchor: 'end' })
})

test("a label avoids what it's told to", () => {
  const [label] = placeLabels([spot('Troy', 100, 100)], { width, avoid: [{ x: 125, y: 100 }] })
  expect(label).toMatchObject({ x: 90, textAnchor: 'end' })
})

test('a label that was placed first moves for one that has nowhere else to go', () => {
  // The second has no room to the right or left. Above and below is where the first label would go.
  const spots = [spot('Bloomfield Hills', 60, 117), spot('West Bloomfield Township', 96, 100)]
  const labels = placeLabels(spots, { width: 200, avoid: [] })
  expect(labels).toHaveLength(2)
  expect(new Set(labels.map(({ y }) => y)).size).toBe(2)
})
