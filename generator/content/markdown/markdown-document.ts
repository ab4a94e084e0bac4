import type { Root } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import type { lintMessages } from './lint-messages.ts'

export interface MarkdownHeading {
  /** 1 to 6 */
  readonly depth: number
  readonly id: string
  readonly text: string
  readonly place: Place
}

export interface MarkdownLink {
  readonly url: string
  readonly place: Place
}

export interface MarkdownText {
  readonly text: string
  readonly place: Place
}

/** Marks that say something else than their author means. */
export interface LintFinding extends MarkdownText {
  readonly kind: keyof typeof lintMessages
}

/** Takes a finding: what is wrong, the text that is, and where it is. */
export type FindLint = (kind: LintFinding['kind'], text: string, place: Place) => unknown

/** What the checks and the lists of contents need to know of a text, each with its place. */
interface MarkdownParts {
  /** Those that have words, and that a line of `=` has not made by accident. */
  readonly headings: readonly MarkdownHeading[]
  readonly links: readonly MarkdownLink[]
  readonly images: readonly MarkdownLink[]
  readonly rawHtml: readonly MarkdownText[]
  readonly lint: readonly LintFinding[]
  /** Code that holds braces, as it was typed. */
  readonly bracedCode: readonly MarkdownText[]
}

/** A Markdown text as a tree, with what was found in it. */
export interface MarkdownDocument extends MarkdownParts {
  readonly tree: Root
  readonly wordCount: number
}

/** The same document with other places: those of all its parts, so that a new list cannot be forgotten. */
export function movePlaces(document: MarkdownDocument, move: (place: Place) => Place): MarkdownDocument {
  const { tree, wordCount, ...parts } = document
  const moved = Object.entries(parts).map(([name, list]) => [
    name,
    list.map((part: { readonly place: Place }) => ({ ...part, place: move(part.place) })),
  ])
  return { tree, wordCount, ...(Object.fromEntries(moved) as MarkdownParts) }
}
