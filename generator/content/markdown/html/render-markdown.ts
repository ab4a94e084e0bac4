import type { ElementContent, Nodes as HastNodes, Parents as HastParents, Root as HastRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { RootData } from 'mdast'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import { htmlToHast } from 'satteri'
import { formatPhoneHref } from '../../../schema/kinds/contact-details.ts'
import { type MarkdownWords, usualMarkdownWords } from '../../../schema/pages/site.ts'
import type { MarkdownDocument } from '../markdown-document.ts'
import { enrichTree } from './enrich-tree.ts'
import type { TextPicture } from './figures.ts'
import { makeElement, makeText } from './make-element.ts'
import { allowedHtml, readAnchor } from './sanitize.ts'
import { toHast } from './to-hast.ts'

/** Rendered Markdown. The page fills in the images, because it knows which sizes exist. */
export interface RenderedText {
  /** Sanitized, with placeholders filled in. Images are left as `<img data-picture="0">`. */
  readonly html: string
  readonly pictures: readonly TextPicture[]
}

export interface MarkdownLocale {
  /** What Markdown adds to text. */
  readonly words: MarkdownWords
  /** Phone links without a country code are numbers of this country. */
  readonly country: string
  /** Of the site's pages; from left to right by default. */
  readonly direction?: 'rtl' | undefined
}

interface MarkdownOptions {
  readonly prefix?: string
  readonly locale?: MarkdownLocale
}

export const usualLocale: MarkdownLocale = { words: usualMarkdownWords, country: 'US' }

/** Sanitizes and serializes a tree: remark-html, handed the tree as the children of a root node. */
const writer = remark()
  .use(remarkHtml, {
    sanitize: allowedHtml,
    handlers: { root: (_state, root: { readonly data: { readonly made: ElementContent[] } }) => root.data.made },
  })
  .freeze()

/** Renders Markdown to sanitized HTML. `fill` replaces placeholders, except in code. `prefix` keeps a page's footnotes apart. */
export function renderMarkdown(
  document: MarkdownDocument,
  fill: (text: string) => string,
  { prefix = '', locale: { words, country, direction } = usualLocale }: MarkdownOptions = {},
): RenderedText {
  const source = document.source.replaceAll(/(?<!\\)(?:\\\\)*\\\{/g, `$&${shownBrace}`)
  const tree = toHast({ source, shownHeadings: document.shownHeadings }, prefix, words)
  const whole = holdsRaw(tree) ? parseRaw(tree, document.anchors) : tree
  // Without a brace, the cache doesn't know that the text depends on values, so `&lbrace;` and `%7B` aren't filled in either.
  const hasBrace = document.source.includes('{')
  if (hasBrace) linkContacts(whole)
  fillTree(whole, hasBrace ? (text) => unmarkBraces(fill(text)) : (text) => text, country)
  const pictures = enrichTree(whole, prefix, words)
  if (isForeign(document.source, direction)) markDirections(whole)
  const data: { readonly made: HastRoot['children'] } & RootData = { made: whole.children }
  return { html: escapeValues(writer.stringify({ type: 'root', children: [], data }).trim()), pictures }
}

/** A character of a script that is written from right to left (UAX #9), by its block: scripts by name take five times as long. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDCF\uFDF0-\uFDFF\uFE70-\uFEFC]/

/**
 * Whether a text may have blocks that don't run as the page does. Arabic paragraphs may begin with an English name, so on a site
 * from right to left, only texts without an Arabic letter do.
 */
function isForeign(source: string, direction: MarkdownLocale['direction']): boolean {
  return direction === 'rtl' ? /\p{L}/u.test(source) && !rightToLeft.test(source) : rightToLeft.test(source)
}

/** Lets browsers choose the direction of each block by its first letter, for a paragraph in Arabic on an English page. */
function markDirections(parent: HastParents): void {
  for (const block of parent.children) {
    if (block.type !== 'element') continue
    if (/^(?:p|h[2-6]|[uod]l|blockquote|details|figcaption|table)$/.test(block.tagName))
      block.properties['dir'] ??= 'auto'
    // What was wrapped: a callout, whose title is in the site's language, a caption, a table, footnotes.
    if (/^(?:div|figure|section)$/.test(block.tagName)) markDirections(block)
  }
}

/** Follows a brace that has a backslash before it, until placeholders are filled in: a character that no text has. */
const shownBrace = '\uFDD0'

function unmarkBraces(text: string): string {
  return text.replaceAll(/\uFDD0|%EF%B7%90/g, '')
}

function isCode(node: HastNodes): boolean {
  return node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')
}

function holdsRaw(node: HastNodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(holdsRaw))
}

/** Parses the whole HTML again, because a tag may open in one raw node and close in another, with Markdown in between. */
function parseRaw(tree: HastRoot, anchors: MarkdownDocument['anchors']): HastRoot {
  markOwn(tree)
  const parsed = htmlToHast(toHtml(tree, { allowDangerousHtml: true }), { fragment: true }) as HastRoot
  dropForeign(parsed, new Set(anchors.map(({ text }) => text)))
  return parsed
}

/**
 * Marks elements made from Markdown, so that they keep their classes and ids, which are dropped in HTML. Removes autolinks inside
 * `<a>`…`</a>`, since links can't nest.
 */
function markOwn(parent: HastParents): void {
  let isInLink = false
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'raw' && /^<\/?a[\s>]/i.test(child.value)) isInLink = !child.value.startsWith('</')
    if (child.type !== 'element') return [child]
    child.properties['dataOwn'] = ''
    markOwn(child)
    return isInLink && child.tagName === 'a' ? child.children : [child]
  })
}

/** Drops attributes that authors may not set. Each name in `anchors` goes to the first element that has it. */
function dropForeign(node: HastNodes, anchors: Set<string>): void {
  if (node.type === 'element') {
    const anchor = readAnchor(node)
    const { dataOwn, className: _class, id: _id, ...own } = node.properties
    if (dataOwn === undefined) {
      const kept = Object.entries(own).filter(([name]) => !/^(?:aria|data)/.test(name))
      node.properties = Object.fromEntries(kept)
      if (anchor !== undefined && anchors.delete(anchor)) node.properties['id'] = anchor
    } else delete node.properties['dataOwn']
  }
  if ('children' in node) for (const child of node.children) dropForeign(child, anchors)
}

/** Fills placeholders in text and attributes, and normalizes the URLs of links. */
function fillTree(node: HastNodes, fill: (text: string) => string, country: string): void {
  if (node.type === 'text') node.value = fill(node.value)
  if (node.type === 'element') {
    const { properties } = node
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string') properties[name] = name === 'href' ? fillUrl(value, fill, country) : fill(value)
  }
  if ('children' in node)
    for (const child of node.children) fillTree(child, isCode(child) ? unmarkBraces : fill, country)
}

/** The parser percent-encodes the URLs of Markdown, braces included. Values are encoded, too. */
function fillUrl(url: string, fill: (text: string) => string, country: string): string {
  // An address has no mark of the text's direction, as `{phone}` may.
  const plain = (text: string) => fill(text).replaceAll('\u200E', '')
  const filled = url.replaceAll(/%7B([a-z]+)%7D/gi, (_, name: string) => encodeURI(plain(`{${name}}`)))
  return normalizeUrl(plain(filled), country)
}

/** Links `{phone}` to a call and `{email}` to a message, except inside a link, since links can't nest. */
function linkContacts(parent: HastParents): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element' && child.tagName !== 'a' && !isCode(child)) linkContacts(child)
    if (child.type !== 'text' || !child.value.includes('{')) return child
    return child.value.split(/(\{phone\}|\{email\})/).map((value): ElementContent => {
      const scheme = contactSchemes[value]
      return scheme ? makeElement('a', { href: scheme + value }, [value]) : makeText(value)
    })
  })
}

const contactSchemes: Readonly<Record<string, string>> = { '{phone}': 'tel:', '{email}': 'mailto:' }

/** A tag as the serializer writes it, with quotation marks in values escaped. */
const tag = /<[a-z][\da-z]*(?: [a-z-]+(?:="[^"]*")?)+>/gi

/** Escapes `<` and `>` in attribute values, which HTML doesn't require, so that searching the HTML for tags finds only tags. */
function escapeValues(html: string): string {
  return html.replaceAll(tag, (whole) => `<${whole.slice(1, -1).replaceAll('<', '&#x3C;').replaceAll('>', '&#x3E;')}>`)
}

/** Decodes percent-encoding. What isn't UTF-8 becomes U+FFFD. */
function decodeUrl(url: string): string {
  return url.replaceAll(/(?:%[\dA-F]{2})+/gi, (codes) => Buffer.from(codes.replaceAll('%', ''), 'hex').toString())
}

/** Reduces `tel:` and `sms:` URLs, typed as displayed, to digits and a plus (RFC 3966, RFC 5724), and lowercases the scheme. */
function normalizeUrl(url: string, country: string): string {
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:/i.exec(url) ?? []
  const lower = scheme.toLowerCase()
  const rest = url.slice(scheme.length)
  if (lower !== 'tel:' && lower !== 'sms:') return lower + rest
  const [number = '', ...options] = rest.split(/(?=[?&])/)
  return lower + formatPhoneHref(decodeUrl(number), country).slice('tel:'.length) + options.join('')
}
