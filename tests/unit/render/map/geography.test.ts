import { expect, test } from 'vitest'
import { layOutMap } from '../../../../generator/render/map/build-map.ts'
import { drawGround } from '../../../../generator/render/map/draw-ground.ts'
import { readGeography } from '../../../../generator/render/map/geography.ts'
import { placeShields } from '../../../../generator/render/map/place-shields.ts'
import { buildProjection } from '../../../../generator/render/map/projection.ts'
import type { SharedSite } from '../../../../generator/render/model/site.ts'
import { mapSchema } from '../../../../generator/schema/entries/map.ts'

const reach = { x: 0, y: 0, radius: 10 }
const columbus = [
  { latitude: 40.1, longitude: -83.1 },
  { latitude: 39.9, longitude: -82.9 },
]

function draw(typed: object): string {
  const geography = readGeography(mapSchema.parse(typed))
  const projection = buildProjection(columbus, geography.margin)
  const shields = placeShields({ roads: geography.roads, country: 'US' }, projection, [])
  return drawGround(geography, { projection, reach, shields }, (color) => color)
}

const drawRoad = (name: string) => draw({ roads: [{ name, points: '40.3 -83.05, 39.7 -83' }] })

test('without a file, the map has no water, roads or names', () => {
  expect(readGeography()).toEqual({
    margin: { north: 8, east: 8, south: 8, west: 8 },
    showsCircle: true,
    waters: [],
    islands: [],
    roads: [],
    labels: [],
  })
})

test("what is outside the map isn't drawn, and what crosses it is", () => {
  const river = { name: 'Scioto', points: '40.3 -83.05, 39.7 -83' }
  const lake = { name: 'Lake St. Clair', points: '42.5 -82.8, 42.4 -82.7, 42.3 -82.9' }
  expect(draw({ water: [lake, river] })).toBe(draw({ water: [river] }))
  expect(draw({ water: [river] })).not.toBe(draw({}))
  expect(draw({ roads: [lake] })).toBe(draw({}))
})

test("a road has its system's shield or a plain one, with its number or its whole name", () => {
  expect(drawRoad('I-71')).toContain('>71</text>')
  for (const name of ['SR-315', 'OH 315', 'K315']) expect(drawRoad(name)).toContain('>315</text>')
  expect(drawRoad('Ring <x>')).toContain('>Ring &lt;x')
})

test('a plain shield is as wide as its text', () => {
  const widthOf = (name: string) => Number(/M-(\d+)-8H/.exec(drawRoad(name))?.[1])
  expect(widthOf('Beltway')).toBeGreaterThan(widthOf('SR-3'))
  expect(drawRoad('Beltway')).toContain(`H${widthOf('Beltway')}q`)
})

test.each(['42.3', '42.3 -83', '42.3,-83,42.4,-83', '-83 42, x'])('%j is not a line', (points) => {
  expect(mapSchema.safeParse({ roads: [{ name: 'I-75', points }] }).success).toBe(false)
})

test.each([
  [{}, true],
  [{ margin: { north: 1 } }, false],
])('with %j, the map shows the whole circle: %s', (typed, isWhole) => {
  const geo = { latitude: 40, longitude: -83, radius: 35_000 }
  const areas = columbus.map((point, index) => ({ ...point, city: `City ${index}` }))
  const geography = readGeography(mapSchema.parse(typed))
  const site = { areas, config: { company: { geo } }, geography, locale: { country: 'US' } }
  const { projection, reach: circle } = layOutMap(site as unknown as SharedSite)
  const edges = [circle.x, circle.y].flatMap((middle) => [middle - circle.radius, middle + circle.radius])
  const [west = 0, east = 0, north = 0, south = 0] = edges
  expect(west >= 0 && east <= projection.width && north >= 0 && south <= projection.height).toBe(isWhole)
})
