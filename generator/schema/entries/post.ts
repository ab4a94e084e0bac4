import type * as z from 'zod'
import { day, explained, formed, group, imageAlt, imagePath, name, option, text, textFrom, texts } from '../fields.ts'
import { pageLanguage } from '../language.ts'
import { strangers, type TextForm } from '../suggestions.ts'

const minutes: TextForm = {
  pattern: /^\d+$/,
  demand: 'must be a number of minutes in quotes, such as "6"',
  suggest: (typed) => typed.match(/\d+/g) ?? [],
}

/** Characters. */
export const leastOfExcerpt = 50

export const postSchema = group(
  'The front matter of a post, between two `---` lines. The body follows in Markdown; the file name is its address.',
  {
    title: explained(
      text.max(1000),
      'Heading of the post, also shown in lists and search results',
      'Office Cleaning Tips',
    ),
    excerpt: explained(
      textFrom(leastOfExcerpt).max(5000),
      'One or two sentences for lists and search results',
      'Follow the dirt through your building: mats, floors, restrooms, kitchen and desks.',
    ),
    date: day.describe('Publication date, YYYY-MM-DD; a future date holds the post back until then'),
    readTime: formed(minutes, 'Minutes to read, in quotes; calculated from the body by default', '6').optional(),
    image: imagePath('posts/wet-floor.webp'),
    imageAlt: imageAlt('A mop and a yellow bucket on a wet floor'),
    category: explained(name, 'One category, such as Office Cleaning', 'Office Cleaning'),
    tags: texts(1, 'Tags, each a short phrase', ['Checklists', 'Floor Care']),
    draft: option('true keeps the post off the public site'),
    language: pageLanguage.optional(),
    updated: day.optional().describe('Date of the last change, YYYY-MM-DD'),
  },
)

const byFileName = "delete it: a post's address is the name of its file"
const importPosts = 'to move posts here from another system, use `npm run import` (docs/migrating.md).'
strangers.add(postSchema, {
  hints: {
    layout: `delete it; ${importPosts}`,
    permalink: `${byFileName}; ${importPosts}`,
    slug: `${byFileName}.`,
  },
})

export type PostFrontMatter = z.infer<typeof postSchema>
