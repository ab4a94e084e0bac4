import { gapMark } from '../../../schema/gap.ts'
import { postPath } from '../../../schema/paths.ts'
import { postSchema } from '../../../schema/post.ts'
import { day } from '../../../schema/fields.ts'
import { formatLongDate } from '../../../shared/dates.ts'
import type { Answer } from '../answers.ts'
import { chooseId } from '../choose-id.ts'
import { type Desk, findNamedIn, rank } from '../desk.ts'
import { formatYaml, orderKeys } from './entry-file.ts'
import { fits } from '../faults.ts'
import { gap, later } from '../gap.ts'
import type { NewFile } from './new-entry.ts'
import { choosePicture } from '../picture.ts'
import { splitList } from '../read-value.ts'

const { shape } = postSchema

/** A post, as a draft: what nobody has said yet is marked, and nobody but its author sees it. */
export async function makePost(answer: Answer, desk: Desk, hasId: boolean): Promise<NewFile> {
  const posts = desk.entries.collections.posts.map(({ data }) => data)
  const title = await answer({ flag: 'title', label: 'Title', fault: fits('A title', shape.title) })
  const id = await chooseId(answer, desk, { collection: 'posts', title, isGiven: hasId })
  const category = await askCategory(answer, title, rankSaid(posts.map((post) => post.category)))
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
    ...later('say in one or two sentences what the post is about, for lists and search results'),
    fault: fits('This text', shape.excerpt),
  })
  const tags = await askTags(answer, rankSaid(posts.flatMap((post) => post.tags)))
  const data = { title, excerpt, date, ...picture, category, tags, draft: true }
  const notes = { draft: 'take this line away to publish the post' }
  return {
    collection: 'posts',
    id,
    text: `---\n${formatYaml(orderKeys(data, Object.keys(shape)), { notes })}---\n${body}`,
    address: postPath(id),
    remarks: [
      `It is a draft${category.startsWith(gapMark) ? '' : ` in "${category}"`}: you see it under \`npm start\`, and nobody else does.`,
      `To publish it, take the line \`draft: true\` away${date > desk.today ? `; it then appears on ${formatLongDate(date)}` : ''}.`,
    ],
  }
}

/** What other posts say, but for what is still to be written in them. */
function rankSaid(values: readonly string[]): string[] {
  return rank(values.filter((value) => !value.startsWith(gapMark)))
}

/** A word in common with the title is good enough a guess; without one a guess would only be taken by mistake. */
function askCategory(answer: Answer, title: string, choices: readonly string[]): Promise<string> {
  const [likely] = findNamedIn(title, choices)
  return answer({
    flag: 'category',
    label: 'Category',
    choices,
    orElse: 'a new one in words',
    fallback: likely,
    unasked: likely ?? gap(`a category${choices.length > 0 ? `, such as ${choices.slice(0, 2).join(', ')}` : ''}`),
    fault: fits('A category', shape.category),
  })
}

async function askTags(answer: Answer, known: readonly string[]): Promise<string[]> {
  const typed = await answer({
    flag: 'tags',
    label: 'Tags',
    hint: `commas between them${known.length > 0 ? `, such as ${known.slice(0, 4).join(', ')}` : ''}`,
    ...later('one or more tags'),
    shown: 'write them later',
    fault: (tags) => (splitList(tags).length > 0 ? undefined : 'A tag is needed.'),
  })
  return splitList(typed)
}

const body = `
${gap('write the first paragraph. An empty line begins the next.')}

## ${gap('a heading')}

- ${gap('a list, or more paragraphs')}
`
