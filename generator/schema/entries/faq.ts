import * as z from 'zod'
import { explained, listOf, name, words } from '../fields.ts'

export const faqSchema = listOf(
  'The questions and answers: a list, in the order shown within each category. Without any, the site has no FAQ page.',
  z.strictObject({
    question: words('The question, as a visitor would ask it', 'Are you licensed and insured?'),
    answer: words('The answer, in Markdown', 'Yes, {company} is licensed and insured.'),
    category: explained(name, 'A category from pages/faq.yaml, word for word', 'Billing'),
  }),
)

export type FaqEntry = z.infer<typeof faqSchema>[number]
