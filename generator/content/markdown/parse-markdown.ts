import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes } from 'mdast'
import { countWords } from './count-words.ts'
import { lintMarkdown } from './lint-markdown.ts'
import { listDefinitions } from './list-definitions.ts'
import type { MarkdownDocument, MarkdownHeading, MarkdownLink, MarkdownText } from './markdown-document.ts'
import { parseTree } from './parse-tree.ts'
import { findShownHtml } from './read-comments.ts'
import { isTitleUnderWords, listNodes, placeOf, textOf, typedOf } from './read-node.ts'

export type { MarkdownDocument } from './markdown-document.ts'

/** Parses Markdown that begins on line `firstLine` of its file; all places count in the file. */
export function parseMarkdown(text: string, firstLine = 1): MarkdownDocument {
  const source = '\n'.repeat(firstLine - 1) + text
  const tree = parseTree(text, firstLine)
  const nodes = listNodes(tree)
  const definitions = listDefinitions(nodes)
  return {
    tree,
    headings: readHeadings(nodes, source),
    links: readLinks(nodes, definitions.ofLinks),
    images: readImages(nodes, definitions.urls),
    rawHtml: readHtml(nodes, source),
    lint: lintMarkdown(nodes, source, definitions.doubled),
    bracedCode: readBracedCode(nodes, source),
    wordCount: countWords(text),
  }
}

function readHeadings(nodes: readonly Nodes[], source: string): MarkdownHeading[] {
  const slugger = new GithubSlugger()
  const headings: MarkdownHeading[] = []
  for (const node of nodes) {
    if (node.type !== 'heading') continue
    const heading = readHeading(node, slugger)
    if (heading.text.trim() !== '' && !isTitleUnderWords(node, source)) headings.push(heading)
  }
  return headings
}

/** Gives the heading its id in the tree as well, where the HTML takes it from. One of emoji alone has no letters for it. */
function readHeading(node: Heading, slugger: GithubSlugger): MarkdownHeading {
  const text = textOf(node)
  const id = slugger.slug(slug(text) === '' ? 'section' : text)
  node.data = { ...node.data, hProperties: { id } }
  return { depth: node.depth, id, text, place: placeOf(node) }
}

function readLinks(nodes: readonly Nodes[], ofLinks: ReadonlySet<Nodes>): MarkdownLink[] {
  const links: MarkdownLink[] = []
  for (const node of nodes)
    if (node.type === 'link' || (node.type === 'definition' && ofLinks.has(node)))
      links.push({ url: node.url, place: placeOf(node) })
  return links
}

function readImages(nodes: readonly Nodes[], urls: ReadonlyMap<string, string>): MarkdownLink[] {
  const images: MarkdownLink[] = []
  for (const node of nodes) {
    if (node.type === 'image') images.push({ url: node.url, place: placeOf(node) })
    if (node.type === 'imageReference')
      images.push({ url: urls.get(node.identifier) ?? node.identifier, place: placeOf(node) })
  }
  return images
}

function readHtml(nodes: readonly Nodes[], source: string): MarkdownText[] {
  const rawHtml: MarkdownText[] = []
  for (const node of nodes) {
    const html = node.type === 'html' ? findShownHtml(node, source) : undefined
    if (html) rawHtml.push(html)
  }
  return rawHtml
}

function readBracedCode(nodes: readonly Nodes[], source: string): MarkdownText[] {
  const found: MarkdownText[] = []
  for (const node of nodes) {
    if (node.type !== 'code' && node.type !== 'inlineCode') continue
    const { typed } = typedOf(node, source)
    if (typed.includes('{')) found.push({ text: typed, place: placeOf(node) })
  }
  return found
}
