import { readTexts } from './content.ts'
import type { Part } from './part.ts'

export interface Quote {
  readonly content: string
  /** Name and position, without spaces: how they are set apart is the style sheet's affair. */
  readonly caption: string
  readonly stars: string | undefined
}

/** The clients whom a section quotes, with who they are and their stars in words. */
export function readQuotes(section: Part): readonly Quote[] {
  return section.find('figure').map((figure) => ({
    content: figure.only('blockquote').text,
    caption: figure.only('figcaption').text.replaceAll(' ', ''),
    stars: /\d out of \d/.exec(figure.text)?.[0],
  }))
}

/** The clients whom the content puts on a page. */
export function listQuotes(page: 'home' | 'about'): readonly Quote[] {
  return readTexts('testimonials')
    .filter(({ pages }) => pages.includes(page))
    .map(({ name, position, content, rating, sample }) => ({
      content,
      caption: `${name}${position}`.replaceAll(' ', ''),
      stars: sample ? undefined : `${rating} out of 5`,
    }))
}
