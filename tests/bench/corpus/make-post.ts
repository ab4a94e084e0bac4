import { buildSlug } from '../../../generator/schema/slug.ts'
import { makeLink, makeList, makeParagraph, makeReference, makeTable, type Target } from './blocks.ts'
import { createWriter, type Writer } from './prose.ts'
import { createRandom } from './random.ts'
import { makeTitle } from './titles.ts'
import { headings, tagNames } from './vocabulary.ts'

/** What the real site has that posts name. */
export interface Surroundings {
  readonly categories: readonly string[]
  readonly pictures: readonly { readonly image: string; readonly imageAlt: string }[]
  /** Pages beside the made posts. */
  readonly targets: readonly Target[]
}

export interface MadePost {
  readonly id: string
  /** The whole file. */
  readonly text: string
}

/** Words after which a post comes to its end; with its last section it has about 750. */
const enough = 570

/** A post a day since this one; what is beyond so many days shares them. */
const oldest = Date.UTC(2001, 5, 1)
const days = 9000

/** One post: its number and the seed decide every byte, whatever number of posts there is. */
export function makePost(number: number, seed: string, surroundings: Surroundings): MadePost {
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
  const blocks = makeBody(writer, [...surroundings.targets, ...listOlder(number)])
  return { id: idOf(number), text: `---\n${frontMatter.join('\n')}\n---\n${blocks.join('\n\n')}\n` }
}

function idOf(number: number): string {
  return buildSlug(makeTitle(number).title)
}

/** Posts that were there before this one: a corpus of any size has them. */
function listOlder(number: number): Target[] {
  return [number - 1, number - 7, number - 40]
    .filter((other) => other >= 0)
    .map((other) => ({ href: `/blog/${idOf(other)}`, words: makeTitle(other).title.toLowerCase() }))
}

function makeExcerpt({ line }: Writer): string {
  return line('<subject> <place>: what the <person> checks, who does it and how often, with a <tool> and <paper>.')
}

function makeBody(writer: Writer, targets: readonly Target[]): string[] {
  const { random } = writer
  const hasTable = random.happens(0.4)
  const blocks = [makeParagraph(writer), makeParagraph(writer)]
  const left = [...random.sample(headings, 9)]
  for (let section = 0; countWords(blocks) < enough && left.length > 0; section += 1) {
    blocks.push(`## ${writer.line(left.pop() ?? '')}`, makeParagraph(writer))
    if (section % 2 === 0) blocks.push(makeList(writer))
    if (section === 1 && hasTable) blocks.push(makeTable(writer))
    if (section === 2) blocks.push(`### ${writer.line(left.pop() ?? '')}`, makeParagraph(writer), makeReference(writer))
    if (section < 3) blocks.push(makeLink(writer, random.pick(targets)))
  }
  return [...blocks, makeParagraph(writer)]
}

function countWords(blocks: readonly string[]): number {
  return blocks.join(' ').split(/\s+/).length
}
