import { postPath } from '../content/paths.ts'
import { postSchema } from '../content/post.ts'
import { day } from '../content/fields.ts'
import { type Answer, fits } from './answers.ts'
import { chooseId } from './choose-id.ts'
import { type Desk, findNamedIn, rank } from './desk.ts'
import { formatYaml, orderKeys } from './entry-file.ts'
import { gap } from './gap.ts'
import type { NewFile } from './new-entry.ts'
import { choosePicture } from './picture.ts'

const { title: titleSchema, excerpt: excerptSchema, category: categorySchema } = postSchema.shape

/** A post, as a draft: what nobody has said yet is marked, and nobody but its author sees it. */
export async function makePost(answer: Answer, desk: Desk, hasId: boolean): Promise<NewFile> {
  const posts = desk.entries.collections.posts.map(({ data }) => data)
  const title = await answer({ flag: 'title', label: 'Title', fault: fits('A title', titleSchema) })
  const id = await chooseId(answer, desk, { collection: 'posts', title, isGiven: hasId })
  const categories = rank(posts.map(({ category }) => category))
  const category = await answer({
    flag: 'category',
    label: 'Category',
    choices: categories,
    fallback: findNamedIn(title, categories)[0] ?? categories[0],
    fault: fits('A category', categorySchema),
  })
  const date = await answer({
    flag: 'date',
    label: 'Day of publication',
    fallback: desk.today,
    fault: fits('The day', day),
  })
  const picture = await choosePicture(answer, desk, { collection: 'posts', id })
  const excerpt = await answer({
    flag: 'excerpt',
    label: 'One or two sentences for lists and search results',
    fallback: gap('say in one or two sentences what the post is about, for lists and search results'),
    shown: 'write it later',
    fault: fits('This text', excerptSchema),
  })
  const known = rank(posts.flatMap(({ tags }) => tags))
  const tags = await answer({
    flag: 'tags',
    label: `Tags, with commas between them${known.length > 0 ? ` (such as ${known.slice(0, 4).join(', ')})` : ''}`,
    fallback: gap('one or more tags'),
    shown: 'write them later',
    fault: (typed) => (splitList(typed).length > 0 ? undefined : 'A tag is needed.'),
  })
  const data = { title, excerpt, date, ...picture, category, tags: splitList(tags), draft: true }
  const keys = Object.keys(postSchema.shape)
  const frontMatter = formatYaml(orderKeys(data, keys), { notes: { draft: 'take this line away to publish the post' } })
  return {
    collection: 'posts',
    id,
    text: `---\n${frontMatter}---\n${body}`,
    address: postPath(id),
    remarks: [
      `It is a draft in "${category}": you see it under \`npm start\`, and nobody else does.`,
      'To publish it, take the line `draft: true` away.',
    ],
  }
}

const body = `
${gap('write the first paragraph. An empty line begins the next.')}

## ${gap('a heading')}

- ${gap('a list, or more paragraphs')}
`

/** `Floors, Winter` as two. */
export function splitList(text: string): string[] {
  const items = text.startsWith(gap('')) ? [text] : text.split(',')
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))]
}
