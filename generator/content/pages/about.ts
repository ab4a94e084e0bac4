import { z } from 'zod'
import type { AboutTexts } from '../../../templates/texts.ts'
import { exactly, markdown, text } from '../fields.ts'
import { callToAction, iconText, intro, meta, picture, titledText } from '../parts.ts'

/** `content/pages/about.yaml` */
export const aboutSchema = z.strictObject({
  meta,
  hero: intro.extend({ text, quote: text, ...picture.shape }),
  story: z.strictObject({ heading: text, text: markdown.describe("The company's story, in Markdown") }),
  reasons: intro.extend({ items: exactly(titledText, 8).describe('Eight reasons to choose the company') }),
  differences: intro.extend({ items: exactly(iconText, 4).describe('Four things that are different here') }),
  testimonials: intro,
  callToAction,
}) satisfies z.ZodType<AboutTexts>
