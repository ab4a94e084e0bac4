import * as z from 'zod'
import { markdown, words } from './fields.ts'

export const faqCategories = ['General', 'Services', 'Billing', 'Staff & Training'] as const

export const faqSchema = z
  .array(
    z.strictObject({
      question: words('The question, ending in a question mark', 'Are you licensed and insured?'),
      answer: markdown.meta({
        description: 'The answer, in Markdown',
        examples: ['Yes, {company} is licensed and insured.'],
      }),
      category: z
        .enum(faqCategories)
        .meta({ description: 'General, Services, Billing or Staff & Training', examples: ['Billing'] }),
    }),
  )
  .min(1)
  .describe('The questions and answers, in the order in which they are shown within their category: a list.')

export type FaqEntry = z.infer<typeof faqSchema>[number]
