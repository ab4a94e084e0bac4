import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { remark } from 'remark'
import { visit } from 'unist-util-visit'
import { findSlips } from './find-slips.ts'
import { listDefinitions } from './list-definitions.ts'
import type { MarkdownDocument, MarkdownHeading, MarkdownLink, MarkdownText } from './markdown-document.ts'
import { findShownHtml } from './read-comments.ts'
import { isTitleUnderWords } from './read-underline.ts'
import { placeOf, textOf, typedOf } from './read-node.ts'

export type { MarkdownDocument } from './markdown-document.ts'

/** Of GitHub's extensions tables alone: each extension is paid for on every character. */
const parser = remark()
  .data('micromarkExtensions', [gfmTable()])
  .data('fromMarkdownExtensions', [gfmTableFromMarkdown()])
  .freeze()

/** Parses Markdown that begins on line `firstLine` of its file; all places count in the file. */
export function parseMarkdown(text: string, firstLine = 1): MarkdownDocument {
  const source = '\n'.repeat(firstLine - 1) + text
  const tree = parser.parse(source)
  const definitions = listDefinitions(tree)
  return {
    tree,
    headings: readHeadings(tree, source),
    links: readLinks(tree, definitions.ofLinks),
    images: readImages(tree, definitions.urls),
    rawHtml: readHtml(tree, source),
    slips: findSlips(tree, source),
    bracedCode: readBracedCode(tree, source),
    wordCount: countWords(text),
  }
}

function readHeadings(tree: Root, source: string): MarkdownHeading[] {
  const slugger = new GithubSlugger()
  const headings: MarkdownHeading[] = []
  visit(tree, 'heading', (node) => {
    const heading = readHeading(node, slugger)
    if (heading.text.trim() !== '' && !isTitleUnderWords(node, source)) headings.push(heading)
  })
  return headings
}

/** Gives the heading its id in the tree as well, where the HTML takes it from. One of emoji alone has no letters for it. */
function readHeading(node: Heading, slugger: GithubSlugger): MarkdownHeading {
  const text = textOf(node)
  const id = slugger.slug(slug(text) === '' ? 'section' : text)
  node.data = { ...node.data, hProperties: { id } }
  return { depth: node.depth, id, text, place: placeOf(node) }
}

function readLinks(tree: Root, ofLinks: ReadonlySet<Nodes>): MarkdownLink[] {
  const links: MarkdownLink[] = []
  visit(tree, (node) => {
    if (node.type === 'link' || (node.type === 'definition' && ofLinks.has(node)))
      links.push({ url: node.url, place: placeOf(node) })
  })
  return links
}

function readImages(tree: Root, urls: ReadonlyMap<string, string>): MarkdownLink[] {
  const images: MarkdownLink[] = []
  visit(tree, (node) => {
    if (node.type === 'image') images.push({ url: node.url, place: placeOf(node) })
    if (node.type === 'imageReference')
      images.push({ url: urls.get(node.identifier) ?? node.identifier, place: placeOf(node) })
  })
  return images
}

function readHtml(tree: Root, source: string): MarkdownText[] {
  const rawHtml: MarkdownText[] = []
  visit(tree, 'html', (node) => {
    const html = findShownHtml(node, source)
    if (html) rawHtml.push(html)
  })
  return rawHtml
}

function readBracedCode(tree: Root, source: string): MarkdownText[] {
  const found: MarkdownText[] = []
  visit(tree, ['code', 'inlineCode'], (node) => {
    const { typed } = typedOf(node, source)
    if (typed.includes('{')) found.push({ text: typed, place: placeOf(node) })
  })
  return found
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
}
