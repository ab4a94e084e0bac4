import type { Nodes } from 'mdast'

/** A line, and where it is in its file. */
export interface TextLine {
  readonly text: string
  readonly number: number
  readonly offset: number
}

/** Lines with words, between empty lines. */
export type TextBlock = readonly TextLine[]

type Position = NonNullable<Nodes['position']>

/** The lines of a text that begins on line `firstLine` of its file, behind as many line breaks as that takes. */
export function listLines(text: string, firstLine: number): TextLine[] {
  let offset = firstLine - 1
  return text.split('\n').map((line, index) => {
    const start = offset
    offset += line.length + 1
    return { text: line, number: firstLine + index, offset: start }
  })
}

export function listBlocks(lines: readonly TextLine[]): TextBlock[] {
  const blocks: TextLine[][] = []
  for (const [index, line] of lines.entries()) {
    if (line.text === '') continue
    if (index > 0 && lines[index - 1]?.text !== '') blocks.at(-1)?.push(line)
    else blocks.push([line])
  }
  return blocks
}

/** A part of a line, from one index in it to another. */
export function positionIn(line: TextLine, start: number, end: number): Position {
  return { start: pointIn(line, start), end: pointIn(line, end) }
}

/** From the beginning of the first line to the end of the last. */
export function positionOf(lines: readonly TextLine[]): Position {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) throw new Error('There is no position without a line.')
  return { start: pointIn(first, 0), end: pointIn(last, last.text.length) }
}

function pointIn({ number, offset }: TextLine, index: number): Position['start'] {
  return { line: number, column: index + 1, offset: offset + index }
}
