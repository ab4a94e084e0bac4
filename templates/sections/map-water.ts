import type { Point } from './map-projection.ts'

type Place = readonly [latitude: number, longitude: number]

/** Lake St. Clair and the Detroit River, as far as the map shows them: down the west shore, up the east one. */
const straits: readonly Place[] = [
  [42.77, -82.73],
  [42.64, -82.785],
  [42.572, -82.79],
  [42.545, -82.862],
  [42.492, -82.886],
  [42.446, -82.873],
  [42.391, -82.9],
  [42.356, -82.935],
  [42.348, -82.985],
  [42.33, -83.035],
  [42.306, -83.087],
  [42.265, -83.128],
  [42.18, -83.16],
  [42.18, -83.1],
  [42.27, -83.1],
  [42.3, -83.068],
  [42.317, -83.03],
  [42.33, -82.975],
  [42.342, -82.925],
  [42.325, -82.87],
  [42.3, -82.76],
  [42.3, -82.6],
]

/** Belle Isle. */
const island: readonly Place[] = [
  [42.332, -83.003],
  [42.347, -82.985],
  [42.349, -82.95],
  [42.337, -82.965],
]

/** Lakes of Oakland County to find oneself by, and half their width in kilometres. */
export const lakes = [
  { latitude: 42.606, longitude: -83.362, radius: 1.3 },
  { latitude: 42.583, longitude: -83.369, radius: 1 },
  { latitude: 42.589, longitude: -83.338, radius: 0.8 },
] as const

export const water: readonly Point[] = straits.map(toPoint)
export const land: readonly Point[] = island.map(toPoint)

function toPoint([latitude, longitude]: Place): Point {
  return { latitude, longitude }
}
