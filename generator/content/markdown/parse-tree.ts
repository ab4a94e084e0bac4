import type { Link, ListItem, Nodes, PhrasingContent, Root } from 'mdast'
import { remark } from 'remark'
import { markdownToMdast } from 'satteri'
import { listNodes, textOf } from './read-node.ts'

/** The body of a file has no front matter. Of GitHub's extensions footnotes can be switched off by themselves, the others only all at once. */
const withTables = { features: { frontmatter: false, gfm: { footnotes: false } } }
const commonMark = { features: { frontmatter: false, gfm: false } }

interface Processor {
  parser?: unknown
}

/** remark with a native parser, which is some forty times as fast as its own and gives the same trees. */
const processor = remark()
  .use(function useSatteri(this: Processor) {
    this.parser = (text: string) => restoreText(markdownToMdast(text, withTables) as Root, text)
  })
  .freeze()

/** The tree of a text that starts on line `firstLine` of its file; all positions are those in the file. */
export function parseTree(text: string, firstLine: number): Root {
  return processor.parse('\n'.repeat(firstLine - 1) + text)
}

/**
 * Tables are the only extension of CommonMark that texts here can have. Turns the nodes of the others, which come with
 * tables, back into the text that was typed: `~~words~~`, `[x]` at the start of a list item, and bare addresses.
 */
function restoreText<Node extends Nodes>(node: Node, source: string): Node {
  if (!('children' in node)) return node
  for (const child of node.children) restoreText(child, source)
  if (node.type === 'listItem') restoreCheckbox(node, source)
  if (!node.children.some(isExtension)) return node
  const restored = (node.children as PhrasingContent[]).flatMap(restoreNode)
  node.children = joinTexts(restored) as typeof node.children
  return node
}

function isExtension(node: Nodes): boolean {
  return node.type === 'delete' || isBareAddress(node)
}

/** No `<` or `[` comes before the words of such a link. */
function isBareAddress(node: Nodes): node is Link {
  return node.type === 'link' && node.children.some((words) => startOf(words).offset === startOf(node).offset)
}

function restoreNode(node: PhrasingContent): PhrasingContent[] {
  if (isBareAddress(node)) return parseAddress(node)
  if (node.type !== 'delete') return [node]
  const opening = { start: startOf(node), end: startOf(node.children[0]) }
  const closing = { start: endOf(node.children.at(-1)), end: endOf(node) }
  const value = '~'.repeat(opening.end.offset - opening.start.offset)
  return [{ type: 'text', value, position: opening }, ...node.children, { type: 'text', value, position: closing }]
}

/** A bare address is taken as it was typed; as text it may hold escapes, character references and emphasis. */
function parseAddress(link: Link): PhrasingContent[] {
  const { line, column, offset } = startOf(link)
  const tree = markdownToMdast(textOf(link), commonMark) as Root
  for (const { position } of listNodes(tree)) {
    for (const point of position ? [position.start, position.end] : []) {
      point.line += line - 1
      point.column += column - 1
      point.offset = (point.offset ?? 0) + offset
    }
  }
  const [paragraph] = tree.children
  return paragraph?.type === 'paragraph' ? paragraph.children : link.children
}

/** Puts `[x] ` in front of the item's words again. */
function restoreCheckbox(item: ListItem, source: string): void {
  const [paragraph] = item.children
  if (typeof item.checked !== 'boolean' || paragraph?.type !== 'paragraph') return
  item.checked = null
  const words = startOf(paragraph)
  const offset = source.lastIndexOf('[', words.offset - 1)
  const typed = source.slice(offset, words.offset)
  const line = words.line - (typed.includes('\n') ? 1 : 0)
  const start = { line, column: offset - source.lastIndexOf('\n', offset), offset }
  const value = typed.replace(/\n.*/, '\n')
  const box: PhrasingContent = { type: 'text', value, position: { start, end: words } }
  if (paragraph.position) paragraph.position.start = { ...start }
  paragraph.children = joinTexts([box, ...paragraph.children])
}

/** Neighboring texts are one node, as remark has them. */
function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type !== 'text' || last?.type !== 'text') joined.push(node)
    else
      joined.splice(-1, 1, {
        ...last,
        value: last.value + node.value,
        position: { start: startOf(last), end: endOf(node) },
      })
  }
  return joined
}

interface Point {
  readonly line: number
  readonly column: number
  readonly offset: number
}

/** Every node that was parsed has a position; the types allow for none. */
function startOf(node: Nodes | undefined): Point {
  const { line, column, offset } = node?.position?.start ?? { line: 1, column: 1 }
  return { line, column, offset: offset ?? 0 }
}

function endOf(node: Nodes | undefined): Point {
  const { line, column, offset } = node?.position?.end ?? { line: 1, column: 1 }
  return { line, column, offset: offset ?? 0 }
}
