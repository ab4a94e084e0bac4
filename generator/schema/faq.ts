import * as z from 'zod'
import { markdown, words } from './fields.ts'

export const faqSchema = z
  .array(
    z.strictObject({
      question: words('The question, ending in a question mark', 'Are you licensed and insured?'),
      answer: markdown.meta({
        description: 'The answer, in Markdown',
        examples: ['Yes, {company} is licensed and insured.'],
      }),
      category: words('One of the categories in pages/faq.yaml, word for word', 'Billing'),
    }),
  )
  .describe(
    'The questions and answers, in the order in which they are shown within their category: a list. Without any, the site has no FAQ page.',
  )

export type FaqEntry = z.infer<typeof faqSchema>[number]
