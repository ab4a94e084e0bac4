import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Root, RootContent } from 'mdast'
import type { MarkdownDocument, MarkdownHeading } from './markdown-document.ts'
import { listNodes, placeOf, textOf, typedOf } from './read-node.ts'

/** What a text is under on its page. */
export interface OutlineOptions {
  /** The level of the heading that the text is under: 1 for a post, 2 for a part of a page. */
  readonly base: number
  /** The title of the page: many systems repeat it as the first line of the text. */
  readonly title?: string | undefined
  /** Gives ids; one for all texts of a page, which knows the ids that the page has anyway. */
  readonly slugger: GithubSlugger
}

const deepest = 6

/**
 * Brings the headings of a text under the page's own: the first is one level below it, and none skips a level. Their levels
 * and ids are changed in the tree, where the HTML takes them from. A first heading that repeats the title is removed.
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
    const isUnderlined = !typedOf(node, source).typed.startsWith('#')
    const heading = { ...readHeading(node, slugger), typed, isUnderlined }
    if (heading.text.trim() !== '') headings.push(heading)
  }
  return { headings, repeatedTitles }
}

/** The first heading, if it repeats the page's title. An image may come before it. */
function dropTitle(tree: Root, title: string | undefined): RootContent[] {
  const index = tree.children.findIndex(({ type }) => type === 'heading')
  const first = tree.children[index]
  return first && title !== undefined && slug(textOf(first)) === slug(title) ? tree.children.splice(index, 1) : []
}

/** One with only emoji has no letters for an id. */
function readHeading(node: Heading, slugger: GithubSlugger): Omit<MarkdownHeading, 'typed' | 'isUnderlined'> {
  const text = textOf(node)
  const hasLetters = /[a-z\d]/i.test(text) || slug(text) !== ''
  const id = slugger.slug(hasLetters ? text : 'section')
  node.data = { ...node.data, hProperties: { id } }
  return { depth: node.depth, id, text, place: placeOf(node) }
}

/** Takes an id that an author gave to a place in a text, unless a heading or another part of the page has it. */
export function claimId(id: string, slugger: GithubSlugger): boolean {
  if (id in slugger.occurrences) return false
  slugger.occurrences[id] = 0
  return true
}

/** A slugger that never gives one of these ids. */
export function createSlugger(taken: Iterable<string> = []): GithubSlugger {
  const slugger = new GithubSlugger()
  for (const id of [...taken, 'footnote-label']) slugger.occurrences[id] ??= 0
  return slugger
}
