import type { Heading, Nodes } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'

/** A node and all below it, in the order of the text. */
export function listNodes(node: Nodes): Nodes[] {
  const nodes: Nodes[] = []
  addNodes(node, nodes)
  return nodes
}

function addNodes(node: Nodes, nodes: Nodes[]): void {
  nodes.push(node)
  if ('children' in node) for (const child of node.children) addNodes(child, nodes)
}

/** The words of a node without their marks. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  if ('children' in node) return node.children.map(textOf).join('')
  return ''
}

export function placeOf(node: Nodes): Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return { line, column }
}

/** What was typed for a node, and where that begins. */
export function typedOf(node: Nodes, source: string): { readonly typed: string; readonly start: number } {
  const start = node.position?.start.offset ?? 0
  return { typed: source.slice(start, node.position?.end.offset ?? start), start }
}

/** The line under the words that makes a heading of them, such as `---` or `===`, and how far into the heading it begins. */
export function readUnderline(
  node: Heading,
  source: string,
): { readonly line: string; readonly index: number } | undefined {
  const { typed } = typedOf(node, source)
  if (typed.startsWith('#')) return undefined
  const match = /(-+|=+)[ \t]*$/.exec(typed)
  return match?.[1] ? { line: match[1], index: match.index } : undefined
}

/** A title of the page, made by a line of `=`: the line is reported, and the heading is left out. */
export function isTitleUnderWords(node: Heading, source: string): boolean {
  return node.depth === 1 && readUnderline(node, source) !== undefined
}
