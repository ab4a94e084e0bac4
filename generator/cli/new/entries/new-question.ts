import { faqCategories, faqSchema } from '../../../schema/faq.ts'
import { buildQuestionIds, paths } from '../../../schema/paths.ts'
import type { Answer } from '../answers.ts'
import type { Desk } from '../desk.ts'
import { fits, isOneOf } from '../faults.ts'
import { later } from '../gap.ts'
import type { NewItem } from './new-entry.ts'
import { TakenError } from '../taken-error.ts'

const { shape } = faqSchema.element

/** A question, the last of its category. */
export async function makeQuestion(answer: Answer, { entries }: Desk): Promise<NewItem> {
  const asked = (entries.files.faq?.data ?? []).map(({ question }) => question)
  const question = await answer({ flag: 'question', label: 'Question', fault: findQuestionFault })
  const same = asked.find((other) => other.toLowerCase() === question.toLowerCase())
  if (same !== undefined) {
    throw new TakenError(
      `content/faq.yaml has the question "${same}" already; it stays as it is. Ask it in other words.`,
    )
  }
  const category = await answer({
    flag: 'category',
    label: 'Category',
    choices: faqCategories,
    fault: isOneOf('The category', faqCategories),
  })
  const text = await answer({
    flag: 'answer',
    label: 'Answer, in Markdown',
    ...later('the answer, in Markdown'),
    fault: fits('An answer', shape.answer),
    hasLines: true,
  })
  const id = buildQuestionIds([...asked, question]).at(-1)
  return {
    path: 'faq.yaml',
    item: { question, answer: text, category },
    addresses: [`${paths.faq}#${id}`],
    remarks: ['It is the last of its category; move its lines to show it sooner.'],
  }
}

/** A link leads to a question by its words, so it needs some. */
function findQuestionFault(question: string): string | undefined {
  const [id = ''] = buildQuestionIds([question])
  if (!/[\p{L}\p{N}]/u.test(id)) return `A question needs a word, for its address: "${question}" has none.`
  return fits('A question', shape.question)(question)
}
