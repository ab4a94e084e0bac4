import GithubSlugger from 'github-slugger'
import type { Heading, Html, Image, Link, Nodes, Root, Text } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'
import type { Place } from '../diagnostics/diagnostic.ts'

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

/** A Markdown text as a tree, with what the checks and the lists of contents need to know of it. */
export interface MarkdownDocument {
  readonly tree: Root
  readonly headings: readonly MarkdownHeading[]
  readonly links: readonly MarkdownLink[]
  readonly images: readonly MarkdownLink[]
  readonly rawHtml: readonly MarkdownText[]
  /** What looks like a link and is none, such as `[words][nowhere]`: it would be shown with its brackets. */
  readonly brokenLinks: readonly MarkdownText[]
  readonly wordCount: number
}

/** Of GitHub's extensions tables alone: each extension is paid for on every character. */
const parser = remark()
  .data('micromarkExtensions', [gfmTable()])
  .data('fromMarkdownExtensions', [gfmTableFromMarkdown()])
  .freeze()

/** Parses Markdown that begins on line `firstLine` of its file; all places count in the file. */
export function parseMarkdown(text: string, firstLine = 1): MarkdownDocument {
  const source = '\n'.repeat(firstLine - 1) + text
  const tree = parser.parse(source)
  const slugger = new GithubSlugger()
  const headings: MarkdownHeading[] = []
  const links: MarkdownLink[] = []
  const images: MarkdownLink[] = []
  const rawHtml: MarkdownText[] = []
  const brokenLinks: MarkdownText[] = []
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(readHeading(node, slugger))
    else if (node.type === 'link' || node.type === 'definition') links.push({ url: node.url, place: placeOf(node) })
    else if (node.type === 'image') images.push({ url: node.url, place: placeOf(node) })
    else if (node.type === 'html' && !isComment(node)) rawHtml.push({ text: node.value, place: placeOf(node) })
    else if (node.type === 'text') brokenLinks.push(...findBrokenLinks(node, source))
  })
  return { tree, headings, links, images, rawHtml, brokenLinks, wordCount: countWords(text) }
}

/** Words in square brackets, and right after them an address or the name of one. A backslash says that they are meant. */
const linkLike = /(?<!\\)\[[^\][\n]+\](?:\[[^\][\n]*\]|\([^()\n]*\)?)/g

/** What the parser left as text is no link, whatever it looks like in `source`. */
function findBrokenLinks({ value, position }: Text, source: string): MarkdownText[] {
  if (!position || !(value.includes('](') || value.includes(']['))) return []
  const start = position.start.offset ?? 0
  return [...source.slice(start, position.end.offset).matchAll(linkLike)].map(({ 0: text, index }) => {
    const before = source.slice(0, start + index).split('\n')
    return { text, place: { line: before.length, column: (before.at(-1) ?? '').length + 1 } }
  })
}

/** Gives the heading its id in the tree as well, where the HTML takes it from. */
function readHeading(node: Heading, slugger: GithubSlugger): MarkdownHeading {
  const text = textOf(node)
  const id = slugger.slug(text)
  node.data = { ...node.data, hProperties: { id } }
  return { depth: node.depth, id, text, place: placeOf(node) }
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  if ('children' in node) return node.children.map(textOf).join('')
  return ''
}

function placeOf(node: Heading | Link | Image | Html | Nodes): Place {
  return node.position?.start ?? { line: 1, column: 1 }
}

function isComment(node: Html): boolean {
  return node.value.startsWith('<!--')
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
}
