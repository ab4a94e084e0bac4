import { expect, test } from 'vitest'
import { placeLabels } from '../../../../generator/render/map/place-labels.ts'

const width = 400
const spot = (label: string, x: number, y: number) => ({ label, x, y, gap: 10 })

test('a label with room around it stands to the right of its spot', () => {
  expect(placeLabels([spot('Troy', 100, 100)], { width, avoid: [] })).toEqual([{ x: 110, y: 100 }])
})

test('a label that would leave the map stands to the left', () => {
  expect(placeLabels([spot('Troy', 390, 100)], { width, avoid: [] })).toEqual([{ x: 380, y: 100, textAnchor: 'end' }])
})

test('a label keeps off the spot beside its own', () => {
  const [left] = placeLabels([spot('Troy', 100, 100), spot('Warren', 130, 100)], { width, avoid: [] })
  expect(left).toMatchObject({ textAnchor: 'end' })
})

test('a label keeps off what is to be avoided', () => {
  const [label] = placeLabels([spot('Troy', 100, 100)], { width, avoid: [{ x: 125, y: 100 }] })
  expect(label).toMatchObject({ x: 90, textAnchor: 'end' })
})

test('a label that was placed first moves for one that has nowhere else to go', () => {
  // The second has no room to the right or left; above and below it the first one's label would stand.
  const spots = [spot('Bloomfield Hills', 60, 117), spot('West Bloomfield Township', 96, 100)]
  const labels = placeLabels(spots, { width: 200, avoid: [] })
  expect(labels).toHaveLength(2)
  expect(new Set(labels.map(({ y }) => y)).size).toBe(2)
})
