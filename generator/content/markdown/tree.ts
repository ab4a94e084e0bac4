import type { Heading, Html, Nodes } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import { placeIn } from '../parse/place-in.ts'

/** A node and its descendants, in document order. */
export function listNodes(node: Nodes): Nodes[] {
  const nodes: Nodes[] = []
  addNodes(node, nodes)
  return nodes
}

function addNodes(node: Nodes, nodes: Nodes[]): void {
  nodes.push(node)
  if ('children' in node) for (const child of node.children) addNodes(child, nodes)
}

/** The text of a node without markup, tags and comments. */
export function textOf(node: Nodes): string {
  if (node.type === 'html') return ''
  if ('value' in node) return node.value
  if ('children' in node) return node.children.map(textOf).join('')
  return ''
}

export function placeOf(node: Nodes): Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return { line, column }
}

/** The source of a node and its offset. */
export function typedOf(node: Nodes, source: string): { readonly typed: string; readonly start: number } {
  const start = node.position?.start.offset ?? 0
  return { typed: source.slice(start, node.position?.end.offset ?? start), start }
}

/** The underline that makes a heading, such as `---` or `===`, and its offset in the heading. */
export function readUnderline(node: Heading, source: string) {
  const { typed } = typedOf(node, source)
  if (typed.startsWith('#')) return undefined
  const match = /(-+|=+)[ \t]*$/.exec(typed)
  return match?.[1] ? { line: match[1], index: match.index } : undefined
}

/** The offset of an unclosed comment in HTML; -1 if there is none. Browsers treat `<!-->` as a complete comment. */
export function findUnclosedComment(html: string): number {
  let start = html.indexOf('<!--')
  while (start >= 0) {
    const end = html.indexOf('-->', start + 2)
    if (end < 0) return start
    start = html.indexOf('<!--', end)
  }
  return -1
}

/** The place of text within a node, whose lines may be indented in `source`. */
export function placeWithin(node: Html, words: string, source: string): Place {
  const index = node.value.indexOf(words)
  // The node's first line isn't indented, so no search is needed.
  if (index >= 0 && !node.value.slice(0, index).includes('\n')) {
    const { line, column } = placeOf(node)
    return { line, column: column + index }
  }
  const { typed, start } = typedOf(node, source)
  const [line = ''] = words.split('\n')
  return placeIn(source, start + Math.max(0, typed.indexOf(line)))
}
