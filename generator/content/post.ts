import { z } from 'zod'
import { day, imageAlt, imagePath, text } from './fields.ts'

/** Front matter of `content/posts/<id>.md`. */
export const postSchema = z.strictObject({
  title: text.max(70).describe('Title of the post'),
  excerpt: text.min(50).max(170).describe('One or two sentences for lists and search results'),
  date: day.describe('Day of publication, YYYY-MM-DD; a day to come keeps the post back until then'),
  readTime: text
    .regex(/^\d+$/, 'must be a number of minutes in quotes, such as "6"')
    .optional()
    .describe('Minutes to read, in quotes; worked out from the body where absent'),
  image: imagePath,
  imageAlt,
  category: text.describe('One category, such as Office Cleaning'),
  tags: z.array(text).min(1).describe('Tags, each a short phrase'),
  draft: z.boolean().optional().describe('true keeps the post off the public site'),
  updated: day.optional().describe('Day of the last change, YYYY-MM-DD'),
})

export type PostFrontMatter = z.infer<typeof postSchema>
