import type { Heading } from 'mdast'
import { typedOf } from './read-node.ts'

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

/** A title of the page, made by a line of `=`: that is told at the line, and the heading is none. */
export function isTitleUnderWords(node: Heading, source: string): boolean {
  return node.depth === 1 && readUnderline(node, source) !== undefined
}
