import { oncePerName } from '../../shared/once-per.ts'
import type { Typeface } from './typeface.ts'

/** How text is set. */
interface TextStyle {
  readonly typeface: Typeface
  /** Pixels. */
  readonly size: number
  /** Letter spacing, as a share of the size. */
  readonly tracking: number
}

/** The space that text must fit in: its width in pixels, and its number of lines. */
type TextBox = Readonly<Record<'width' | 'lines', number>>

export interface FittedText {
  readonly style: TextStyle
  readonly lines: readonly string[]
}

/** The width of a line. */
type Measure = (line: string) => number

/** Sets text at the first size (largest first) that fits in the box. If none does, uses the last size and truncates the text. */
export function fitText(
  text: string,
  look: Omit<TextStyle, 'size'>,
  sizes: readonly number[],
  box: TextBox,
): FittedText {
  const words = text
    .split(/\s+/)
    .map(look.typeface.spell)
    .filter((word) => word !== '')
  const measureEms = createMeasure(look)
  for (const size of sizes) {
    const measure: Measure = (line) => measureEms(line) * size
    const lines = breakLines(words, measure, box.width)
    const fits = lines.length <= box.lines && lines.every((line) => measure(line) <= box.width)
    if (fits) return { style: { ...look, size }, lines: balanceLines(words, lines, measure) }
  }
  const size = sizes.at(-1) ?? 0
  const measure: Measure = (line) => measureEms(line) * size
  return { style: { ...look, size }, lines: cutLines(breakLines(words, measure, box.width), measure, box) }
}

/** Measures in ems. Each line is set only once, since every size and every balancing attempt asks for much the same lines. */
function createMeasure({ typeface, tracking }: Omit<TextStyle, 'size'>): Measure {
  return oncePerName((line: string) =>
    typeface.setLine(line).reduce((sum, { advance }) => sum + advance / typeface.unitsPerEm + tracking, 0),
  )
}

function breakLines(words: readonly string[], measure: Measure, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}

/** Evens out line lengths: finds the narrowest box that needs no more lines. */
function balanceLines(words: readonly string[], lines: readonly string[], measure: Measure): readonly string[] {
  const widest = Math.max(0, ...lines.map(measure))
  const narrower = breakLines(words, measure, widest - 1)
  const isAsShort = lines.length > 0 && narrower.length === lines.length
  const isBetter = isAsShort && narrower.every((line) => measure(line) < widest)
  return isBetter ? balanceLines(words, narrower, measure) : lines
}

/** The lines that fit in the box. A line that is too wide, or that isn't the end of the text, gets an ellipsis. */
function cutLines(lines: readonly string[], measure: Measure, box: TextBox): string[] {
  return lines.slice(0, box.lines).map((line, index) => {
    const goesOn = index === box.lines - 1 && lines.length > box.lines
    return goesOn || measure(line) > box.width ? cutLine(line, measure, box.width) : line
  })
}

function cutLine(line: string, measure: Measure, width: number): string {
  const characters = Array.from(line)
  const beginnings = characters.map((_, end) => `${characters.slice(0, end).join('').trimEnd()}…`)
  return beginnings.findLast((beginning) => measure(beginning) <= width) ?? '…'
}
