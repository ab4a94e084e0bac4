import type { Root, RootContent } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { remark } from 'remark'
import { buildBlocks } from './blocks/build-blocks.ts'
import { listLines, positionOf, type TextLine } from './blocks/text-block.ts'
import { condenseText } from './condense-text.ts'
import { listNodes } from './list-nodes.ts'
import { restoreTree } from './restore-tree.ts'

/** Of GitHub's extensions tables alone: each extension is paid for on every character, and this one where a table may be. */
const parser = remark().freeze()
const parserOfTables = remark()
  .data('micromarkExtensions', [gfmTable()])
  .data('fromMarkdownExtensions', [gfmTableFromMarkdown()])
  .freeze()

/** The line under the first row of a table has one of these. */
const signOfTable = /\||:-|-:/

/**
 * The tree of a text that begins on line `firstLine` of its file, as remark gives it; all its places count in the file.
 * Most blocks of a post are plain words and need no remark, which weighs every character against all of Markdown.
 */
export function parseTree(text: string, firstLine: number): Root {
  const lines = listLines(text, firstLine)
  const built = buildBlocks(text, lines)
  if (built.size === 0) return parseText(text, firstLine)
  const rest = parseRest(lines, new Set([...built.keys()].flat()))
  const children = rest.length === 0 ? [...built.values()] : [...built.values(), ...rest].toSorted(byOffset)
  const { end } = positionOf(lines)
  return { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end } }
}

/** What remark makes of a text without some of its lines, which are left empty so that the numbers of the others stay. */
function parseRest(lines: readonly TextLine[], without: ReadonlySet<TextLine>): RootContent[] {
  const rest = lines.map((line) => (without.has(line) ? '' : line.text)).join('\n')
  const [{ number: firstLine } = { number: 1 }] = lines
  if (/^\n*$/.test(rest)) return []
  const tree = parseText(rest, firstLine)
  const points = listNodes(tree).flatMap(({ position }) => (position ? [position.start, position.end] : []))
  for (const point of points) point.offset = (lines[point.line - firstLine]?.offset ?? 0) + point.column - 1
  return tree.children
}

function byOffset(a: RootContent, b: RootContent): number {
  return (a.position?.start.offset ?? 0) - (b.position?.start.offset ?? 0)
}

function parseText(text: string, firstLine: number): Root {
  const condensed = condenseText(text)
  if (!condensed) return parse('\n'.repeat(firstLine - 1) + text)
  return restoreTree(parse(condensed.text), condensed, firstLine - 1)
}

function parse(text: string): Root {
  return (signOfTable.test(text) ? parserOfTables : parser).parse(text)
}
