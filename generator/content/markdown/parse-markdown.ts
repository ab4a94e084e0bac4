import { wordless } from '../../../client/islands/blog-search/words.ts'
import type { Code, Definition, Html, InlineCode, Nodes } from 'mdast'
import { findTooLarge, findSlow } from './find-too-large.ts'
import { lintMarkdown } from './lint-markdown.ts'
import { leftoverMark } from './draft-marks.ts'
import { placeIn } from '../parse/place-in.ts'
import { leadsToPicture } from './image-at.ts'
import type { MarkdownDocument, MarkdownText } from './markdown-document.ts'
import { claimId, createSlugger, type OutlineOptions, outlineText } from './outline.ts'
import { replaceHtmlHeadings } from './html-headings.ts'
import { listNodes, parseTree, placeOf, typedOf } from './tree.ts'
import { type HtmlParts, readHtml } from './html/read-html.ts'

interface MarkdownOptions extends Partial<OutlineOptions> {
  /** The line of the file on which the text starts. Places are relative to the file. */
  readonly firstLine?: number
}

/** Parses Markdown: by default, the main text of a page. Nothing else is read of a text that is too large. */
export function parseMarkdown(
  text: string,
  { firstLine = 1, base = 1, title, slugger = createSlugger() }: MarkdownOptions = {},
): MarkdownDocument {
  const typed = '\n'.repeat(firstLine - 1) + text
  const wordCount = countWords(text)
  const slow = findSlow(typed)
  const asTyped = parseTree(slow ? '' : typed)
  const tooLarge = slow ?? findTooLarge(asTyped)
  if (tooLarge) return { ...parseMarkdown('', { base, slugger }), wordCount, lint: [tooLarge] }
  const source = /<h[1-6]/i.test(text) ? replaceHtmlHeadings(typed, asTyped) : typed
  const tree = source === typed ? asTyped : parseTree(source)
  const nodes = listNodes(tree)
  const { definitions, ofLinks } = listDefinitions(nodes)
  const found: HtmlParts = { links: [], images: [], anchors: [], refusedHtml: [] }
  const verbatim: MarkdownText[] = []
  for (const node of nodes) {
    // URLs with template tags of another system are reported as such.
    if ('url' in node && leftoverMark.test(node.url)) continue
    // Links to image files are reported as such.
    if (node.type === 'link' && leadsToPicture(node.url)) continue
    if (node.type === 'link' || (node.type === 'definition' && ofLinks.has(node))) {
      const isBare = node.type === 'link' && !typedOf(node, source).typed.startsWith('[')
      found.links.push({ url: node.url, ...(isBare && { isBare }), place: placeOf(node) })
    } else if (node.type === 'image') {
      found.images.push({ url: node.url, alt: node.alt ?? '', title: node.title, isTag: false, place: placeOf(node) })
    } else if (node.type === 'imageReference') {
      const url = definitions.get(node.identifier)?.url ?? node.identifier
      found.images.push({ url, alt: node.alt ?? '', isTag: false, place: placeOf(node) })
    } else if (node.type === 'html') {
      readHtml(node, source, found)
    }
    if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'html' || node.type === 'definition')
      verbatim.push(...listVerbatim(node, source))
  }
  const outline = outlineText(tree, nodes, typed, { base, title, slugger })
  return {
    source,
    base,
    ...outline,
    ...found,
    // Headings win: a link to an id that both have goes to the heading.
    anchors: found.anchors.filter((anchor) => claimId(anchor.text, slugger)),
    lint: lintMarkdown(nodes, source),
    verbatim,
    wordCount,
    hasTasks: nodes.some((node) => node.type === 'listItem' && typeof node.checked === 'boolean'),
  }
}

const wordlessCharacters = new RegExp(wordless, 'g')

/** Chinese and Japanese have no spaces between words, so two of their characters count as one. Words in markup count, too. */
function countWords(text: string): number {
  const characters = text.match(wordlessCharacters)?.length ?? 0
  const rest = characters === 0 ? text : text.replaceAll(/[\u3000-\u9FFF！-～]+/g, ' ')
  // Classes of Unicode would take five times as long.
  return Math.ceil(characters / 2) + (rest.match(/[^\s!-/:-@[-`{-~–—]\S*/g)?.length ?? 0)
}

/** Reference definitions such as `[name]: /address`: the first of each name, and those that links may use. */
function listDefinitions(nodes: readonly Nodes[]) {
  const definitions = new Map<string, Definition>()
  const [inLinks, inPictures] = [new Set<string>(), new Set<string>()]
  for (const node of nodes) {
    if (node.type === 'linkReference') inLinks.add(node.identifier)
    else if (node.type === 'imageReference') inPictures.add(node.identifier)
    else if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
  }
  const isOfLinks = ({ identifier }: Definition) => inLinks.has(identifier) || !inPictures.has(identifier)
  return { definitions, ofLinks: new Set([...definitions.values()].filter(isOfLinks)) }
}

/** Parts of HTML that aren't shown, or are shown as typed. */
const unread = /<!--[\s\S]*?-->|<(script|style|pre|code)\b[\s\S]*?(?:<\/\1|$)/gi

/** What has no meaning in these parts: braces, TODO markers, and the company's phone number and email address. */
const meaningful = /\{|TODO:|@|\d{4}/

/** Parts of a node that are shown as typed, or not at all. */
function listVerbatim(node: Code | Definition | Html | InlineCode, source: string): MarkdownText[] {
  const { typed, start } = typedOf(node, source)
  if (!meaningful.test(typed)) return []
  if (node.type === 'definition') return [{ text: typed.slice(0, typed.indexOf(']:')), place: placeOf(node) }]
  if (node.type !== 'html') return [{ text: typed, place: placeOf(node) }]
  return [...typed.matchAll(unread)].map(({ 0: text, index }) => ({ text, place: placeIn(source, start + index) }))
}
