import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'
import type { MarkdownWords } from '../../../schema/pages/site.ts'
import { notesLabel } from '../outline.ts'
import { calloutOf } from './callouts.ts'
import { figureOf, findImage, type TextPicture, toPicture } from './figures.ts'
import { hidden, makeElement } from './make-element.ts'
import { renamed } from './sanitize.ts'
import { type TableNames, tableOf } from './tables.ts'
import { nameVideos, type NamelessVideo, videoOf } from './videos.ts'

/** Adds what Markdown has no syntax for, such as figures and callouts. Returns the images, which the tree refers to by number. */
export function enrichTree(tree: Root, prefix: string, words: MarkdownWords): TextPicture[] {
  const context: Context = { pictures: [], videos: [], tables: { taken: new Set([words.footnotes]) }, prefix, words }
  tree.children = addParagraphs(tree.children)
  enrichChildren(tree, context)
  nameVideos(context.videos, words)
  return context.pictures
}

/** Including elements that are renamed or removed later. */
const inline =
  /^(?:a|abbr|acronym|b|big|br|cite|code|del|em|font|i|img|ins|kbd|mark|nobr|q|r[pt]|ruby|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/

function isInline(node: RootContent): boolean {
  if (node.type === 'element') return inline.test(node.tagName) && node.children.every(isInline)
  return node.type === 'text' || node.type === 'comment'
}

/** Nothing that a paragraph could begin with. */
function isGap(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return node.type === 'comment' || (node.type === 'element' && node.tagName === 'br')
}

/** HTML may have images and text outside of paragraphs, such as the words in the line after `</ul>`. */
function addParagraphs(children: readonly RootContent[]): RootContent[] {
  let open: Element | undefined
  return children.flatMap((child) => {
    // Blocks of HTML with an empty line between them have a line break here, too.
    const isEnd = child.type === 'text' && child.value.includes('\n')
    const isPicture = child.type === 'element' && findImage(child) !== undefined
    if (!isInline(child) || (isGap(child) && (!open || isEnd))) {
      open = undefined
      return child
    }
    if (open && !isPicture) {
      open.children.push(child as ElementContent)
      return []
    }
    const made = makeElement('p', {}, [child as ElementContent])
    open = isPicture ? undefined : made
    return made
  })
}

/** A link without text, which can't be clicked, or an anchor. */
function isEmptyLink(node: ElementContent): node is Element {
  if (node.type !== 'element' || node.tagName !== 'a') return false
  return node.children.every((child) => child.type === 'text' && child.value.trim() === '')
}

/** Keeps only the id of an empty link. */
function dropLink({ properties, children }: Element): ElementContent[] {
  return properties['id'] === undefined ? children : [makeElement('span', { id: properties['id'] }, children)]
}

interface Context {
  readonly pictures: TextPicture[]
  readonly videos: NamelessVideo[]
  readonly tables: TableNames
  readonly prefix: string
  readonly words: MarkdownWords
}

function enrichChildren(parent: Parents, context: Context): void {
  const children = parent.children as ElementContent[]
  // Few texts have empty links, and `flatMap` is slow.
  const kept = children.some(isEmptyLink)
    ? children.flatMap((child) => (isEmptyLink(child) ? dropLink(child) : child))
    : children
  parent.children = kept.map((child) => (child.type === 'element' ? enrich(child, context) : child))
}

function enrich(element: Element, context: Context): Element {
  element.tagName = renamed[element.tagName] ?? element.tagName
  const { tagName, properties } = element
  // Drop GitHub's class names for task lists and the like. Ours are set on the elements themselves.
  if (tagName !== 'code' && tagName !== 'p') delete properties['className']
  const figure = tagName === 'p' || tagName === 'li' ? figureOf(element, context.pictures) : undefined
  if (figure) return tagName === 'p' ? figure : { ...element, children: [figure] }
  const video = tagName === 'p' ? videoOf(element, context.videos) : undefined
  if (video) return video
  if (tagName === 'img') return toPicture(element, context.pictures, 'line')
  if (tagName === 'input') return taskOf(element, context.words)
  if (tagName === 'figure') return enrichFigure(element, context)
  enrichChildren(element, context)
  if (tagName === 'blockquote') return calloutOf(element, context.words)
  if (/^h[2-6]$/.test(tagName) && typeof properties['id'] === 'string') context.tables.heading = element
  if (tagName === 'table') return tableOf(element, context.tables)
  if (tagName === 'pre') properties['tabIndex'] = 0
  if (tagName === 'td' || tagName === 'th') alignCell(element)
  if (properties['dataFootnotes'] !== undefined) properties['ariaLabelledBy'] = [`${context.prefix}${notesLabel}`]
  if (properties['dataFootnoteRef'] !== undefined) properties['ariaDescribedBy'] = [`${context.prefix}${notesLabel}`]
  if (properties['id'] === notesLabel) properties['id'] = `${context.prefix}${notesLabel}`
  // The code that makes URLs absolute looks for `<a href=`.
  if (tagName === 'a' && properties['href'] !== undefined)
    element.properties = { href: properties['href'], ...properties }
  return element
}

/** Replaces a task list checkbox, which visitors can't toggle, with an icon and text for screen readers. */
function taskOf({ properties }: Element, words: MarkdownWords): Element {
  const isDone = Boolean(properties['checked'])
  const state = makeElement('span', hidden, [`${isDone ? words.done : words.open} `])
  return makeElement('span', { className: ['prose__task', ...(isDone ? ['prose__task--done'] : [])] }, [state])
}

/** A `<figure>` typed as HTML. Its images don't get a nested figure, and its caption takes precedence over image titles. */
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

/** Replaces a cell's alignment, typed in Markdown or as `align`, with a class: the page doesn't allow style attributes. */
function alignCell({ properties }: Element): void {
  const align =
    properties['align'] ?? /(?:^|;)\s*text-align:\s*(\w+)/i.exec(properties['style'] ?? '')?.[1]?.toLowerCase()
  delete properties['align']
  if (align === 'center' || align === 'right') properties['className'] = [`prose__${align}`]
}
