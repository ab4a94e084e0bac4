import type { Element, ElementContent } from 'hast'
import { imageAt } from '../image-at.ts'
import { makeElement } from './make-element.ts'

/** How much of the text width an image takes: all of it, a share of a row, or its own width inline. */
type PictureFit = 'whole' | 'row' | 'line'

export interface TextPicture {
  /** Its path under `content/images`. */
  readonly image: string
  readonly alt: string
  readonly fit: PictureFit
  /** A tooltip: what would be its caption if there were no words beside it. */
  readonly title?: string | undefined
  /** In CSS pixels, if the author's HTML sets it. */
  readonly width?: number | undefined
}

/** Turns a paragraph of only images into a figure, or a row of figures. Returns `undefined` for other paragraphs. */
export function figureOf({ children }: Element, pictures: TextPicture[]): Element | undefined {
  const shown = children.filter((child) => !isSpace(child))
  const images = shown.map(findImage)
  if (images.length === 0 || images.includes(undefined)) return undefined
  const fit = images.length === 1 ? 'whole' : 'row'
  const figures = shown.map((child, index) => {
    const title = images[index]?.properties['title']
    if (images[index]) toPicture(images[index], pictures, fit)
    const caption = typeof title === 'string' && title.trim() !== '' ? [makeElement('figcaption', {}, [title])] : []
    return makeElement('figure', { className: ['prose__figure'] }, [child, ...caption])
  })
  const [figure] = figures
  return figures.length === 1 && figure ? figure : makeElement('div', { className: ['prose__row'] }, figures)
}

function isSpace(child: ElementContent): boolean {
  return (child.type === 'text' && child.value.trim() === '') || (child.type === 'element' && child.tagName === 'br')
}

/** The image that is the element's only content: the element itself, or the only child of a link. */
export function findImage(child: ElementContent): Element | undefined {
  if (child.type !== 'element') return undefined
  if (child.tagName === 'img') return child
  const [only, ...others] = child.children.filter((inner) => !isSpace(inner))
  return child.tagName === 'a' && only && others.length === 0 ? findImage(only) : undefined
}

/** Makes an image a numbered placeholder, in place. Images on external sites have been reported already. */
export function toPicture(element: Element, pictures: TextPicture[], fit: PictureFit): Element {
  const { src = '', alt = '', title, width } = element.properties
  const image = imageAt(src)
  element.properties = {}
  if (image === undefined) return element
  element.properties['dataPicture'] = pictures.length
  pictures.push({
    image,
    alt,
    fit,
    ...(fit === 'line' && typeof title === 'string' && { title }),
    ...(Number(width) > 0 && { width: Number(width) }),
  })
  return element
}
