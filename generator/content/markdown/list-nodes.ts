import type { Nodes } from 'mdast'

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
