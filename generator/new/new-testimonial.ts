import { paths } from '../content/paths.ts'
import { testimonialPages, testimonialsSchema } from '../content/testimonial.ts'
import { type Answer, type Flags, fits, isOneOf } from './answers.ts'
import { UsageError } from '../commands/usage-error.ts'
import { gap } from './gap.ts'
import type { NewItem } from './new-entry.ts'
import { readNumber } from './new-area.ts'
import { splitList } from './new-post.ts'

const { shape } = testimonialsSchema.element

/** What a client said. Unless somebody says that it is a client's own words, it counts as a sample and may not go live. */
export async function makeTestimonial(answer: Answer, flags: Flags): Promise<NewItem> {
  const isReal = await askWhetherReal(answer, flags)
  const name = await answer({
    flag: 'name',
    label: isReal ? 'Name of the client' : 'Role in place of a name, such as Office manager',
    fault: fits('The name', shape.name),
  })
  const position = await answer({
    flag: 'position',
    label: 'Role and kind of business',
    fallback: gap('role and kind of business, such as Dental office in Livonia'),
    shown: 'write it later',
    fault: fits('The text', shape.position),
  })
  const rating = await answer({
    flag: 'rating',
    label: 'Stars, from 1 to 5',
    fault: fits('The rating', shape.rating, readNumber),
  })
  const content = await answer({
    flag: 'quote',
    label: 'What the client says',
    fallback: gap("the client's own words"),
    shown: 'write it later',
    fault: fits('The text', shape.content),
  })
  const pages = splitList(
    await answer({
      flag: 'pages',
      label: 'Pages that show it, with a comma between them: home, about',
      fallback: 'about',
      fault: (typed) =>
        splitList(typed)
          .map(isOneOf('A page', testimonialPages))
          .find((fault) => fault !== undefined),
    }),
  )
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
  if (flags['real'] && flags['sample']) throw new UsageError('--real and --sample are contraries: choose one.')
  if (flags['real'] || flags['sample']) return flags['real'] === true
  const said = await answer({
    flag: 'real',
    label: "Are these a real client's own words, with their permission? yes or no",
    fallback: 'no',
    fault: (typed) => (/^(y|yes|n|no)$/i.test(typed) ? undefined : 'Type yes or no.'),
  })
  return /^y/i.test(said)
}
