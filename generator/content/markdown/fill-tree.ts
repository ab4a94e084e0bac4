import type { Nodes } from 'mdast'

/** What is done to the texts and the addresses of a tree. */
export interface Filling {
  readonly fill: (text: string) => string
  readonly fillUrl: (url: string) => string
}

/** A filled copy of a tree, without places: HTML has none, and remark-html would copy them at each of its stages. */
export function fillTree<Node extends Nodes>(node: Node, filling: Filling): Node {
  const copy: Nodes = { ...node, position: undefined }
  fillNode(copy, filling)
  if ('children' in copy) copy.children = copy.children.map((child) => fillTree(child, filling)) as typeof copy.children
  return copy as Node
}

function fillNode(node: Nodes, { fill, fillUrl }: Filling): void {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') node.value = fill(node.value)
  if (node.type !== 'link' && node.type !== 'definition') return
  node.url = fillUrl(node.url)
  if (node.title) node.title = fill(node.title)
}
