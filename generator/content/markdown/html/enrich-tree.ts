import type { Element, ElementContent, Parents, Root } from 'hast'
import { calloutOf } from './callouts.ts'
import { figureOf, type TextPicture, toPicture } from './figures.ts'
import { taskOf } from './tasks.ts'
import { videoOf } from './videos.ts'

export type { TextPicture } from './figures.ts'

/** Elements whose name HTML gave up, by the one that took their place. */
const renamed: Readonly<Record<string, string>> = { strike: 's', tt: 'code' }

/**
 * Gives the tree of a text what Markdown has no marks for: figures, callouts, cards of videos, boxes that scroll. Returns its
 * pictures, which the tree names by their number.
 */
export function enrichTree(tree: Root, prefix: string): TextPicture[] {
  const pictures: TextPicture[] = []
  // A picture that was written as HTML may be in no paragraph.
  tree.children = tree.children.map((child) =>
    child.type === 'element' && /^(?:a|img)$/.test(child.tagName) ? inParagraph(child) : child,
  )
  enrichChildren(tree, { pictures, prefix })
  return pictures
}

function inParagraph(child: Element): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [child] }
}

/** `<a name="top"></a>`, without its name. */
function isEmptyAnchor({ tagName, properties, children }: Element): boolean {
  return tagName === 'a' && properties['href'] === undefined && children.length === 0
}

interface Context {
  readonly pictures: TextPicture[]
  readonly prefix: string
}

function enrichChildren(parent: Parents, context: Context): void {
  parent.children = (parent.children as ElementContent[])
    .filter((child) => child.type !== 'element' || !isEmptyAnchor(child))
    .map((child) => (child.type === 'element' ? enrich(child, context) : child))
}

function enrich(element: Element, context: Context): Element {
  element.tagName = renamed[element.tagName] ?? element.tagName
  const { tagName, properties } = element
  // GitHub's names for lists of tasks and the like: ours stand on what they are.
  if (tagName !== 'code' && tagName !== 'p') delete properties['className']
  const special = tagName === 'p' ? (figureOf(element, context.pictures) ?? videoOf(element)) : undefined
  if (special) return special
  if (tagName === 'img') return toPicture(element, context.pictures, 'line')
  if (tagName === 'input') return taskOf(element)
  enrichChildren(element, context)
  if (tagName === 'blockquote') return calloutOf(element)
  if (tagName === 'table') return scrollBox(element)
  if (tagName === 'pre') properties['tabIndex'] = 0
  if (tagName === 'td' || tagName === 'th') alignCell(element)
  if (properties['dataFootnotes'] !== undefined) properties['ariaLabelledBy'] = [`${context.prefix}${notesLabel}`]
  if (properties['dataFootnoteRef'] !== undefined) properties['ariaDescribedBy'] = [`${context.prefix}${notesLabel}`]
  if (properties['id'] === notesLabel) properties['id'] = `${context.prefix}${notesLabel}`
  // Whoever makes addresses whole looks for `<a href=`.
  if (tagName === 'a' && properties['href'] !== undefined)
    element.properties = { href: properties['href'], ...properties }
  return element
}

/** The id that mdast-util-to-hast gives the label of the notes; a page may have several texts with notes. */
const notesLabel = 'footnote-label'

/** A wide table scrolls inside its own box, which the keyboard can reach; the page never scrolls sideways. */
function scrollBox(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['prose__table'], tabIndex: 0 },
    children: [table],
  }
}

/** HTML gave up `align`, and the page allows no style attributes. */
function alignCell({ properties }: Element): void {
  const { align } = properties
  delete properties['align']
  if (align === 'center' || align === 'right') properties['className'] = [`prose__${align}`]
}
