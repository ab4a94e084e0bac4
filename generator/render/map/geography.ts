import type { MapEntry } from '../../schema/entries/map.ts'
import type { Point } from '../../shared/distance.ts'

/** What the map shows besides the cities. */
export type Geography = ReturnType<typeof readGeography>

/** Default margin in kilometers. */
const usual = 8

/** The geography from `content/map.yaml`; without the file, only the default margin. */
export function readGeography({ margin, water = [], islands = [], roads = [], labels = [] }: MapEntry = {}) {
  const { north = usual, east = usual, south = usual, west = usual } = margin ?? {}
  return {
    /** Kilometers shown beyond the outermost cities. */
    margin: { north, east, south, west },
    /** Whether the map shows the whole circle: without a margin in the content. */
    showsCircle: margin === undefined,
    /** Outlines that city labels avoid. */
    waters: water.map(({ points }) => readLine(points)),
    islands: islands.map(({ points }) => readLine(points)),
    /** `name` is what is on the shield: `I-75`. */
    roads: roads.map(({ name, points }) => ({ name, points: readLine(points) })),
    labels,
  }
}

/** Parses points such as `42.77 -82.73, 42.64 -82.785`, latitude first. */
function readLine(text: string): Point[] {
  return text.split(', ').map((point) => {
    const [latitude = 0, longitude = 0] = point.split(' ').map(Number)
    return { latitude, longitude }
  })
}
