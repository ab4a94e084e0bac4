import { oncePerName } from '../../shared/once-per.ts'
import type { Typeface } from './typeface.ts'

/** How a text is set. */
interface TextStyle {
  readonly typeface: Typeface
  /** Pixels. */
  readonly size: number
  /** Added after each letter, in parts of the size. */
  readonly tracking: number
}

/** Where a text has to fit. */
interface TextBox {
  /** Pixels. */
  readonly width: number
  readonly lines: number
}

export interface FittedText {
  readonly style: TextStyle
  readonly lines: readonly string[]
}

/** The width of a line. */
type Measure = (line: string) => number

/** Sets a text in the first of the sizes (largest first) in which the box holds it. If none will do, the last one is used and the text is cut. */
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

/** Measures in parts of the size. Each line is set once, since every size and every try to balance asks for much the same lines. */
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

/** As many lines of nearly one length: those of the narrowest box that needs no more of them. */
function balanceLines(words: readonly string[], lines: readonly string[], measure: Measure): readonly string[] {
  const widest = Math.max(0, ...lines.map(measure))
  const narrower = breakLines(words, measure, widest - 1)
  const isAsShort = lines.length > 0 && narrower.length === lines.length
  const isBetter = isAsShort && narrower.every((line) => measure(line) < widest)
  return isBetter ? balanceLines(words, narrower, measure) : lines
}

/** The lines that the box holds. A line that is too wide, or isn't the last of the text, ends in an ellipsis. */
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
