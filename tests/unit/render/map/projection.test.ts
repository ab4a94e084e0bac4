import { expect, test } from 'vitest'
import { buildProjection } from '../../../../generator/render/map/projection.ts'

/** Units from the middle of a city's ring to its edge. */
const ring = 8

const none = { north: 0, east: 0, south: 0, west: 0 }
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test.each([
  ['one city', [at(42.6, -83.1)]],
  ['cities in a line from north to south', [at(42, -83), at(43, -83), at(44, -83)]],
  ['cities in a line from east to west', [at(42, -83), at(42, -84)]],
  ['cities in a whole state', [at(26, -98), at(33, -102), at(31, -94)]],
])('a map of %s without margins shows them all, and is no strip', (_name, points) => {
  const { width, height, project } = buildProjection(points, none)
  expect(width / height).toBeGreaterThanOrEqual(0.33)
  expect(width / height).toBeLessThanOrEqual(3.01)
  for (const { x, y } of points.map(project)) {
    expect(x).toBeGreaterThanOrEqual(ring)
    expect(x).toBeLessThanOrEqual(width - ring)
    expect(y).toBeGreaterThanOrEqual(ring)
    expect(y).toBeLessThanOrEqual(height - ring)
  }
})
