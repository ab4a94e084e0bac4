import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import type { MarkdownDocument, MarkdownHeading, ShownHeading } from './markdown-document.ts'
import { listNodes, placeOf, textOf, typedOf } from './tree.ts'

export interface OutlineOptions {
  /** The level of the page heading above the text: 1 for a post, 2 for a section of a page. */
  readonly base: number
  /** The page title, which many systems repeat as the first line of the text. */
  readonly title?: string | undefined
  /** Generates ids. Shared by all texts of a page, and knows the ids the page already has. */
  readonly slugger: GithubSlugger
}

const deepest = 6

/** As in `What it costs {#cost}`, which is an error. Without it, links to the heading are right. */
const idOfOtherSystem = /(?<![ \t])[ \t]*\{:?[ \t]*[#.][^{}]*\}[ \t]*$/

/**
 * Nests the headings of a text under the page's own: the first is one level below it, and none skips a level. A first heading
 * that repeats the title is left out. Those in footnotes are paragraphs.
 */
export function outlineText(
  tree: Root,
  nodes: readonly Nodes[],
  source: string,
  { base, title, slugger }: OutlineOptions,
): Pick<MarkdownDocument, 'headings' | 'repeatedTitles' | 'shownHeadings'> {
  const first = tree.children.find((node) => node.type === 'heading')
  const repeated = first && title !== undefined && slug(textOf(first)) === slug(title) ? first : undefined
  const inNotes = new Set(nodes.filter(({ type }) => type === 'footnoteDefinition').flatMap((node) => listNodes(node)))
  const headings: MarkdownHeading[] = []
  const shownHeadings: (ShownHeading | undefined)[] = []
  const open: number[] = []
  for (const node of nodes) {
    if (node.type !== 'heading' || inNotes.has(node)) continue
    if (node === repeated) {
      shownHeadings.push(undefined)
      continue
    }
    const { depth: typed } = node
    while ((open.at(-1) ?? 0) >= typed) open.pop()
    open.push(typed)
    const text = textOf(node).replace(idOfOtherSystem, '')
    // A heading with only emoji has no letters for an id.
    const hasLetters = /[a-z\d]/i.test(text) || slug(text) !== ''
    const shown = { depth: Math.min(base + open.length, deepest), id: slugger.slug(hasLetters ? text : 'section') }
    shownHeadings.push(shown)
    if (text.trim() !== '') headings.push({ ...shown, text, place: placeOf(node), typed, form: readForm(node, source) })
  }
  const repeatedTitles = repeated ? [{ text: textOf(repeated), place: placeOf(repeated) }] : []
  return { headings, repeatedTitles, shownHeadings }
}

function readForm(node: Heading, source: string): MarkdownHeading['form'] {
  const { typed } = typedOf(node, source)
  return typed.startsWith('<') ? 'html' : typed.startsWith('#') ? 'marked' : 'underlined'
}

/** Claims an id set by an author, unless a heading or another part of the page has it. */
export function claimId(id: string, slugger: GithubSlugger): boolean {
  if (id in slugger.occurrences) return false
  slugger.occurrences[id] = 0
  return true
}

/** The id that the parser gives the label of the footnotes. */
export const notesLabel = 'footnote-label'

/** Creates a slugger that never generates one of these ids. */
export function createSlugger(taken: Iterable<string> = []): GithubSlugger {
  const slugger = new GithubSlugger()
  for (const id of [...taken, notesLabel]) slugger.occurrences[id] ??= 0
  return slugger
}
