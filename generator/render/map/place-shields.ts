import { listPointsAlong } from './draw-line.ts'
import type { Geography } from './geography.ts'
import { type Box, boxAround } from './place-labels.ts'
import type { Projection } from './projection.ts'

/** A road's shield; the position is its center. `system` is the `I` of `I-75`, in the US only: a British `M25` is written out. */
export type Shield = ReturnType<typeof placeShields>[number]

/** Minimum width of a shield, width of a character, and distance to the map's edge. */
const size = 22
const letter = 6
const margin = 14

/** Places a shield on each road, as far as possible from labels, spots and other shields. Roads without room get none. */
export function placeShields(
  { roads, country }: { readonly roads: Geography['roads']; readonly country: string },
  { width, height, project }: Projection,
  taken: readonly Box[],
) {
  const boxes = [...taken]
  return roads.flatMap(({ name, points }) => {
    const [, system, text = name] = (country === 'US' && /^([A-Z]{1,3})[- ]?(\d{1,4})$/.exec(name)) || []
    const shieldWidth = Math.max(size, text.length * letter + 4)
    const places = listPointsAlong(points.map(project))
      .filter(({ x, y }) => x > margin && x < width - margin && y > margin && y < height - margin)
      .map((place) => ({
        place,
        room: Math.min(...boxes.map((box) => measureGap(boxAround(place, shieldWidth, size), box))),
      }))
    const [best] = places.toSorted((one, other) => other.room - one.room)
    if (!best || best.room <= 0) return []
    boxes.push(boxAround(best.place, shieldWidth, size))
    return [{ system, text, width: shieldWidth, ...best.place }]
  })
}

/** The gap between two boxes, horizontal or vertical; 0 if they touch. */
function measureGap(one: Box, other: Box): number {
  const aside = Math.max(one.left, other.left) - Math.min(one.right, other.right)
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)
  return Math.max(aside, down, 0)
}
