import { fill, readTexts } from './content.ts'
import type { Part } from './part.ts'

interface Quote {
  readonly content: string
  /** Name and position, without spaces, since the style sheet sets them apart. */
  readonly caption: string
  readonly stars: string | undefined
}

/** The testimonials in a section, with the author and a text for the stars. */
export function readQuotes(section: Part): readonly Quote[] {
  return section.find('figure').map((figure) => ({
    content: figure.only('blockquote').text,
    caption: figure.only('figcaption').text.replaceAll(' ', ''),
    stars: figure.texts('.star-rating')[0],
  }))
}

/** The testimonials for a page, from the content. */
export function listQuotes(page: 'home' | 'about'): readonly Quote[] {
  const { stars } = readTexts('site')
  return readTexts('testimonials')
    .filter(({ pages }) => pages.includes(page))
    .map(({ name, position, content, rating, sample }) => ({
      content,
      caption: `${name}${position}`.replaceAll(' ', ''),
      stars: sample ? undefined : fill(stars, { rating: String(rating) }),
    }))
}
