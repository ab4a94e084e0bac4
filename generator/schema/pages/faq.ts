import * as z from 'zod'
import type { FaqTexts } from '../../../templates/texts.ts'
import { explained, group, laterWords, name, words } from '../fields.ts'
import { callToAction, meta, pageTop } from '../parts.ts'

export const faqPageSchema = group('The text around the questions, which are in `content/faq.yaml`.', {
  meta,
  hero: pageTop('The top of the page', 'Questions and answers', {
    text: words('The sentences under the heading', 'Answers on billing, notice and staff.'),
  }),
  categories: explained(z.array(name).min(1).max(20), 'The categories of the questions, in the order shown', [
    'General',
    'Billing',
  ]),
  categoriesLabel: laterWords('Name of the list of links to the categories, for screen readers', 'Question categories'),
  contact: callToAction
    .extend({ heading: words('Block heading', 'Have another question?') })
    .describe('The block for visitors who have other questions'),
}) satisfies z.ZodType<FaqTexts>
