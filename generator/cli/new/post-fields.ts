import { day } from '../../schema/fields.ts'
import { postSchema } from '../../schema/post.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { groupBy } from '../../shared/group-by.ts'
import type { AuthoringContext } from './authoring-context.ts'
import { type Field, field, isTodo, later, splitList } from './fields.ts'

const { shape } = postSchema

/** Categories and tags are those of the other posts. A word in common with the title is a good enough guess for a category. */
export function listPostFields(title: string, { entries, today }: AuthoringContext): Field[] {
  const posts = entries.collections.posts.map(({ data }) => data)
  const categories = rank(posts.map(({ category }) => category))
  const tags = rank(posts.flatMap((other) => other.tags))
  const words = new Set(listWords(title))
  const likely = categories.find((name) => listWords(name).some((word) => words.has(word)))
  return [
    field('category', 'Category', shape.category, {
      choices: categories,
      hint: 'a new one in words',
      ...(likely === undefined ? later(`a category${suchAs(categories.slice(0, 2))}`) : { fallback: likely }),
    }),
    field('date', 'Day of publication', day, { fallback: today }),
    field('excerpt', 'One or two sentences for lists and search results', shape.excerpt, {
      ...later('say in one or two sentences what the post is about, for lists and search results'),
    }),
    {
      flag: 'tags',
      label: 'Tags',
      hint: `commas between them${suchAs(tags.slice(0, 4))}`,
      ...later('one or more tags'),
      problem: (typed) => (splitList(typed).length > 0 ? undefined : 'A tag is needed.'),
      read: splitList,
    },
  ]
}

const suchAs = (examples: readonly string[]) => (examples.length > 0 ? `, such as ${examples.join(', ')}` : '')

/** Each value once, the most frequent first; not what is still to be written. */
function rank(values: readonly string[]): string[] {
  const groups = groupBy(values.filter((value) => !isTodo(value)).toSorted(compareTexts), (value) => value)
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length).map(([value]) => value)
}

/** Every category of such a company has "cleaning" in it. */
function listWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => word !== 'cleaning')
}
