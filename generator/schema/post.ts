import * as z from 'zod'
import { day, imageAlt, imagePath, text, words } from './fields.ts'
import { guesses } from './guesses.ts'
import { guessMinutes, minutesPattern } from './kinds/minutes.ts'

/** Front matter of `content/posts/<id>.md`. */
export const postSchema = z.strictObject({
  title: text.max(70).meta({ description: 'Title of the post', examples: ['Office Cleaning Tips'] }),
  excerpt: text
    .min(50)
    .max(170)
    .meta({
      description: 'One or two sentences for lists and search results',
      examples: ['Follow the dirt through your building: mats, floors, restrooms, kitchen and desks.'],
    }),
  date: day.describe('Day of publication, YYYY-MM-DD; a day to come keeps the post back until then'),
  readTime: text
    .regex(minutesPattern, 'must be a number of minutes in quotes, such as "6"')
    .register(guesses, { guess: guessMinutes })
    .optional()
    .meta({ description: 'Minutes to read, in quotes; worked out from the body where absent', examples: ['6'] }),
  image: imagePath,
  imageAlt,
  category: words('One category, such as Office Cleaning', 'Office Cleaning'),
  tags: z
    .array(text)
    .min(1)
    .meta({ description: 'Tags, each a short phrase', examples: [['Checklists', 'Floor Care']] }),
  draft: z
    .boolean()
    .optional()
    .meta({ description: 'true keeps the post off the public site', examples: [true] }),
  updated: day.optional().describe('Day of the last change, YYYY-MM-DD'),
})

export type PostFrontMatter = z.infer<typeof postSchema>
