import * as z from 'zod'
import { between, explained, formed, group, latitude, longitude, words } from '../fields.ts'
import type { TextForm } from '../suggestions.ts'

const point = String.raw`-?\d{1,2}(?:\.\d+)? -?\d{1,3}(?:\.\d+)?`

const line: TextForm = {
  pattern: new RegExp(`^${point}(?:, ${point})+$`),
  demand:
    'must be two or more points separated by commas, each with latitude and longitude, such as "42.33 -83.05, 42.36 -83.06"',
  /** Reads points with other separators. */
  suggest: (typed) => {
    const numbers = [...typed.matchAll(/(-?\d+(?:\.\d+)?)\s*°?\s*([NSEW]?)/gi)].map(([, number = '', side = '']) =>
      /[SW]/i.test(side) ? `-${number}` : number,
    )
    return [
      numbers
        .map((number, index) => `${number}${index % 2 === 0 ? ' ' : ', '}`)
        .join('')
        .replace(/, $/, ''),
    ]
  },
}

const kilometers = (side: string) =>
  explained(z.number().min(0).max(200).optional(), `Kilometers beyond the ${side} city; 8 by default`, 8)

const shapes = (description: string, one: string, name: string, naming = 'Name, for editors') =>
  z
    .array(
      group(one, {
        name: words(naming, name),
        points: formed(
          line,
          'Points along it: latitude, a space, longitude, with commas between the points',
          '42.33 -83.05, 42.36 -83.06',
        ),
      }),
    )
    .max(60)
    .optional()
    .describe(description)

export const mapSchema = group('The map of cities: what it shows around them.', {
  margin: group(
    'How far the map reaches beyond the outermost cities; without it, the map shows the whole service area',
    {
      north: kilometers('northernmost'),
      east: kilometers('easternmost'),
      south: kilometers('southernmost'),
      west: kilometers('westernmost'),
    },
  ).optional(),
  water: shapes(
    'Outlines of water; city names avoid it where they can',
    'Outline of a lake, or of a river with both its banks',
    'Lake St. Clair',
  ),
  islands: shapes('Outlines of land in the water', 'Outline of an island', 'Belle Isle'),
  roads: shapes(
    'Roads that people give directions by',
    'Course of a road',
    'I-75',
    'Name of the road, shown on its sign',
  ),
  labels: between(
    0,
    20,
    group('A name on the map, around a point', { text: words('The name', 'Ontario').max(30), latitude, longitude }),
  )
    .optional()
    .describe('Names of places around the cities'),
})

export type MapEntry = z.infer<typeof mapSchema>
