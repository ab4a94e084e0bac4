import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import type { lintMessages } from './lint-messages.ts'

export interface MarkdownHeading {
  /** The level on the page, 2 to 6. */
  readonly depth: number
  /** The level as typed, 1 to 6. */
  readonly typed: number
  /** Typed as `## Words`, with a line of `=` or `-` under it, or as `<h2>`. */
  readonly form: 'marked' | 'underlined' | 'html'
  readonly id: string
  readonly text: string
  readonly place: Place
}

/** A heading as its page shows it. */
export type ShownHeading = Pick<MarkdownHeading, 'depth' | 'id'>

export interface MarkdownLink {
  readonly url: string
  /** Whether the URL itself is the link text. */
  readonly isBare?: boolean
  readonly place: Place
}

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

/** HTML that isn't allowed: an element, or an attribute such as `onclick`. */
export interface RefusedHtml extends MarkdownText {
  /** `iframe`, or the attribute's name. */
  readonly name: string
}

export interface LintFinding extends MarkdownText {
  readonly kind: keyof typeof lintMessages
}

export type FindLint = (kind: LintFinding['kind'], text: string, place: Place) => unknown

/** What the checks and the table of contents need from a text, each with its place. */
interface MarkdownParts {
  /** Headings with text. */
  readonly headings: readonly MarkdownHeading[]
  /** The first heading, if it repeats the title. It isn't shown. */
  readonly repeatedTitles: readonly MarkdownText[]
  readonly links: readonly MarkdownLink[]
  readonly images: readonly MarkdownImage[]
  /** Ids that authors set, as in `<a id="prices"></a>`. */
  readonly anchors: readonly MarkdownText[]
  readonly refusedHtml: readonly RefusedHtml[]
  readonly lint: readonly LintFinding[]
  /** Code, comments and styles in which braces, TODO markers or the company's details have no meaning, as typed. */
  readonly verbatim: readonly MarkdownText[]
}

export interface MarkdownDocument extends MarkdownParts {
  /** The text that was parsed: from the first line of its file, with empty lines before it. */
  readonly source: string
  /** All headings in order, except those in footnotes. `undefined` for one that isn't shown. */
  readonly shownHeadings: readonly (ShownHeading | undefined)[]
  readonly wordCount: number
  readonly hasTasks: boolean
  /** The level of the page heading above the text. */
  readonly base: number
}

/** Moves the places of every part, so that a new list can't be forgotten. */
export function movePlaces(document: MarkdownDocument, move: (place: Place) => Place): MarkdownDocument {
  const { source, shownHeadings, wordCount, hasTasks, base, ...parts } = document
  const moved = Object.entries(parts).map(([name, list]) => [
    name,
    list.map((part: { readonly place: Place }) => ({ ...part, place: move(part.place) })),
  ])
  return { source, shownHeadings, wordCount, hasTasks, base, ...(Object.fromEntries(moved) as MarkdownParts) }
}
