import type { Position, Projection } from './projection.ts'

/** In map units. */
export interface Circle extends Position {
  readonly radius: number
}

/** Width of a character, distance to the map's edge, and distance between the circle and the label's center. */
const characterWidth = 7
const margin = 4
const distance = 10
const stepDegrees = 2

/** A `transform` for the circle's label: outside the line, in the middle of the longest arc on which it fits, if any. */
export function placeReachLabel(
  label: string,
  circle: Circle,
  { width, height }: Pick<Projection, 'width' | 'height'>,
): string | undefined {
  const half = (label.length * characterWidth) / 2
  const isInside = ({ x, y }: Position) => x > margin && x < width - margin && y > margin && y < height - margin
  let longest: number[] = []
  let arc: number[] = []
  // Only the upper half, where text outside the line is upright.
  for (let degrees = 180; degrees <= 360; degrees += stepDegrees) {
    const { middle, along } = placeAt(circle, degrees)
    const ends = [-half, half].map((by) => ({ x: middle.x + along.x * by, y: middle.y + along.y * by }))
    arc = ends.every(isInside) ? [...arc, degrees] : []
    if (arc.length > longest.length) longest = arc
  }
  const degrees = longest[Math.floor(longest.length / 2)]
  if (degrees === undefined) return undefined
  const { middle } = placeAt(circle, degrees)
  return `translate(${Math.round(middle.x)} ${Math.round(middle.y)})rotate(${degrees - 270})`
}

/** The label's center at an angle of the circle, and the text direction there. */
function placeAt({ x, y, radius }: Circle, degrees: number): { middle: Position; along: Position } {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const out = radius + distance
  return { middle: { x: x + cos * out, y: y + sin * out }, along: { x: -sin, y: cos } }
}
