import type { Position } from './projection.ts'

/** A closed, rounded path: each corner bends the line between the midpoints of its two sides. */
export function drawArea(corners: readonly Position[]): string {
  const middles = corners.map((corner, index) => middleOf(corner, corners[(index + 1) % corners.length] ?? corner))
  const start = middles.at(-1) ?? { x: 0, y: 0 }
  const bends = middles.map((to, index) => `Q${write(corners[index] ?? to)} ${write(to)}`)
  return `M${write(start)}${bends.join('')}Z`
}

/** An open path from the first corner to the last, rounded in the same way. */
export function drawLine(corners: readonly Position[]): string {
  const [start, ...rest] = corners
  const end = rest.pop()
  if (!start || !end) return ''
  const bends = rest.map((corner, index) => `Q${write(corner)} ${write(middleOf(corner, rest[index + 1] ?? end))}`)
  return `M${write(start)}${bends.join('')}L${write(end)}`
}

/** Points along an open path, four per bend. */
export function listPointsAlong([start, ...rest]: readonly Position[]): readonly Position[] {
  const end = rest.pop()
  if (!start || !end) return []
  const stops = [start, ...rest.map((corner, index) => middleOf(corner, rest[index + 1] ?? end)), end]
  return stops.slice(1).flatMap((to, index) => {
    const from = stops[index] ?? to
    const corner = rest[index] ?? from
    return [0, 0.25, 0.5, 0.75].map((t) => ({ x: bend(from.x, corner.x, to.x, t), y: bend(from.y, corner.y, to.y, t) }))
  })
}

function bend(from: number, corner: number, to: number, t: number): number {
  return Math.round((1 - t) ** 2 * from + 2 * t * (1 - t) * corner + t ** 2 * to)
}

function middleOf(one: Position, other: Position): Position {
  return { x: Math.round((one.x + other.x) / 2), y: Math.round((one.y + other.y) / 2) }
}

function write({ x, y }: Position): string {
  return `${x} ${y}`
}
