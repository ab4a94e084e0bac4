import type { Element, ElementContent, Parents, Root } from 'hast'
import { calloutOf } from './callouts.ts'
import { figureOf, type TextPicture, toPicture } from './figures.ts'
import { type TableNames, tableOf } from './tables.ts'
import { taskOf } from './tasks.ts'
import { type NamelessVideo, numberVideos, videoOf } from './videos.ts'

export type { TextPicture } from './figures.ts'

/** Elements whose name HTML gave up, by the one that took their place. */
const renamed: Readonly<Record<string, string>> = { strike: 's', tt: 'code' }

/**
 * Gives the tree of a text what Markdown has no marks for: figures, callouts, cards of videos, boxes that scroll. Returns its
 * pictures, which the tree names by their number.
 */
export function enrichTree(tree: Root, prefix: string): TextPicture[] {
  const context: Context = { pictures: [], videos: [], tables: { taken: new Set() }, prefix }
  // A picture that was written as HTML may be in no paragraph.
  tree.children = tree.children.map((child) =>
    child.type === 'element' && /^(?:a|img)$/.test(child.tagName) ? inParagraph(child) : child,
  )
  enrichChildren(tree, context)
  numberVideos(context.videos)
  return context.pictures
}

function inParagraph(child: Element): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [child] }
}

/** A link without words, which no one can press, or the mark of a place in the text. */
function isEmptyAnchor({ tagName, children }: Element): boolean {
  return tagName === 'a' && children.every((child) => child.type === 'text' && child.value.trim() === '')
}

function unlink({ properties: { id }, children }: Element): ElementContent[] {
  return id === undefined ? children : [{ type: 'element', tagName: 'span', properties: { id }, children }]
}

interface Context {
  readonly pictures: TextPicture[]
  readonly videos: NamelessVideo[]
  readonly tables: TableNames
  readonly prefix: string
}

function enrichChildren(parent: Parents, context: Context): void {
  parent.children = (parent.children as ElementContent[])
    .flatMap((child) => (child.type === 'element' && isEmptyAnchor(child) ? unlink(child) : child))
    .map((child) => (child.type === 'element' ? enrich(child, context) : child))
}

function enrich(element: Element, context: Context): Element {
  element.tagName = renamed[element.tagName] ?? element.tagName
  const { tagName, properties } = element
  // GitHub's names for lists of tasks and the like: ours are on the elements themselves.
  if (tagName !== 'code' && tagName !== 'p') delete properties['className']
  const special =
    tagName === 'p' ? (figureOf(element, context.pictures) ?? videoOf(element, context.videos)) : undefined
  if (special) return special
  if (tagName === 'img') return toPicture(element, context.pictures, 'line')
  if (tagName === 'input') return taskOf(element)
  if (tagName === 'figure') return enrichFigure(element, context)
  enrichChildren(element, context)
  if (tagName === 'blockquote') return calloutOf(element)
  if (/^h[2-6]$/.test(tagName) && typeof properties['id'] === 'string') context.tables.heading = properties['id']
  if (tagName === 'table') return tableOf(element, context.tables)
  if (tagName === 'pre') properties['tabIndex'] = 0
  if (tagName === 'td' || tagName === 'th') alignCell(element)
  if (properties['dataFootnotes'] !== undefined) properties['ariaLabelledBy'] = [`${context.prefix}${notesLabel}`]
  if (properties['dataFootnoteRef'] !== undefined) properties['ariaDescribedBy'] = [`${context.prefix}${notesLabel}`]
  if (properties['id'] === notesLabel) properties['id'] = `${context.prefix}${notesLabel}`
  // The code that makes addresses whole looks for `<a href=`.
  if (tagName === 'a' && properties['href'] !== undefined)
    element.properties = { href: properties['href'], ...properties }
  return element
}

/**
 * An author's own figure. Pictures get no second one in it, and the caption in it counts rather than the words behind the path.
 */
function enrichFigure(figure: Element, context: Context): Element {
  figure.properties['className'] = ['prose__figure']
  const captions = figure.children.filter(isCaption)
  const children = figure.children
    .filter((child) => !isCaption(child))
    .flatMap((child) => (child.type === 'element' && child.tagName === 'p' ? child.children : [child]))
  const made = figureOf({ ...figure, children }, context.pictures)
  enrichChildren(made ? { ...figure, children: captions } : figure, context)
  if (!made) return figure
  const shown = made.tagName === 'figure' ? made.children : [made]
  return {
    ...figure,
    children: captions.length > 0 ? [...shown.filter((child) => !isCaption(child)), ...captions] : shown,
  }
}

function isCaption(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'figcaption'
}

/** The id that mdast-util-to-hast gives the label of the notes; a page may have several texts with notes. */
const notesLabel = 'footnote-label'

/** HTML gave up `align`, and the page allows no style attributes. */
function alignCell({ properties }: Element): void {
  const { align } = properties
  delete properties['align']
  if (align === 'center' || align === 'right') properties['className'] = [`prose__${align}`]
}
