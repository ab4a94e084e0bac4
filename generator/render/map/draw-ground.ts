import { drawArea, drawLine } from './draw-line.ts'
import { islands, waters, ways } from './geography.ts'
import type { Circle } from './place-reach-label.ts'
import type { Projection } from './projection.ts'

/** CSS colours. */
interface GroundColors {
  readonly outside: string
  readonly land: string
  readonly water: string
  readonly road: string
  readonly circle: string
}

/**
 * What lies under the cities, as an SVG picture: land, water, roads and the circle that the company serves. A file of its
 * own, so that a page carries nothing of it and a visitor gets it once, when the map comes near.
 */
export function drawGround({ width, height, project }: Projection, reach: Circle, colors: GroundColors): string {
  const areas = (shapes: typeof waters) => shapes.map((shape) => drawArea(shape.map(project))).join('')
  const lines = ways.map((way) => drawLine(way.map(project))).join('')
  const circle = `cx="${reach.x}" cy="${reach.y}" r="${reach.radius}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${colors.outside}" d="M0 0h${width}v${height}H0z"/>`,
    `<circle ${circle} fill="${colors.land}"/>`,
    `<path fill="none" stroke="${colors.road}" stroke-width="2" stroke-linejoin="round" d="${lines}"/>`,
    `<path fill="${colors.water}" d="${areas(waters)}"/>`,
    `<path fill="${colors.land}" d="${areas(islands)}"/>`,
    `<circle ${circle} fill="none" stroke="${colors.circle}" stroke-linecap="round" stroke-dasharray="2 5"/>`,
    '</svg>\n',
  ].join('')
}
