import { escapeXml } from '../../shared/escape-xml.ts'
import { drawArea, drawLine } from './draw-line.ts'
import type { Geography } from './geography.ts'
import type { Circle } from './place-reach-label.ts'
import type { Shield } from './place-shields.ts'
import { isOnMap, type Projection } from './projection.ts'

/** Positions of the circle and the road shields on the map. */
export interface Layout {
  readonly projection: Projection
  readonly reach: Circle
  readonly shields: readonly Shield[]
}

/** Root-relative address of the background image, and the layout. */
export interface DrawnMap {
  readonly ground: string
  readonly layout: Layout
}

/**
 * The map's background as SVG, in the style sheet's colors: land, water, roads and the circle of the service area. A separate
 * file, so that it isn't part of any page; visitors load it once, when the map scrolls near.
 */
export function drawGround(
  { waters, islands, roads }: Geography,
  { projection, reach, shields }: Layout,
  colorOf: (name: string) => string,
): string {
  const { width, height, project } = projection
  const areas = (shapes: Geography['waters']) =>
    shapes.flatMap((shape) => (isOnMap(shape, projection) ? drawArea(shape.map(project)) : [])).join('')
  const lines = roads
    .flatMap(({ points }) => (isOnMap(points, projection) ? drawLine(points.map(project)) : []))
    .join('')
  const [land, shield] = [colorOf('--surface'), colorOf('--field')]
  const circle = `cx="${reach.x}" cy="${reach.y}" r="${reach.radius}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="${colorOf('--tile')}" d="M0 0h${width}v${height}H0z"/>`,
    `<circle ${circle} fill="${land}"/>`,
    `<path fill="none" stroke="${colorOf('--line')}" stroke-width="2" stroke-linejoin="round" d="${lines}"/>`,
    `<path fill="${colorOf('--water')}" d="${areas(waters)}"/>`,
    `<path fill="${land}" d="${areas(islands)}"/>`,
    `<circle ${circle} fill="none" stroke="${colorOf('--primary')}" stroke-linecap="round" stroke-dasharray="2 5"/>`,
    `<g fill="${land}" stroke="${shield}" font-family="Arial,Helvetica,sans-serif" font-size="10" font-weight="700" text-anchor="middle">`,
    ...shields.map((road) => drawShield(road, land, shield)),
    '</g></svg>\n',
  ].join('')
}

/** Shield outlines around the center, by road prefix: Interstate, US highway, Michigan highway. */
const outlines = {
  I: 'M-10-8Q-5-6 0-9 5-6 10-8C14 1 9 8 0 12-9 8-14 1-10-8Z',
  US: 'M-7-10Q0-6 7-10L10-7C7 0 13 5 6 8Q1 8 0 11-1 8-6 8C-13 5-7 0-10-7Z',
  M: 'M-2-11Q0-13 2-11L11-2Q13 0 11 2L2 11Q0 13-2 11L-11 2Q-13 0-11-2Z',
} as const

/** A road's number on its shield: in its system's outline, or on a plate as wide as the text. */
function drawShield({ system = '', text, width, x, y }: Shield, land: string, shield: string): string {
  const side = width / 2 - 2
  const plate = `M${-side}-8H${side}q2 0 2 2V6q0 2-2 2H${-side}q-2 0-2-2V-6q0-2 2-2Z`
  const hasOutline = Object.hasOwn(outlines, system) && text.length < 4
  const outline = hasOutline ? outlines[system as keyof typeof outlines] : plate
  const [fill, ink] = system === 'I' ? [shield, land] : [land, shield]
  return [
    `<g transform="translate(${x} ${y})" fill="${fill}"><path d="${outline}"/>`,
    `<text y="3.5" fill="${ink}" stroke="none">${escapeXml(text)}</text></g>`,
  ].join('')
}
