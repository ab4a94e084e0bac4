import type { PictureProps, RichText } from '../../templates/props.ts'
import type { RenderedText } from '../content/markdown/html/render-markdown.ts'

/** A text with the pictures that its HTML names by number. */
export function buildRichText(
  { html, pictures }: RenderedText,
  pictureOf: (image: string, alt: string) => PictureProps,
): RichText {
  if (pictures.length === 0) return { html }
  return { html, pictures: pictures.map(({ image, alt, ...place }) => ({ ...place, picture: pictureOf(image, alt) })) }
}
