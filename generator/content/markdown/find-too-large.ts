import type { Nodes, Root } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import { placeIn } from '../parse/place-in.ts'
import type { LintFinding } from './markdown-document.ts'
import { placeOf } from './tree.ts'

/** Levels of lists (two each), quotes, marks and HTML. Many more would overflow the stack. */
const deepest = 50

/** Cells in all tables of a text. Rows are padded to the length of their table's first, so a short text may have millions. */
const mostCells = 20_000

/** Signs in a paragraph that may begin a character reference (`&amp;`), or stand inside a word (`a_b`). */
const mostSigns = 10_000

/** Not a thematic break, such as `* * *`. */
const deepMarks = new RegExp(
  `^(?![ \\t]*([*-])(?:[ \\t]*\\1)*[ \\t]*$)(?:[ \\t]*(?:>|[*+-](?=[ \\t])|\\d{1,9}[.)](?=[ \\t]))){${deepest + 1}}`,
  'm',
)

const paragraph = /\S[^]*?(?=\n[ \t]*\n|$)/g

const describe = (kind: LintFinding['kind'], limit: number, place: Place) => ({ kind, text: String(limit), place })

/** Finds what would take seconds to parse: the parser's time grows with the square of these. Anything else is fast enough. */
export function findSlow(source: string): LintFinding | undefined {
  const index = source.search(deepMarks)
  if (index >= 0) return describe('too-deep', deepest, placeIn(source, index))
  const hasMany = (text: string) => text.split(/[&_]/).length > mostSigns + 1
  const found = hasMany(source) ? [...source.matchAll(paragraph)].find(([text]) => hasMany(text)) : undefined
  return found && describe('too-many-signs', mostSigns, placeIn(source, found.index))
}

/** Tags of container elements. Paragraphs, list items and cells close implicitly. */
const holder =
  /<(\/?)(?!(?:br|col|dd|dt|hr|img|input|li|option|p|rp|rt|tbody|td|tfoot|th|thead|tr|wbr)(?![\w-]))[a-z][\w-]*(?=[\s/>])/gi

/** Finds what would overflow the stack, or become far larger, when it is rendered. */
export function findTooLarge(tree: Root): LintFinding | undefined {
  let open = 0
  let cells = 0
  const isTooDeep = (node: Nodes, level: number) => {
    if (level > deepest || node.type !== 'html') return level > deepest
    for (const [, slash] of node.value.matchAll(holder)) {
      open = slash ? Math.max(0, open - 1) : open + 1
      if (open > deepest) return true
    }
    return false
  }
  const find = (node: Nodes, level: number): LintFinding | undefined => {
    if (isTooDeep(node, level)) return describe('too-deep', deepest, placeOf(node))
    if (!('children' in node)) return undefined
    if (node.type === 'table') cells += node.children.length * (node.children[0]?.children.length ?? 0)
    if (cells > mostCells) return describe('too-many-cells', mostCells, placeOf(node))
    for (const child of node.children) {
      const found = find(child, level + 1)
      if (found) return found
    }
    return undefined
  }
  return find(tree, 0)
}
