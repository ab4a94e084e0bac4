import type { Typeface } from './typeface.ts'

/** How a text is set. */
export interface TextStyle {
  readonly typeface: Typeface
  /** Pixels. */
  readonly size: number
  /** Added after each letter, in parts of the size. */
  readonly tracking: number
}

/** Where a text has to fit. */
export interface TextBox {
  /** Pixels. */
  readonly width: number
  readonly lines: number
}

export interface FittedText {
  readonly style: TextStyle
  readonly lines: readonly string[]
}

/** Sets a text in the first of the sizes (largest first) in which the box holds it; where none will do, in the last, and cuts it. */
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
  for (const size of sizes) {
    const style = { ...look, size }
    const lines = breakLines(words, style, box.width)
    const fits = lines.length <= box.lines && lines.every((line) => measureLine(line, style) <= box.width)
    if (fits) return { style, lines: balanceLines(words, lines, style) }
  }
  const style = { ...look, size: sizes.at(-1) ?? 0 }
  return { style, lines: cutLines(breakLines(words, style, box.width), style, box) }
}

function measureLine(line: string, { typeface, size, tracking }: TextStyle): number {
  const { unitsPerEm, setLine } = typeface
  return setLine(line).reduce((width, { advance }) => width + (advance / unitsPerEm + tracking) * size, 0)
}

function breakLines(words: readonly string[], style: TextStyle, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && measureLine(`${last} ${word}`, style) <= width) lines.splice(-1, 1, `${last} ${word}`)
    else lines.push(word)
  }
  return lines
}

/** As many lines of nearly one length: those of the narrowest box that needs no more of them. */
function balanceLines(words: readonly string[], lines: readonly string[], style: TextStyle): readonly string[] {
  const widest = Math.max(0, ...lines.map((line) => measureLine(line, style)))
  const narrower = breakLines(words, style, widest - 1)
  const isAsShort = lines.length > 0 && narrower.length === lines.length
  const isBetter = isAsShort && narrower.every((line) => measureLine(line, style) < widest)
  return isBetter ? balanceLines(words, narrower, style) : lines
}

/** The lines that the box holds; a line that is too wide, or is not the last of the text, ends in an ellipsis. */
function cutLines(lines: readonly string[], style: TextStyle, box: TextBox): string[] {
  return lines.slice(0, box.lines).map((line, index) => {
    const goesOn = index === box.lines - 1 && lines.length > box.lines
    return goesOn || measureLine(line, style) > box.width ? cutLine(line, style, box.width) : line
  })
}

function cutLine(line: string, style: TextStyle, width: number): string {
  const characters = Array.from(line)
  const beginnings = characters.map((_, end) => `${characters.slice(0, end).join('').trimEnd()}…`)
  return beginnings.findLast((beginning) => measureLine(beginning, style) <= width) ?? '…'
}
