import type { AlignType, Table, TableCell, TableRow } from 'mdast'
import { buildWords } from './build-words.ts'
import { positionIn, positionOf, type TextBlock, type TextLine } from './text-block.ts'

const delimiters = /^\|(?: *:?-+:? *\|)+$/

/** The table that lines such as `| words | words |` are: as many cells in each, and words in all of them. */
export function buildTable(block: TextBlock): Table | undefined {
  const [head, line, ...body] = block
  if (!head || !line || !delimiters.test(line.text)) return undefined
  const align = line.text.slice(1, -1).split('|').map(readAlign)
  const children = [head, ...body].flatMap((row) => buildRow(row, align.length) ?? [])
  if (children.length < block.length - 1) return undefined
  return { type: 'table', align, children, position: positionOf(block) }
}

function readAlign(cell: string): AlignType {
  const [left, right] = [cell.trim().startsWith(':'), cell.trim().endsWith(':')]
  if (left) return right ? 'center' : 'left'
  return right ? 'right' : null
}

function buildRow(line: TextLine, count: number): TableRow | undefined {
  if (!line.text.startsWith('|') || !line.text.endsWith('|')) return undefined
  const texts = line.text.slice(1, -1).split('|')
  const children = buildCells(texts, line)
  if (texts.length !== count || children.length < count) return undefined
  return { type: 'tableRow', children, position: positionIn(line, 0, line.text.length) }
}

const cell = /^( *)([^ ](?:[^]*[^ ])?) *$/

/** A cell begins with the mark before it, and the last one has that behind it as well. */
function buildCells(texts: readonly string[], line: TextLine): TableCell[] {
  let start = 0
  return texts.flatMap((text, index) => {
    const mark = start
    start += text.length + 1
    const end = index === texts.length - 1 ? start + 1 : start
    const [, indent = '', words = ''] = cell.exec(text) ?? []
    const children = buildWords(words, line, mark + 1 + indent.length)
    return children ? [{ type: 'tableCell', children, position: positionIn(line, mark, end) }] : []
  })
}
