import type { Root } from 'mdast'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import type { lintMessages } from './lint-messages.ts'

export interface MarkdownHeading {
  /** The level that the page shows, 2 to 6. */
  readonly depth: number
  /** The level that was typed, 1 to 6. */
  readonly typed: number
  /** By a line of `=` or `-` under its words. */
  readonly isUnderlined: boolean
  readonly id: string
  readonly text: string
  readonly place: Place
}

export interface MarkdownLink {
  readonly url: string
  /** Whether the address itself is what visitors read. */
  readonly isBare?: boolean
  readonly place: Place
}

/** A picture inside a text. */
export interface MarkdownImage extends MarkdownLink {
  readonly alt: string
  readonly title?: string | null | undefined
  /** Whether it was typed as `<img>`. */
  readonly isTag: boolean
}

export interface MarkdownText {
  readonly text: string
  readonly place: Place
}

/** HTML that pages do not take: an element, or an attribute such as `onclick`. */
export interface RefusedHtml extends MarkdownText {
  /** `iframe`, or the attribute's name. */
  readonly name: string
}

/** Marks that say something else than their author means. */
export interface LintFinding extends MarkdownText {
  readonly kind: keyof typeof lintMessages
}

/** Takes a finding: what is wrong, the text that is, and where it is. */
export type FindLint = (kind: LintFinding['kind'], text: string, place: Place) => unknown

/** What the checks and the lists of contents need to know of a text, each with its place. */
interface MarkdownParts {
  /** Those that have words. */
  readonly headings: readonly MarkdownHeading[]
  /** None, or the first heading, where it says what the title says: it is not shown. */
  readonly repeatedTitles: readonly MarkdownText[]
  readonly links: readonly MarkdownLink[]
  readonly images: readonly MarkdownImage[]
  /** Ids that authors gave to places in the text, as in `<a id="prices"></a>`. */
  readonly anchors: readonly MarkdownText[]
  readonly refusedHtml: readonly RefusedHtml[]
  readonly lint: readonly LintFinding[]
  /** Code, comments and styles that hold braces or a TODO marker, as they were typed: neither says anything there. */
  readonly verbatim: readonly MarkdownText[]
}

/** A Markdown text as a tree, with what was found in it. */
export interface MarkdownDocument extends MarkdownParts {
  readonly tree: Root
  readonly wordCount: number
  /** The level of the heading that the text is under on its page. */
  readonly base: number
}

/** The same document with other places: those of all its parts, so that a new list cannot be forgotten. */
export function movePlaces(document: MarkdownDocument, move: (place: Place) => Place): MarkdownDocument {
  const { tree, wordCount, base, ...parts } = document
  const moved = Object.entries(parts).map(([name, list]) => [
    name,
    list.map((part: { readonly place: Place }) => ({ ...part, place: move(part.place) })),
  ])
  return { tree, wordCount, base, ...(Object.fromEntries(moved) as MarkdownParts) }
}
