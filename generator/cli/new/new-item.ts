import { faqCategories, faqSchema } from '../../schema/faq.ts'
import { buildQuestionIds, paths } from '../../schema/paths.ts'
import { testimonialPages, testimonialsSchema } from '../../schema/testimonial.ts'
import { UsageError } from '../usage-error.ts'
import type { Answer, Flags } from './answers.ts'
import type { AuthoringContext } from './authoring-context.ts'
import { askFields, field, later, readNumber, splitList } from './fields.ts'

/** An item that is to be at the end of a list. */
export interface NewItem {
  /** Under the content folder. */
  readonly path: 'faq.yaml' | 'testimonials.yaml'
  readonly item: Readonly<Record<string, unknown>>
  readonly addresses: readonly string[]
  readonly remarks: readonly string[]
}

/** What is to be new is there already; nothing is written over it. */
export class TakenError extends Error {}

const { shape: faq } = faqSchema.element

/** A question, the last of its category. */
export async function makeQuestion(answer: Answer, { entries }: AuthoringContext): Promise<NewItem> {
  const asked = (entries.files.faq?.data ?? []).map(({ question }) => question)
  const wanted = field('question', 'Question', faq.question)
  const question = await answer({ ...wanted, problem: (typed) => findMissingWord(typed) ?? wanted.problem?.(typed) })
  const same = asked.find((other) => other.toLowerCase() === question.toLowerCase())
  if (same !== undefined) {
    throw new TakenError(
      `content/faq.yaml has the question "${same}" already; it stays as it is. Ask it in other words.`,
    )
  }
  const rest = await askFields(answer, [
    field('category', 'Category', faq.category, { choices: faqCategories }),
    field('answer', 'Answer, in Markdown', faq.answer, { ...later('the answer, in Markdown'), hasLines: true }),
  ])
  return {
    path: 'faq.yaml',
    item: { question, ...rest },
    addresses: [`${paths.faq}#${buildQuestionIds([...asked, question]).at(-1)}`],
    remarks: ['It is the last of its category; move its lines to show it sooner.'],
  }
}

/** A link leads to a question by its words, so it needs some. */
function findMissingWord(question: string): string | undefined {
  const [id = ''] = buildQuestionIds([question])
  return /[\p{L}\p{N}]/u.test(id) ? undefined : `A question needs a word, for its address: "${question}" has none.`
}

/** What a client said. Unless someone says that it is a client's own words, it counts as a sample and may not go live. */
export async function makeTestimonial(answer: Answer, flags: Flags): Promise<NewItem> {
  const isReal = await askWhetherReal(answer, flags)
  const { shape } = testimonialsSchema.element
  const { pages, ...said } = await askFields(answer, [
    field('name', isReal ? 'Name of the client' : 'Role in place of a name', shape.name, {
      hint: isReal ? undefined : 'such as Office manager',
    }),
    field('position', 'Role and kind of business', shape.position, {
      ...later('role and kind of business, such as Dental office in Livonia'),
    }),
    field('rating', 'Rating', shape.rating, { hint: 'stars, from 1 to 5', read: readNumber }),
    field('quote', 'What the client says', shape.content, {
      key: 'content',
      ...later("the client's own words"),
      hasLines: true,
    }),
    field('pages', 'Pages that show it', shape.pages, {
      hint: `${testimonialPages.join(', ')}, or both with a comma between them`,
      fallback: 'about',
      read: splitList,
    }),
  ])
  const shown = pages as readonly string[]
  return {
    path: 'testimonials.yaml',
    item: { ...said, ...(isReal ? {} : { sample: true }), pages },
    addresses: testimonialPages.filter((page) => shown.includes(page)).map((page) => paths[page]),
    remarks: isReal
      ? []
      : ['It is marked `sample: true` and may not go live. With the words of a real client, take that line away.'],
  }
}

async function askWhetherReal(answer: Answer, flags: Flags): Promise<boolean> {
  if (flags['sample'] && flags['real'] === undefined) return false
  const said = await answer({
    flag: 'real',
    label: "Are these a real client's own words, with their permission?",
    hint: 'yes or no',
    fallback: 'no',
    problem: (typed) => (/^(y|yes|n|no)$/i.test(typed) ? undefined : `Say yes or no, not "${typed}".`),
  })
  const isReal = /^y/i.test(said)
  if (isReal && flags['sample']) throw new UsageError('--real and --sample are contraries: choose one.')
  return isReal
}
