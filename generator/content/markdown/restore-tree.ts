import type { Nodes, Root } from 'mdast'
import { type CondensedText, firstStandIn } from './condense-text.ts'
import { listNodes } from './list-nodes.ts'

type Point = NonNullable<Root['position']>['start']

/** Makes of the tree of a condensed text that of the whole one, which begins after `linesBefore` lines of its file. */
export function restoreTree(tree: Root, condensed: CondensedText, linesBefore: number): Root {
  const offsets = listOffsets(condensed, linesBefore)
  for (const node of listNodes(tree)) {
    restoreWords(node, condensed.runs)
    // A tree begins with its file, whatever comes before the first words.
    if (node.position && node !== tree) movePoint(node.position.start, offsets, linesBefore)
    if (node.position) movePoint(node.position.end, offsets, linesBefore)
  }
  return tree
}

/** For each offset in the condensed text, and for its end, the offset in the file. */
function listOffsets({ text, runs }: CondensedText, before: number): Int32Array {
  const offsets = new Int32Array(text.length + 1)
  let offset = before
  for (let index = 0; index < text.length; index++) {
    offsets[index] = offset
    const code = text.charCodeAt(index)
    offset += code < firstStandIn ? 1 : (runs[code - firstStandIn]?.length ?? 1)
  }
  offsets[text.length] = offset
  return offsets
}

/** No run is in a name or a title, so these are the only texts with one. */
function restoreWords(node: Nodes, runs: readonly string[]): void {
  if ('value' in node) node.value = restoreText(node.value, runs)
  if ('url' in node) node.url = restoreText(node.url, runs)
  if ('alt' in node && node.alt) node.alt = restoreText(node.alt, runs)
}

function restoreText(text: string, runs: readonly string[]): string {
  return text.replaceAll(/[\uE000-\uF8FF]/g, (standIn) => runs[standIn.charCodeAt(0) - firstStandIn] ?? standIn)
}

/** Columns are counted from where the line begins, which is moved as well. */
function movePoint(point: Point, offsets: Int32Array, linesBefore: number): void {
  const { column, offset = 0 } = point
  const moved = offsets[offset] ?? 0
  point.line += linesBefore
  point.column = moved - (offsets[offset - column + 1] ?? 0) + 1
  point.offset = moved
}
