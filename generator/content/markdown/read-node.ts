import type { Nodes } from 'mdast'
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
