import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Root, RootContent } from 'mdast'
import type { MarkdownDocument, MarkdownHeading } from './markdown-document.ts'
import { listNodes, placeOf, textOf, typedOf } from './read-node.ts'

/** The context of a text on its page. */
export interface OutlineOptions {
  /** The level of the page heading above the text: 1 for a post, 2 for a section of a page. */
  readonly base: number
  /** The page title, which many systems repeat as the first line of the text. */
  readonly title?: string | undefined
  /** Generates ids. Shared by all texts of a page, and knows the ids the page already has. */
  readonly slugger: GithubSlugger
}

const deepest = 6

/**
 * Nests the headings of a text under the page's own: the first is one level below it, and none skips a level. Sets their levels
 * and ids in the tree, from which the HTML is made. Removes a first heading that repeats the title.
 */
export function shiftHeadings(
  tree: Root,
  source: string,
  { base, title, slugger }: OutlineOptions,
): Pick<MarkdownDocument, 'headings' | 'repeatedTitles'> {
  const repeatedTitles = dropTitle(tree, title).map((node) => ({ text: textOf(node), place: placeOf(node) }))
  const headings: MarkdownHeading[] = []
  const open: number[] = []
  for (const node of listNodes(tree)) {
    if (node.type !== 'heading') continue
    const { depth: typed } = node
    while ((open.at(-1) ?? 0) >= typed) open.pop()
    open.push(typed)
    node.depth = Math.min(base + open.length, deepest) as Heading['depth']
    const heading = { ...readHeading(node, slugger), typed, form: readForm(node, source) }
    if (heading.text.trim() !== '') headings.push(heading)
  }
  return { headings, repeatedTitles }
}

/** Removes and returns the first heading if it repeats the page title. An image may come before it. */
function dropTitle(tree: Root, title: string | undefined): RootContent[] {
  const index = tree.children.findIndex(({ type }) => type === 'heading')
  const first = tree.children[index]
  return first && title !== undefined && slug(textOf(first)) === slug(title) ? tree.children.splice(index, 1) : []
}

/** A heading with only emoji has no letters for an id. */
function readHeading(node: Heading, slugger: GithubSlugger): Omit<MarkdownHeading, 'typed' | 'form'> {
  const text = textOf(node)
  const hasLetters = /[a-z\d]/i.test(text) || slug(text) !== ''
  const id = slugger.slug(hasLetters ? text : 'section')
  node.data = { ...node.data, hProperties: { id } }
  return { depth: node.depth, id, text, place: placeOf(node) }
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

/** Creates a slugger that never generates one of these ids. */
export function createSlugger(taken: Iterable<string> = []): GithubSlugger {
  const slugger = new GithubSlugger()
  for (const id of [...taken, 'footnote-label']) slugger.occurrences[id] ??= 0
  return slugger
}
