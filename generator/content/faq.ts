import { z } from 'zod'
import { markdown, text } from './fields.ts'

export const faqCategories = ['General', 'Services', 'Billing', 'Staff & Training'] as const

/** `content/faq.yaml`: the questions, in the order in which they are shown within their category. */
export const faqSchema = z
  .array(
    z.strictObject({
      question: text.describe('The question, ending in a question mark'),
      answer: markdown.describe('The answer, in Markdown'),
      category: z.enum(faqCategories).describe('General, Services, Billing or Staff & Training'),
    }),
  )
  .min(1)

export type FaqEntry = z.infer<typeof faqSchema>[number]
