import { z } from 'zod'
import type { FaqTexts } from '../../../templates/texts.ts'
import { text } from '../fields.ts'
import { callToAction, intro, meta } from '../parts.ts'

/** `content/pages/faq.yaml`: the texts around the questions, which stand in `content/faq.yaml`. */
export const faqPageSchema = z.strictObject({
  meta,
  hero: intro.extend({ text }),
  categories: text.describe('Name of the list of links to the categories'),
  contact: callToAction,
}) satisfies z.ZodType<FaqTexts>
