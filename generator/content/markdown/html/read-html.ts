import type { Element, Nodes as HastNodes } from 'hast'
import type { Html } from 'mdast'
import { htmlToHast } from 'satteri'
import type { MarkdownImage, MarkdownLink, MarkdownText, RefusedHtml } from '../markdown-document.ts'
import { leftoverMark } from '../draft-marks.ts'
import { placeWithin } from '../tree.ts'
import { isAllowedElement, readAnchor } from './sanitize.ts'

export interface HtmlParts {
  readonly links: MarkdownLink[]
  readonly images: MarkdownImage[]
  readonly anchors: MarkdownText[]
  readonly refusedHtml: RefusedHtml[]
}

/** Reads the tags of one HTML node. Anything between two such nodes is Markdown. */
export function readHtml(node: Html, source: string, parts: HtmlParts): void {
  if (!/<[a-z]/i.test(node.value)) return
  const placeOfTag = createTagFinder(node, source)
  for (const element of listElements(htmlToHast(node.value, { fragment: true }))) {
    const { tagName: name, properties } = element
    const events = Object.keys(properties).filter((key) => /^on[\w:.-]+$/i.test(key))
    // Most tags have nothing to check.
    const anchor = readAnchor(element)
    if (!/^(?:a|img)$/.test(name) && anchor === undefined && events.length === 0 && isAllowedElement(name)) continue
    const { text, place } = placeOfTag(name)
    if (anchor !== undefined) parts.anchors.push({ text: anchor, place })
    if (!isAllowedElement(name)) parts.refusedHtml.push({ name, text, place })
    for (const key of events) parts.refusedHtml.push({ name: key.toLowerCase(), text, place })
    const url = name === 'img' ? (properties['src'] ?? '') : properties['href']
    // URLs with template tags of another system are reported as such.
    if (url === undefined || leftoverMark.test(url)) continue
    if (name === 'a') parts.links.push({ url, place })
    if (name === 'img') parts.images.push({ url, alt: properties['alt'] ?? '', isTag: true, place })
  }
}

function listElements(node: HastNodes): Element[] {
  const own = node.type === 'element' ? [node] : []
  // These are dropped with their content.
  if (node.type === 'element' && /^(?:svg|math|noscript)$/.test(node.tagName)) return own
  return 'children' in node ? [...own, ...node.children.flatMap(listElements)] : own
}

/** Finds the next tag of each name, in source order. For headings, the match includes their text. */
function createTagFinder(node: Html, source: string) {
  const seen = new Map<string, number>()
  return (name: string) => {
    const words = /^h[1-6]$/.test(name) ? `(?:[^]{0,500}?</${name}>)?` : ''
    // A name can contain any characters: `<desk](https://…`.
    const tag = new RegExp(`<${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}(?![\\w-])[^>]*>?${words}`, 'gi')
    tag.lastIndex = seen.get(name) ?? 0
    const text = tag.exec(node.value)?.[0] ?? `<${name}>`
    seen.set(name, tag.lastIndex)
    return { text, place: placeWithin(node, text, source) }
  }
}
