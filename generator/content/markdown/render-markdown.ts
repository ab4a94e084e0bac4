import { defaultSchema, type Schema } from 'hast-util-sanitize'
import type { Nodes } from 'mdast'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { formatPhoneHref } from '../../schema/kinds/contact-details.ts'
import type { MarkdownDocument } from './parse-markdown.ts'

/**
 * What may be in the HTML of a text: the default of hast-util-sanitize, which is GitHub's,
 * and `tel:` links; ids keep their names, because headings are linked to.
 */
const allowed: Schema = {
  ...defaultSchema,
  tagNames: defaultSchema.tagNames?.filter((name) => name !== 'img' && name !== 'input'),
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
}

const renderer = remark().use(remarkHtml, { sanitize: allowed }).freeze()

/** The sanitised HTML of a Markdown text in which `fill` has replaced placeholders. The document is not changed. */
export function renderMarkdown(document: MarkdownDocument, fill: (text: string) => string): string {
  const tree = fillTree(document.tree, fill)
  return wrapTables(escapeValues(renderer.stringify(tree).trim()))
}

/** A filled copy of a tree, without positions: HTML has none, and remark-html would copy them at each of its stages. */
function fillTree<Node extends Nodes>(node: Node, fill: (text: string) => string): Node {
  if (node.type === 'text') return { type: 'text', value: fill(node.value) } as Node
  const { position: _, ...copy }: Nodes = node
  if (copy.type === 'inlineCode' || copy.type === 'code') copy.value = fill(copy.value)
  if (copy.type === 'link' || copy.type === 'definition') {
    copy.url = normalizeUrl(fill(copy.url))
    if (copy.title) copy.title = fill(copy.title)
  }
  if ('children' in copy) copy.children = copy.children.map((child) => fillTree(child, fill)) as typeof copy.children
  return copy as Node
}

/** A tag as the stringifier writes it: a quotation mark in a value is escaped there. */
const tag = /<[a-z][\da-z]*(?: [a-z-]+="[^"]*")+>/gi

/** Escapes what looks like a tag within a value, where HTML itself does not ask for it: whoever searches the HTML for tags finds tags alone. */
function escapeValues(html: string): string {
  return html.replaceAll(tag, (whole) => `<${whole.slice(1, -1).replaceAll('<', '&#x3C;').replaceAll('>', '&#x3E;')}>`)
}

/** A phone number in an address holds digits and a plus only (RFC 3966); authors write it as it is shown. */
function normalizeUrl(url: string): string {
  if (!url.startsWith('tel:')) return url
  return formatPhoneHref(url.slice('tel:'.length))
}

/** A wide table scrolls inside its own box, which the keyboard can reach; the page never scrolls sideways. */
function wrapTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="prose__table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}
