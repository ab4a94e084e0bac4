import * as z from 'zod'
import type { FaqTexts } from '../../../templates/texts.ts'
import { words } from '../fields.ts'
import { callToAction, meta, section } from '../parts.ts'

/** `content/pages/faq.yaml`: the texts around the questions, which stand in `content/faq.yaml`. */
export const faqPageSchema = z.strictObject({
  meta,
  hero: section('The top of the page', {
    text: words('The sentences under the heading', 'Answers on billing, notice and staff.'),
  }),
  categories: words('Name of the list of links to the categories', 'Categories'),
  contact: callToAction.describe('The block for those whose question is not among them'),
}) satisfies z.ZodType<FaqTexts>
