import type { Position } from './projection.ts'

/** A closed line along the corners, rounded: a corner bends the line on its way between the middles of two sides. */
export function drawArea(corners: readonly Position[]): string {
  const middles = corners.map((corner, index) => middleOf(corner, corners[(index + 1) % corners.length] ?? corner))
  const start = middles.at(-1) ?? { x: 0, y: 0 }
  const bends = middles.map((to, index) => `Q${write(corners[index] ?? to)} ${write(to)}`)
  return `M${write(start)}${bends.join('')}Z`
}

/** An open line from the first corner to the last, rounded in the same way. */
export function drawLine(corners: readonly Position[]): string {
  const [start, ...rest] = corners
  const end = rest.pop()
  if (!start || !end) return ''
  const bends = rest.map((corner, index) => `Q${write(corner)} ${write(middleOf(corner, rest[index + 1] ?? end))}`)
  return `M${write(start)}${bends.join('')}L${write(end)}`
}

function middleOf(one: Position, other: Position): Position {
  return { x: Math.round((one.x + other.x) / 2), y: Math.round((one.y + other.y) / 2) }
}

function write({ x, y }: Position): string {
  return `${x} ${y}`
}
