import { z } from 'zod'
import type { BlogTexts } from '../../../templates/texts.ts'
import { text } from '../fields.ts'
import { callToAction, intro, meta } from '../parts.ts'

/** `content/pages/blog.yaml`: the list of posts, and the texts of a post's card. */
export const blogSchema = z.strictObject({
  meta,
  hero: intro.extend({ text }),
  featured: text,
  latest: text,
  readMore: text,
  readMoreAbout: text.describe('Follows "Read More" for those who hear links one by one: `about {title}`'),
  readTime: text.describe('`{minutes} min read`'),
  tags: text.describe('Name of a list of tags'),
  callToAction,
}) satisfies z.ZodType<BlogTexts>
