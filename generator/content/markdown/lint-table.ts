import type { Paragraph } from 'mdast'
import { placeIn } from '../parse/place-in.ts'
import { oddSpace } from './lint-text.ts'
import type { FindLint } from './markdown-document.ts'
import { typedOf } from './tree.ts'

/** The delimiter row of a table, which must have as many cells as the first row. */
const rowOfHyphens = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/

/** A row between pipes, which isn't in a table. Word processors make dashes of hyphens. */
const rowOfPipes = /^[ \t>]*\|[^|]*(?:\|[^|]*)+\|[ \t]*$/

/** A row whose first `|` has such a character before it. `lintText` reports it in a paragraph. */
export const markedRow = new RegExp(String.raw`^[ \t>]*${oddSpace}+\|`, 'm')

/** If the delimiter row has a different number of cells, the table isn't one, and visitors would see the pipes. */
export function lintTable(node: Paragraph, source: string, find: FindLint): void {
  const { typed, start } = typedOf(node, source)
  if (!typed.includes('|') || markedRow.test(typed)) return
  const lines = typed.split('\n')
  const index = lines.findIndex((line, at) => at > 0 && line.includes('|') && rowOfHyphens.test(line))
  const [first = '', second = ''] = index > 0 ? lines.slice(index - 1) : []
  if (!first.includes('|')) {
    const at = lines.findIndex((line) => rowOfPipes.test(line))
    // A table drawn with `+---+` is reported by itself.
    if (at < 0 || lines.some((line) => /^[ \t>]*\+[-=:]{3}/.test(line))) return
    const row = lines[at] ?? ''
    const hyphens = splitCells(row).map(() => '---')
    const above = at === 0 ? 0 : lines.slice(0, at).join('\n').length + 1
    find('row-without-table', `|${hyphens.join('|')}|`, placeIn(source, start + above + row.search(/[^ \t>]/)))
    return
  }
  const before = lines.slice(0, index).join('\n').length + 1
  const typedCells = splitCells(second).map((cell) => cell.trim().replace(/-+/, '---'))
  const cells = splitCells(first).map((_, at) => typedCells[at] ?? '---')
  find('table-rows-differ', `|${cells.join('|')}|`, placeIn(source, start + before + second.search(/[^ \t>]/)))
}

function splitCells(row: string): string[] {
  return row
    .trim()
    .replace(/^[ \t>]*\|?/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
}
