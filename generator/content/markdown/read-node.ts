import type { Heading, Html, Nodes } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import { placeIn } from '../parse/place-in.ts'

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

/** The words of a node without their marks, tags and comments. */
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

interface HtmlBesideComments {
  /** The first of it, without what follows a comment that does not end. */
  readonly rest: string
  /** Where a comment begins that does not end, in the HTML. */
  readonly unclosed?: number
}

/** Comments are for authors. */
export function readComments(html: string): HtmlBesideComments {
  let rest = ''
  let at = 0
  for (;;) {
    const start = html.indexOf('<!--', at)
    rest ||= html.slice(at, start < 0 ? html.length : start).trim()
    if (start < 0) return { rest }
    // `<!-->` is a whole comment to a browser.
    const end = html.indexOf('-->', start + 2)
    if (end < 0) return { rest, unclosed: start }
    at = end + '-->'.length
  }
}

/** Where words of a node begin, whose lines may be indented in `source`. */
export function placeWithin(node: Html, words: string, source: string): Place {
  const index = node.value.indexOf(words)
  // On the node's own first line there is nothing to be looked for.
  if (index >= 0 && !node.value.slice(0, index).includes('\n')) {
    const { line, column } = placeOf(node)
    return { line, column: column + index }
  }
  const { typed, start } = typedOf(node, source)
  const [line = ''] = words.split('\n')
  return placeIn(source, start + Math.max(0, typed.indexOf(line)))
}
