interface Spot {
  readonly label: string
  readonly x: number
  readonly y: number
}

export interface PlacedLabel {
  readonly x: number
  readonly y: number
  readonly textAnchor?: 'middle' | 'end'
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const lineHeight = 17
const characterWidth = 7.7
const gap = 9
const places = ['right', 'left', 'below', 'above'] as const

/** For each spot the first place around it where its label covers neither another spot nor another label. */
export function placeLabels(spots: readonly Spot[], width: number): readonly PlacedLabel[] {
  const taken: Box[] = spots.map(({ x, y }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }))
  return spots.map((spot) => {
    const boxes = places.map((place) => labelBox(spot, place))
    const free = boxes.findIndex((box) => isInside(box, width) && !taken.some((other) => overlaps(box, other)))
    const index = Math.max(free, 0)
    const box = boxes[index]
    if (box) taken.push(box)
    return placeText(spot, places[index] ?? 'right')
  })
}

function labelBox({ label, x, y }: Spot, place: (typeof places)[number]): Box {
  const size = label.length * characterWidth
  const left = { right: x + gap, left: x - gap - size, below: x - size / 2, above: x - size / 2 }[place]
  const top = { right: y, left: y, below: y + lineHeight, above: y - lineHeight }[place] - lineHeight / 2
  return { left, right: left + size, top, bottom: top + lineHeight }
}

function placeText({ x, y }: Spot, place: (typeof places)[number]): PlacedLabel {
  if (place === 'right') return { x: x + gap, y }
  if (place === 'left') return { x: x - gap, y, textAnchor: 'end' }
  return { x, y: place === 'below' ? y + lineHeight : y - lineHeight, textAnchor: 'middle' }
}

function isInside(box: Box, width: number): boolean {
  return box.left > 2 && box.right < width - 2
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
