import GithubSlugger, { slug } from 'github-slugger'
import type { Heading } from 'mdast'
import { lintMarkdown } from './lint-markdown.ts'
import { listDefinitions } from './list-definitions.ts'
import type { MarkdownDocument, MarkdownHeading, MarkdownLink, MarkdownText } from './markdown-document.ts'
import { parseTree } from './parse-tree.ts'
import { findShownHtml, isTitleUnderWords, listNodes, placeOf, textOf, typedOf } from './read-node.ts'

export type { MarkdownDocument } from './markdown-document.ts'

/** Parses Markdown that begins on line `firstLine` of its file; all places count in the file. */
export function parseMarkdown(text: string, firstLine = 1): MarkdownDocument {
  const source = '\n'.repeat(firstLine - 1) + text
  const tree = parseTree(text, firstLine)
  const nodes = listNodes(tree)
  const { urls, ofLinks, doubled } = listDefinitions(nodes)
  const slugger = new GithubSlugger()
  const [links, images]: [MarkdownLink[], MarkdownLink[]] = [[], []]
  const [headings, rawHtml, bracedCode]: [MarkdownHeading[], MarkdownText[], MarkdownText[]] = [[], [], []]
  for (const node of nodes) {
    if (node.type === 'heading') {
      const heading = readHeading(node, slugger)
      if (heading.text.trim() !== '' && !isTitleUnderWords(node, source)) headings.push(heading)
    } else if (node.type === 'link' || (node.type === 'definition' && ofLinks.has(node))) {
      links.push({ url: node.url, place: placeOf(node) })
    } else if (node.type === 'image') {
      images.push({ url: node.url, place: placeOf(node) })
    } else if (node.type === 'imageReference') {
      images.push({ url: urls.get(node.identifier) ?? node.identifier, place: placeOf(node) })
    } else if (node.type === 'html') {
      const html = findShownHtml(node, source)
      if (html) rawHtml.push(html)
    } else if (node.type === 'code' || node.type === 'inlineCode') {
      const { typed } = typedOf(node, source)
      if (typed.includes('{')) bracedCode.push({ text: typed, place: placeOf(node) })
    }
  }
  const lint = lintMarkdown(nodes, source, doubled)
  return { tree, headings, links, images, rawHtml, lint, bracedCode, wordCount: countWords(text) }
}

/** How many words a text has, with its marks. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
}

/** Gives the heading its id in the tree as well, where the HTML takes it from. One of emoji alone has no letters for it. */
function readHeading(node: Heading, slugger: GithubSlugger): MarkdownHeading {
  const text = textOf(node)
  const hasLetters = /[a-z\d]/i.test(text) || slug(text) !== ''
  const id = slugger.slug(hasLetters ? text : 'section')
  node.data = { ...node.data, hProperties: { id } }
  return { depth: node.depth, id, text, place: placeOf(node) }
}
