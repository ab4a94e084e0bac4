import type { RichText } from '../../templates/props.ts'
import type { RenderedText } from '../content/markdown/html/render-markdown.ts'
import { describeLinks } from './file-facts.ts'
import type { PostContext } from './page-plan.ts'

/** A text with the images that its HTML refers to by number, and with type and size added to links to files. */
export function buildRichText(
  { html, pictures }: RenderedText,
  { pictureOf, factsOf }: Pick<PostContext, 'pictureOf' | 'factsOf'>,
): RichText {
  const described = describeLinks(html, factsOf)
  if (pictures.length === 0) return { html: described }
  return {
    html: described,
    pictures: pictures.map(({ image, alt, ...place }) => ({ ...place, picture: pictureOf(image, alt) })),
  }
}
