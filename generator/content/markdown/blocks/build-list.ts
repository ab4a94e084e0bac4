import type { List, ListItem } from 'mdast'
import { buildParagraph } from './build-paragraph.ts'
import { positionIn, positionOf, type TextBlock, type TextLine } from './text-block.ts'

const itemStart = /^(?:(\d{1,9})[.)]|[-+*]) /
const listMark = /^ *(?:\d{1,9}[.)]|[-+*])(?![^ ])/

/** Whether a list begins in a block. It does not end there: what follows behind an empty line may belong to it. */
export function hasList(block: TextBlock): boolean {
  return block.some(({ text }) => listMark.test(text))
}

/** The list that lines such as `- words` or `1. words` are, each an item with the same mark. */
export function buildList(block: TextBlock): List | undefined {
  const [, number] = itemStart.exec(block[0]?.text ?? '') ?? []
  const marks = new Set(block.map(markOf))
  const children = block.flatMap((line) => buildItem(line) ?? [])
  if (marks.size > 1 || children.length < block.length) return undefined
  const start = number === undefined ? null : Number(number)
  return { type: 'list', ordered: start !== null, start, spread: false, children, position: positionOf(block) }
}

/** Without its number, which may be any. */
function markOf({ text }: TextLine): string | undefined {
  return itemStart.exec(text)?.[0].at(-2)
}

function buildItem(line: TextLine): ListItem | undefined {
  const start = itemStart.exec(line.text)?.[0]
  const paragraph = start === undefined ? undefined : buildParagraph(line, start.length)
  if (!paragraph) return undefined
  const position = positionIn(line, 0, line.text.length)
  return { type: 'listItem', spread: false, checked: null, children: [paragraph], position }
}
