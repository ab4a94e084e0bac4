import type { Position } from './projection.ts'

/** In units of the drawing. */
export interface Circle extends Position {
  readonly radius: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Units a character takes, the space to the edge of the map, and the one between the circle and the label's middle. */
const characterWidth = 7
const margin = 4
const distance = 10
const stepDegrees = 2

/**
 * Where along the circle its label is read: the middle of the longest arc on which all of it is inside the map, outside
 * of the line, as the value of a `transform`. Nothing where there is no such arc.
 */
export function placeReachLabel(label: string, circle: Circle, { width, height }: Size): string | undefined {
  const half = (label.length * characterWidth) / 2
  const isInside = ({ x, y }: Position) => x > margin && x < width - margin && y > margin && y < height - margin
  let longest: number[] = []
  let arc: number[] = []
  // Only the upper half: there the words outside the line are upright.
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

/** The label's middle at an angle of the circle, and the direction in which it is read there. */
function placeAt({ x, y, radius }: Circle, degrees: number): { middle: Position; along: Position } {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const out = radius + distance
  return { middle: { x: x + cos * out, y: y + sin * out }, along: { x: -sin, y: cos } }
}
