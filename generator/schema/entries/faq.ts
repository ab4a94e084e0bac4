import * as z from 'zod'
import { shorten } from '../../shared/diagnostics/shorten.ts'
import { explained, listOf, name, words } from '../fields.ts'
import { strangers } from '../suggestions.ts'

const question = z.strictObject({
  question: words('The question, as a visitor would ask it', 'Are you licensed and insured?'),
  answer: words('The answer, in Markdown', 'Yes, {company} is licensed and insured.'),
  category: explained(name, 'A category from pages/faq.yaml, word for word', 'Billing'),
})

/** Characters of a text in a hint. */
const longest = 200

strangers.add(question, {
  readWords: (text) => {
    const [, asked, answer = '…'] = /^([^\n]+\?):(?:\s+(\S.*))?$/s.exec(text) ?? []
    // What YAML would read otherwise keeps its own lines.
    const isPlain = answer.length <= longest && !/\n|: | #|^[^\p{L}\p{N}…]/u.test(answer)
    const written = isPlain
      ? `\`answer: ${answer}\``
      : '`answer: |` with the answer on lines below it, indented further,'
    return (
      asked &&
      `write \`- question: ${shorten(asked, longest)}\`, and below it, indented, ${written} and a line such as \`category: Billing\`.`
    )
  },
})

export const faqSchema = listOf(
  'The questions and answers: a list, in the order shown within each category. Without any, the site has no FAQ page.',
  question,
)

export type FaqEntry = z.infer<typeof faqSchema>[number]
