import * as z from 'zod'
import type { AboutTexts } from '../../../templates/texts.ts'
import { exactly, markdown, words } from '../fields.ts'
import { callToAction, iconText, intro, meta, picture, quoteLink, titledText } from '../parts.ts'

/** `content/pages/about.yaml` */
export const aboutSchema = z.strictObject({
  meta,
  hero: intro
    .extend({ text: words('The sentences under the heading', 'Owned and run by one family.'), quote: quoteLink })
    .extend(picture.shape)
    .describe('The top of the page, with its picture'),
  story: z
    .strictObject({
      heading: words('Heading of the story', 'How we came to hold the keys'),
      text: markdown.meta({
        description: "The company's story, in Markdown",
        examples: ['It began with one office and a borrowed floor machine.'],
      }),
    })
    .describe("The company's story"),
  reasons: intro
    .extend({ items: exactly(titledText, 8).describe('Eight reasons to choose the company') })
    .describe('The section of eight reasons'),
  differences: intro
    .extend({ items: exactly(iconText, 4).describe('Four things that are different here') })
    .describe('The section of four differences'),
  testimonials: intro.describe('Words above the testimonials, which stand in testimonials.yaml'),
  callToAction,
}) satisfies z.ZodType<AboutTexts>
