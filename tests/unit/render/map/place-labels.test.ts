import { expect, test } from 'vitest'
import { boxOfText, createLabelPlacer, type Surroundings } from '../../../../generator/render/map/place-labels.ts'

const width = 400
const height = 400
const spot = (label: string, x: number, y: number) => ({ label, x, y })
type Spot = ReturnType<typeof spot>

function placeLabels(spots: readonly Spot[], surroundings: Surroundings, current?: Spot) {
  return createLabelPlacer(spots, surroundings)(spots, current && { spot: current, lines: [] })
}

test('a label with space around it is to the right of its dot', () => {
  expect(placeLabels([spot('Troy', 100, 100)], { width, height, avoid: [] })).toEqual([{ x: 110, y: 100 }])
})

test('a label that would leave the map is to the left', () => {
  expect(placeLabels([spot('Troy', 390, 100)], { width, height, avoid: [] })).toEqual([
    { x: 380, y: 100, textAnchor: 'end' },
  ])
})

test('a label at the top or the bottom of the map is not cut off', () => {
  // On a map this narrow, it fits only above or below.
  const narrow = { width: 100, height }
  const [low] = placeLabels([spot('Springfield', 50, height - 10)], { ...narrow, avoid: [] })
  expect(low).toEqual({ x: 50, y: height - 27, textAnchor: 'middle' })
  const [high] = placeLabels([spot('Springfield', 50, 10)], { ...narrow, avoid: [{ x: 50, y: 27 }] })
  expect(high).toEqual({ x: 50, y: 27, textAnchor: 'middle' })
})

test('a label avoids the dot next to its own', () => {
  const [left] = placeLabels([spot('Troy', 100, 100), spot('Warren', 130, 100)], { width, height, avoid: [] })
  expect(left).toMatchObject({ textAnchor: 'end' })
})

test('a label also leaves room around the next dot for a finger', () => {
  // Only the target reaches up to the label.
  const [label] = placeLabels([spot('Auburn Hills', 200, 100), spot('Rochester Hills', 242, 120)], {
    width,
    height,
    avoid: [],
  })
  expect(label).toEqual({ x: 190, y: 100, textAnchor: 'end' })
})

test('a label avoids what it must', () => {
  const [label] = placeLabels([spot('Troy', 100, 100)], { width, height, avoid: [{ x: 125, y: 100 }] })
  expect(label).toMatchObject({ x: 90, textAnchor: 'end' })
})

test('a label that was placed first moves for one that has nowhere else to go', () => {
  // The second has no room to the right or left. Above and below is where the first label would go.
  const spots = [spot('Bloomfield Hills', 60, 117), spot('West Bloomfield Township', 96, 100)]
  const labels = placeLabels(spots, { width: 200, height, avoid: [] })
  expect(labels).toHaveLength(2)
  expect(new Set(labels.map((label) => label?.y)).size).toBe(2)
})

test('if there are too many spots for all labels, those shown cover none, and are nearer to their own spot than to others', () => {
  const spots = Array.from({ length: 60 }, (_, index) => {
    const [x, y] = [60 + ((index * 37) % 200), 60 + ((index * 53) % 170)]
    return spot(`City number ${index}`, x, y)
  })
  const labels = placeLabels(spots, { width, height, avoid: [] }, spots[40])
  // What the words cover at least.
  const boxes = labels.map((label, index) => label && boxOfText(label, spots[index]?.label ?? ''))
  const shown = boxes.flatMap((box) => (box ? { ...box, top: box.top + 3, bottom: box.bottom - 3 } : []))
  expect(labels[40]).toBeDefined()
  expect(shown.length).toBeGreaterThan(8)
  expect(shown.length).toBeLessThan(40)
  const covers = (one: (typeof shown)[number], other: (typeof shown)[number]) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top)
  expect(shown.filter((one, index) => shown.slice(index + 1).some((other) => covers(one, other)))).toEqual([])
  const isBeside = ({ left, right, top, bottom }: (typeof shown)[number], { x, y }: Spot) =>
    x > left - 7 && x < right + 7 && y > top - 7 && y < bottom + 7
  const unclear = boxes.flatMap((box, index) =>
    box && index !== 40 && spots.some((other, place) => place !== index && isBeside(box, other)) ? [index] : [],
  )
  expect(unclear).toEqual([])
})
