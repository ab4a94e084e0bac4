import { paths } from '../../../schema/paths.ts'
import { testimonialPages, testimonialsSchema } from '../../../schema/testimonial.ts'
import { UsageError } from '../../usage-error.ts'
import type { Answer, Flags } from '../answers.ts'
import { fits, isOneOf } from '../faults.ts'
import { later } from '../gap.ts'
import type { NewItem } from './new-entry.ts'
import { readNumber, splitList } from '../read-value.ts'

const { shape } = testimonialsSchema.element

/** What a client said. Unless somebody says that it is a client's own words, it counts as a sample and may not go live. */
export async function makeTestimonial(answer: Answer, flags: Flags): Promise<NewItem> {
  const isReal = await askWhetherReal(answer, flags)
  const name = await answer({
    flag: 'name',
    label: isReal ? 'Name of the client' : 'Role in place of a name',
    hint: isReal ? undefined : 'such as Office manager',
    fault: fits('The name', shape.name),
  })
  const position = await answer({
    flag: 'position',
    label: 'Role and kind of business',
    ...later('role and kind of business, such as Dental office in Livonia'),
    fault: fits('The text', shape.position),
  })
  const rating = await answer({
    flag: 'rating',
    label: 'Rating',
    hint: 'stars, from 1 to 5',
    fault: fits('The rating', shape.rating, readNumber),
  })
  const content = await answer({
    flag: 'quote',
    label: 'What the client says',
    ...later("the client's own words"),
    fault: fits('The text', shape.content),
    hasLines: true,
  })
  const pages = await askPages(answer)
  return {
    path: 'testimonials.yaml',
    item: { name, position, content, rating: Number(rating), ...(isReal ? {} : { sample: true }), pages },
    addresses: testimonialPages.filter((page) => pages.includes(page)).map((page) => paths[page]),
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
    fault: (typed) => (/^(y|yes|n|no)$/i.test(typed) ? undefined : `Say yes or no, not "${typed}".`),
  })
  const isReal = /^y/i.test(said)
  if (isReal && flags['sample']) throw new UsageError('--real and --sample are contraries: choose one.')
  return isReal
}

async function askPages(answer: Answer): Promise<string[]> {
  const typed = await answer({
    flag: 'pages',
    label: 'Pages that show it',
    hint: `${testimonialPages.join(', ')}, or both with a comma between them`,
    fallback: 'about',
    fault: (pages) =>
      splitList(pages)
        .map(isOneOf('A page', testimonialPages))
        .find((fault) => fault !== undefined),
  })
  return splitList(typed)
}
