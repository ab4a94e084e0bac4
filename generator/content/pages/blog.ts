import { z } from 'zod'
import type { BlogSearchTexts } from '../../../client/islands/blog-search/texts.ts'
import type { BlogTexts, PaginationTexts } from '../../../templates/texts.ts'
import { text } from '../fields.ts'
import { callToAction, intro, meta } from '../parts.ts'

const search = z.strictObject({
  label: text.describe('Label of the search field'),
  submit: text,
  clear: text.describe('Name of the button that empties the field'),
  noScript: text.describe('Shown where no script runs'),
  searching: text,
  foundOne: text.describe('`1 post for “{query}”`'),
  foundMany: text.describe('`{count} posts for “{query}”`'),
  foundNone: text.describe('`No posts for “{query}”`'),
  none: z.strictObject({ text, contact: text, all: text }),
  more: text.describe('Button that shows more results'),
  failed: text.describe('Shown where the search cannot be loaded'),
}) satisfies z.ZodType<BlogSearchTexts>

const pagination = z.strictObject({
  label: text.describe('Name of the navigation between the pages of the list'),
  previous: text,
  next: text,
  page: text.describe('`Page {page}`'),
  heading: text.describe('Heading of the pages from the second on'),
  meta,
}) satisfies z.ZodType<PaginationTexts>

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
  search,
  pagination,
  callToAction,
}) satisfies z.ZodType<BlogTexts>
