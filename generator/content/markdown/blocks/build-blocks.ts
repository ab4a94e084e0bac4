import type { RootContent } from 'mdast'
import { buildList, hasList } from './build-list.ts'
import { buildHeading, buildParagraph } from './build-paragraph.ts'
import { buildTable } from './build-table.ts'
import { listBlocks, type TextBlock, type TextLine } from './text-block.ts'

/** What may stand before the words of a line in quotes and lists. */
const marks = String.raw`(?:^|\n)[ \d>*+.)-]*`

/**
 * Where this is found, blocks on both sides of an empty line may be one, or count in each other: HTML and code between fences
 * go on behind the line, a list does so when the next block is indented, and behind indented code remark takes a table or a
 * list from 2 on for a paragraph. Names of links (`]:`) are for the whole text, and control characters are rare.
 */
const reachesOn = new RegExp(
  String.raw`${marks}(?:<|~~~|${'`'.repeat(3)})|^\n* |\n\n |\n {4}|\n +(?:\n|$)|\]:|[^\P{Cc}\n]|^\uFEFF`,
  'u',
)

/**
 * The nodes of those blocks whose meaning is beyond doubt: plain words with links and emphasis, in paragraphs, headings, lists
 * and tables. They are as remark would make them, for which the rest has to go to remark with empty lines in their place.
 */
export function buildBlocks(text: string, lines: readonly TextLine[]): Map<TextBlock, RootContent> {
  const built = new Map<TextBlock, RootContent>()
  if (reachesOn.test(text)) return built
  const blocks = listBlocks(lines)
  const nodes = blocks.map((block, index) => buildBlock(block, [blocks[index - 1] ?? [], blocks[index + 1] ?? []]))
  for (const [index, block] of blocks.entries()) {
    const node = nodes[index]
    if (node && !keepsListsApart(blocks[index + 1], nodes[index + 1])) built.set(block, node)
  }
  return built
}

function buildBlock(block: TextBlock, neighbours: readonly TextBlock[]): RootContent | undefined {
  const [line] = block
  if (!line) return undefined
  if (line.text.startsWith('|')) return buildTable(block)
  if (line.text.startsWith('#')) return buildHeading(block)
  // Two lists of a kind are one, empty line or not.
  if (hasList(block)) return neighbours.some(hasList) ? undefined : buildList(block)
  return block.length === 1 ? buildParagraph(line) : undefined
}

/** Whether remark may take the next block for the end of an earlier list as soon as nothing is between them. */
function keepsListsApart(next: TextBlock | undefined, nodeOfNext: RootContent | undefined): boolean {
  return next !== undefined && nodeOfNext === undefined && hasList(next)
}
