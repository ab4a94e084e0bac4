import type { MapEntry } from '../../schema/entries/map.ts'
import type { Point } from '../../shared/distance.ts'
import type { Margin } from './projection.ts'

type Line = readonly Point[]

/** What the map shows besides the cities. */
export interface Geography {
  /** Kilometers shown beyond the outermost cities. */
  readonly margin: Margin
  /** Whether the map shows the whole circle: without a margin in the content. */
  readonly showsCircle: boolean
  /** Outlines that city labels avoid. */
  readonly waters: readonly Line[]
  readonly islands: readonly Line[]
  /** `name` is what is on the shield: `I-75`. */
  readonly roads: readonly { readonly name: string; readonly points: Line }[]
  readonly labels: NonNullable<MapEntry['labels']>
}

/** Default margin in kilometers. */
const usual = 8

/** The geography from `content/map.yaml`; without the file, only the default margin. */
export function readGeography({ margin, water = [], islands = [], roads = [], labels = [] }: MapEntry = {}): Geography {
  const { north = usual, east = usual, south = usual, west = usual } = margin ?? {}
  return {
    margin: { north, east, south, west },
    showsCircle: margin === undefined,
    waters: water.map(({ points }) => readLine(points)),
    islands: islands.map(({ points }) => readLine(points)),
    roads: roads.map(({ name, points }) => ({ name, points: readLine(points) })),
    labels,
  }
}

/** Parses points such as `42.77 -82.73, 42.64 -82.785`, latitude first. */
function readLine(text: string): Line {
  return text.split(', ').map((point) => {
    const [latitude = 0, longitude = 0] = point.split(' ').map(Number)
    return { latitude, longitude }
  })
}
