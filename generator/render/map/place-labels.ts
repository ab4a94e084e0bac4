import { countLetters } from '../../../templates/count-letters.ts'
import type { Position } from './projection.ts'

interface Spot extends Position {
  readonly label: string
}

/** The spot of a page's own city. Its label is farther away, and shown in any case. */
interface Current<Kind extends Spot> {
  readonly spot: Kind
  /** Points on the lines that lead from it. */
  readonly lines: readonly Position[]
}

export interface Surroundings {
  /** Size of the map, in its units. */
  readonly width: number
  readonly height: number
  /** What labels shouldn't cover: points, and labels centered on theirs. */
  readonly avoid: readonly (Position & { readonly label?: string })[]
}

/** What a label shouldn't cover, and the cost per square unit. */
interface Obstacle {
  readonly box: Box
  readonly cost: number
  /** The spot that this is the target of. */
  readonly spot?: Spot
}

/** The places for a spot's label, and a box around all of them. */
interface Candidate {
  readonly options: readonly { readonly label: PlacedLabel; readonly box: Box; readonly cost: number }[]
  readonly reach: Box
}

interface PlacedLabel extends Position {
  readonly textAnchor?: 'middle' | 'end'
}

export type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

const lineHeight = 17
const characterWidth = 7.7
/** Distance between a spot and its label. */
export const spotGap = 10
const currentGap = 14
/** Size of a spot with the stroke around it that takes taps (`AreaMap.css`). */
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
 * Returns a function that places a label at each spot, where it covers the least of other labels, other spots' targets and
 * obstacles. If many spots are close together, labels that would still cover others or a spot are left out (`undefined`); the
 * first spots keep theirs. Each city has a map of its own, so what their maps share is computed once.
 */
export function createLabelPlacer<Kind extends Spot>(spots: readonly Kind[], { width, height, avoid }: Surroundings) {
  const obstacles: readonly Obstacle[] = [
    ...avoid.map((thing) => ({
      box: boxOf(thing),
      cost: thing.label === undefined ? costs.avoid : costs.label,
    })),
    ...spots.map((spot) => ({ box: boxAround(spot, targetSize, targetSize), cost: costs.target, spot })),
  ]
  // Nearer to another spot than to its own, a label would name the wrong one.
  const dots = spots.map((spot) => ({ spot, box: boxAround(spot, 2 * spotGap, 2 * spotGap) }))
  const describe = (spot: Kind, gap: number) => {
    const options = places.map((place, rank) => {
      const label = placeText(spot, place, gap)
      const box = boxOfText(label, spot.label)
      const isOutside = box.left < 2 || box.right > width - 2 || box.top < 2 || box.bottom > height - 2
      // On a tie, the earlier position wins.
      return { label, box, cost: rank * 0.01 + (isOutside ? outside : 0) }
    })
    const others = obstacles.filter((obstacle) => obstacle.spot !== spot)
    return addCosts({ options, reach: boundsOf(options.map(({ box }) => box)) }, others)
  }
  const usual = new Map(spots.map((spot) => [spot, describe(spot, spotGap)]))

  // Others can't be placed on any of the site's maps. Only the current city's label may cover dots.
  const isHopeful = (spot: Kind) =>
    usual
      .get(spot)
      ?.options.some(
        ({ box, cost }) => cost < outside && !dots.some((dot) => dot.spot !== spot && overlaps(shrink(box), dot.box)),
      )
  const hopeful = new Set(spots.filter(isHopeful))

  return (ordered: readonly Kind[], current?: Current<Kind>): readonly (PlacedLabel | undefined)[] => {
    const lines = current?.lines.map((point) => ({ box: boxOf(point), cost: costs.avoid })) ?? []
    const candidates = ordered
      .filter((spot) => spot === current?.spot || hopeful.has(spot))
      .map((spot) => {
        const isCurrent = spot === current?.spot
        const candidate = (isCurrent ? undefined : usual.get(spot)) ?? describe(spot, currentGap)
        const { options, reach } = addCosts(candidate, lines)
        return { spot, isCurrent, options, reach, choice: options[0] }
      })
    const neighbors = candidates.map((one) =>
      candidates.filter((other) => other !== one && overlaps(one.reach, other.reach)),
    )
    // An early choice may be in the way of a later one, so each label can move again after others have moved.
    let moved = new Set(candidates)
    for (let round = 0; round < rounds; round += 1) {
      const before = moved
      moved = new Set()
      for (const [index, candidate] of candidates.entries()) {
        const others = neighbors[index] ?? []
        if (![candidate, ...others].some((one) => before.has(one) || moved.has(one))) continue
        const boxes = others.map(({ choice }) => choice?.box).filter((box) => overlaps(candidate.reach, box))
        const costed = candidate.options.map((option) => ({
          option,
          cost: boxes.reduce((sum, box) => sum + costs.label * overlap(option.box, box), option.cost),
        }))
        const best = costed.toSorted((a, b) => a.cost - b.cost)[0]?.option
        if (best !== candidate.choice) moved.add(candidate)
        candidate.choice = best
      }
    }
    const kept = candidates.filter(({ isCurrent }) => isCurrent).flatMap(({ choice }) => choice?.box ?? [])
    const placed = candidates.map(({ spot, options, reach, isCurrent, choice }) => {
      if (!choice || isCurrent) return choice?.label
      const taken = [
        ...dots.filter((dot) => dot.spot !== spot && overlaps(dot.box, reach)).map(({ box }) => box),
        ...kept.filter((box) => overlaps(box, reach)),
      ]
      const isLegible = ({ box, cost }: typeof choice) =>
        cost < outside && !taken.some((other) => overlaps(shrink(box), other))
      const found = [choice, ...options].find(isLegible)
      if (found) kept.push(shrink(found.box))
      return found?.label
    })
    const labels = new Map(candidates.map(({ spot }, index) => [spot, placed[index]]))
    return ordered.map((spot) => labels.get(spot))
  }
}

/** Adds what each option covers of these obstacles. Most are out of reach. */
function addCosts({ options, reach }: Candidate, obstacles: readonly Obstacle[]): Candidate {
  const reached = obstacles.filter(({ box }) => overlaps(box, reach))
  const costOf = (box: Box) => reached.reduce((sum, obstacle) => sum + obstacle.cost * overlap(box, obstacle.box), 0)
  return { options: options.map((option) => ({ ...option, cost: option.cost + costOf(option.box) })), reach }
}

function boundsOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

function shrink({ left, right, top, bottom }: Box): Box {
  return { left: left + slack / 2, right: right - slack / 2, top: top + slack / 2, bottom: bottom - slack / 2 }
}

function placeText({ x, y }: Spot, { side, down }: (typeof places)[number], gap: number): PlacedLabel {
  const isBeside = side !== 0
  const position = { x: x + side * gap, y: Math.round(y + down * (isBeside ? lineHeight : lineHeight + gap - 10)) }
  if (!isBeside) return { ...position, textAnchor: 'middle' }
  return side < 0 ? { ...position, textAnchor: 'end' } : position
}

/** The area that a label covers. */
export function boxOfText({ x, y, textAnchor }: PlacedLabel, text: string): Box {
  const size = countLetters(text) * characterWidth
  const left = textAnchor === undefined ? x : textAnchor === 'end' ? x - size : x - size / 2
  return { left, right: left + size, top: y - lineHeight / 2, bottom: y + lineHeight / 2 }
}

function boxOf(thing: Surroundings['avoid'][number]): Box {
  return thing.label === undefined
    ? boxAround(thing, 8, 8)
    : boxAround(thing, countLetters(thing.label) * characterWidth, lineHeight)
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

function overlaps(one: Box, other: Box | undefined): boolean {
  return overlap(one, other) > 0
}
