import { buildSlug } from '../../../generator/schema/slug.ts'
import { makePlainBody } from './plain-body.ts'
import { createWriter, type Target, type Writer } from './prose.ts'
import { createRandom } from './random.ts'
import { makeRichBody } from './rich-body.ts'
import { makeTitle } from './titles.ts'
import { tagNames } from './vocabulary.ts'

/** The kinds of text below the front matter, which is the same for both: plain prose, or all the markup that people use. */
export const kinds = ['plain', 'rich'] as const

export type Kind = (typeof kinds)[number]

const makeBody = { plain: makePlainBody, rich: makeRichBody } as const

/** Parts of the real site that posts refer to. */
export interface Surroundings {
  readonly categories: readonly string[]
  readonly pictures: readonly { readonly image: string; readonly imageAlt: string }[]
  /** Pages other than the generated posts. */
  readonly targets: readonly Target[]
}

export interface MadePost {
  readonly id: string
  /** The whole file. */
  readonly text: string
}

/** There is one post a day from this date on. After `days`, the dates repeat. */
const oldest = Date.UTC(2001, 5, 1)
const days = 9000

/** One post. Its number, the seed and the kind determine every byte, regardless of how many posts there are. */
export function makePost(number: number, seed: string, kind: Kind, surroundings: Surroundings): MadePost {
  const { title, subject, place } = makeTitle(number)
  const random = createRandom(`${seed}/${number}`)
  const writer = createWriter(random, { subject, place })
  const { image, imageAlt } = random.pick(surroundings.pictures)
  const frontMatter = [
    `title: ${JSON.stringify(title)}`,
    `excerpt: ${JSON.stringify(makeExcerpt(writer))}`,
    `date: ${new Date(oldest + (number % days) * 86_400_000).toISOString().slice(0, 10)}`,
    `image: ${image}`,
    `imageAlt: ${JSON.stringify(imageAlt)}`,
    `category: ${random.pick(surroundings.categories)}`,
    'tags:',
    ...random.sample(tagNames, random.between(2, 4)).map((tag) => `  - ${tag}`),
  ]
  const blocks = makeBody[kind](writer, [...surroundings.targets, ...listOlder(number)])
  return { id: idOf(number), text: `---\n${frontMatter.join('\n')}\n---\n${blocks.join('\n\n')}\n` }
}

function idOf(number: number): string {
  return buildSlug(makeTitle(number).title)
}

/** Posts before this one, which a corpus of any size has. */
function listOlder(number: number): Target[] {
  return [number - 1, number - 7, number - 40]
    .filter((other) => other >= 0)
    .map((other) => ({ href: `/blog/${idOf(other)}`, words: makeTitle(other).title.toLowerCase() }))
}

function makeExcerpt({ line }: Writer): string {
  return line('<subject> <place>: what the <person> checks, who does it and how often, with a <tool> and <paper>.')
}
