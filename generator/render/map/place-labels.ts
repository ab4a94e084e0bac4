import type { Position } from './projection.ts'

interface Spot extends Position {
  readonly label: string
  /** Distance between the spot and its label. */
  readonly gap: number
  /** Whether its label is shown in any case. */
  readonly isCurrent?: boolean
}

export interface Surroundings {
  /** Width of the map, in its units. */
  readonly width: number
  /** What labels shouldn't cover: points, and labels centered on theirs. */
  readonly avoid: readonly (Position & { readonly label?: string })[]
}

interface PlacedLabel extends Position {
  readonly textAnchor?: 'middle' | 'end'
}

export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

const lineHeight = 17
const characterWidth = 7.7
/** Size of a spot, and of a spot with the stroke around it that takes taps (`AreaMap.css`). */
const dotSize = 10
const targetSize = 38
/** A label's box is larger than the words in it by this much in each direction. */
const slack = 4

/** Label positions around a spot, best first: the side, and how many lines down. */
const places = [
  { side: 1, down: 0 },
  { side: -1, down: 0 },
  { side: 0, down: 1 },
  { side: 0, down: -1 },
  { side: 1, down: 0.7 },
  { side: -1, down: 0.7 },
  { side: 1, down: -0.7 },
  { side: -1, down: -0.7 },
] as const

/** Cost per square unit covered, by what is covered. */
const costs = { label: 3, target: 1, avoid: 0.5 }
/** Cost of leaving the map. */
const outside = 1e6
const rounds = 4

/**
 * Places a label at each spot, where it covers the least of other labels, other spots' targets and obstacles. If many spots are
 * close together, labels that would still cover others or a spot are left out (`undefined`).
 */
export function placeLabels(
  spots: readonly Spot[],
  { width, avoid }: Surroundings,
): readonly (PlacedLabel | undefined)[] {
  const obstacles = avoid.map((thing) => ({
    box: boxOf(thing),
    cost: thing.label === undefined ? costs.avoid : costs.label,
  }))
  const targets = spots.map((spot) => ({ box: boxAround(spot, targetSize, targetSize), cost: costs.target }))
  const candidates = spots.map((spot, index) => {
    const inTheWay = [...obstacles, ...targets.toSpliced(index, 1)]
    return places.map((place, rank) => {
      const label = placeText(spot, place)
      const box = boxOfText(label, spot.label)
      const isOutside = box.left < 2 || box.right > width - 2
      const covered = inTheWay.reduce((sum, obstacle) => sum + obstacle.cost * overlap(box, obstacle.box), 0)
      // On a tie, the earlier position wins.
      return { label, box, cost: covered + rank * 0.01 + (isOutside ? outside : 0) }
    })
  })
  const chosen = candidates.map(([first]) => first)
  // An early choice may be in the way of a later one, so each label can move again.
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, options] of candidates.entries()) {
      const others = chosen.filter((_, other) => other !== index)
      const costOf = (option: (typeof options)[number]) =>
        others.reduce((sum, other) => sum + costs.label * overlap(option.box, other?.box), option.cost)
      const costed = options.map((option) => ({ option, cost: costOf(option) }))
      chosen[index] = costed.toSorted((a, b) => a.cost - b.cost)[0]?.option
    }
  }
  const dots = spots.map((spot) => boxAround(spot, dotSize, dotSize))
  const kept = chosen.flatMap((choice, index) => (choice && spots[index]?.isCurrent ? choice.box : []))
  return chosen.map((choice, index) => {
    if (!choice || spots[index]?.isCurrent) return choice?.label
    const taken = [...dots.toSpliced(index, 1), ...kept]
    const isLegible = ({ box, cost }: typeof choice) =>
      cost < outside && !taken.some((other) => overlap(shrink(box), other) > 0)
    const found = [choice, ...(candidates[index] ?? [])].find(isLegible)
    if (found) kept.push(shrink(found.box))
    return found?.label
  })
}

function shrink({ left, right, top, bottom }: Box): Box {
  return { left: left + slack / 2, right: right - slack / 2, top: top + slack / 2, bottom: bottom - slack / 2 }
}

function placeText({ x, y, gap }: Spot, { side, down }: (typeof places)[number]): PlacedLabel {
  const isBeside = side !== 0
  const position = { x: x + side * gap, y: Math.round(y + down * (isBeside ? lineHeight : lineHeight + gap - 10)) }
  if (!isBeside) return { ...position, textAnchor: 'middle' }
  return side < 0 ? { ...position, textAnchor: 'end' } : position
}

/** The area that a label covers. */
export function boxOfText({ x, y, textAnchor }: PlacedLabel, text: string): Box {
  const size = text.length * characterWidth
  const left = textAnchor === undefined ? x : textAnchor === 'end' ? x - size : x - size / 2
  return { left, right: left + size, top: y - lineHeight / 2, bottom: y + lineHeight / 2 }
}

function boxOf(thing: Surroundings['avoid'][number]): Box {
  return thing.label === undefined
    ? boxAround(thing, 8, 8)
    : boxAround(thing, thing.label.length * characterWidth, lineHeight)
}

export function boxAround({ x, y }: Position, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** The area that two boxes share, in square units. */
function overlap(one: Box, other: Box | undefined): number {
  if (!other) return 0
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
