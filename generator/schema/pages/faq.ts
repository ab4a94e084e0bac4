import * as z from 'zod'
import type { FaqTexts } from '../../../templates/texts.ts'
import { group, text, laterWords, words } from '../fields.ts'
import { callToAction, meta, section } from '../parts.ts'

export const faqPageSchema = group('The words around the questions, which are in `content/faq.yaml`.', {
  meta,
  hero: section('The top of the page', {
    text: words('The sentences under the heading', 'Answers on billing, notice and staff.'),
  }),
  categories: z
    .array(text)
    .min(1)
    .max(20)
    .meta({
      description: 'The categories of the questions, in the order in which the page shows them',
      examples: [['General', 'Billing']],
    }),
  categoriesLabel: laterWords(
    'Name of the list of links to the categories, for those who hear the page',
    'Question categories',
  ),
  contact: callToAction.describe('The block for those whose question is not among them'),
}) satisfies z.ZodType<FaqTexts>
