import GithubSlugger from 'github-slugger'
import type { Html, Paragraph } from 'mdast'
import { outlineText } from '../../content/markdown/outline.ts'
import { listNodes, parseTree, typedOf } from '../../content/markdown/tree.ts'
import { decodePart } from '../../shared/decode-part.ts'
import type { Addresses } from './address-edits.ts'
import { applyEdits, type Edit } from './edits.ts'
import { rewriteBody } from './rewrite-body.ts'

/** Converts a post's text. `picture` and `link` return new addresses. */
export function convertBody(body: string, { picture, link, site }: Addresses) {
  const pictures = new Set<string>()
  const missing = new Set<string>()
  let links = 0
  const unwrapped = unwrapText(body)
  const converted = rewriteBody(unwrapped, {
    picture(address) {
      const image = picture(address)
      if (image === undefined) missing.add(address)
      else pictures.add(image)
      return image
    },
    link(address) {
      const found = link(address)
      if (found !== undefined && found !== address) links += 1
      return found
    },
    site,
  })
  const linked = linkHeadings(converted)
  links += linked.links
  const notes: Note[] = []
  if (unwrapped !== body) notes.push(['HTML', 'tags such as `<div>` removed, but not the text in them'])
  if (pictures.size > 0) notes.push(['images', [...pictures].map((image) => `\`${image}\``).join(', ')])
  for (const address of missing) notes.push(['problem', explainMissing(address)])
  if (links > 0) notes.push(['links', `${links} changed to ${links === 1 ? 'an address' : 'addresses'} on this site`])
  return { body: linked.body, notes }
}

/** A guess, or something for an editor to check: a key or subject, and a sentence about it. */
export type Note = readonly [about: string, note: string]

function explainMissing(address: string): string {
  const shown = address.length > 100 ? `${address.slice(0, 99)}…` : address
  if (/^(https?:)?\/\//.test(address)) return `the image ${shown} is on another site: save it in content/images/posts/`
  if (/\.(gif|heic|heif|bmp|tiff?)$/i.test(address))
    return `the image ${shown} can't be shown: export it as PNG or JPEG`
  return `there is no image ${shown}`
}

/** Tags that only lay out or color the text inside them. */
const wrapper = String.raw`<\/?(?:div|section|article|main|header|footer|aside|center|font|address)(?:\s[^<>]*)?>`
const wrappers = new RegExp(String.raw`${wrapper}(?:\s*${wrapper})*`, 'gi')
const onlyWrapper = new RegExp(`^${wrapper}$`, 'i')

/** Spaces count in these. */
const verbatim = /<(?:!--|(?:pre|script|style|textarea)\b)/i
const hidden = /<[^<>]*\s(?:hidden\b|style=["'][^"'<>]*display:\s*none)/i

/**
 * Removes tags such as `<div>`, which `check` refuses, and keeps what is between them. Those in lists and quotations, and all
 * those of a text with a hidden part, are left for `check` to report.
 */
export function unwrapText(body: string): string {
  if (body.search(wrappers) < 0 || hidden.test(body)) return body
  return applyEdits(
    body,
    parseTree(body).children.flatMap((block) =>
      block.type === 'html' ? unwrapBlock(block, body) : block.type === 'paragraph' ? unwrapParagraph(block, body) : [],
    ),
  )
}

function unwrapBlock(block: Html, body: string): Edit[] {
  const { typed, start } = typedOf(block, body)
  const end = start + typed.length
  if (typed.search(wrappers) < 0 || verbatim.test(typed)) return []
  // Inside HTML, indentation means nothing. Without the tags around it, an indented line would become code.
  const flat = typed.replaceAll(/^[ \t]+/gm, '')
  const text = flat.replaceAll(wrappers, (tags, index: number) => {
    const isBesideText = /\S/.test(flat.charAt(index - 1)) && /\S/.test(flat.charAt(index + tags.length))
    return isBesideText && tags.indexOf('<', 1) < 0 ? ' ' : '\n\n'
  })
  const kept = text.replaceAll(/\n{3,}/g, '\n\n').trim()
  const blank = body.slice(end).search(/[^\n]|$/)
  if (kept === '') return [{ start, end: end + blank, text: '' }]
  const isBelowText = start > 0 && !/\n[ \t]*\n[ \t]*$/.test(body.slice(Math.max(0, start - 20), start))
  return [{ start, end, text: `${isBelowText ? '\n' : ''}${kept}` }]
}

function unwrapParagraph(paragraph: Paragraph, body: string): Edit[] {
  const tags = listNodes(paragraph).filter((node) => node.type === 'html' && onlyWrapper.test(node.value))
  return tags.map((tag) => {
    const { typed, start } = typedOf(tag, body)
    return { start, end: start + typed.length, text: '' }
  })
}

/**
 * Corrects links to the text's own headings, since systems differ in punctuation and hyphens: `#step-1-plan` for `## Step 1 - Plan`
 * becomes `#step-1---plan`, as on GitHub. Links that fit no heading, or several, stay.
 */
export function linkHeadings(body: string): { readonly body: string; readonly links: number } {
  if (!/\]\(#|href=["']#/.test(body)) return { body, links: 0 }
  const tree = parseTree(body)
  const { headings } = outlineText(tree, listNodes(tree), body, { base: 1, slugger: new GithubSlugger() })
  const ids = [...new Set(headings.map(({ id }) => id))]
  const edits = listNodes(tree).flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'html') return []
    const { typed, start } = typedOf(node, body)
    return [...typed.matchAll(fragment)].flatMap(({ index, 0: name }): Edit[] => {
      const id = findHeading(decodePart(name), ids)
      const from = start + index
      return id === undefined ? [] : [{ start: from, end: from + name.length, text: id }]
    })
  })
  return { body: applyEdits(body, edits), links: edits.length }
}

/** The name after `#` in a Markdown link or an `<a>`. */
const fragment = /(?<=\]\(#)[^\s()"]+|(?<=<a\b[^<>]{0,500}\shref=["']#)[^\s"'<>]+/gi

function findHeading(typed: string, ids: readonly string[]): string | undefined {
  if (ids.includes(typed)) return undefined
  const alike = [bare, unnumbered].map((spell) => ids.filter((id) => spell(id) === bare(typed)))
  return alike.find(({ length }) => length === 1)?.[0]
}

/** Kramdown drops what stands before a heading's first letter. */
function unnumbered(id: string): string {
  return bare(id).replace(/^\p{N}+(?=\p{L})/u, '')
}

function bare(id: string): string {
  return id
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
