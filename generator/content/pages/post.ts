import { z } from 'zod'
import type { PostPageTexts } from '../../../templates/texts.ts'
import { text } from '../fields.ts'
import { callToAction, intro } from '../parts.ts'

/** `content/pages/post.yaml`: what all posts share. */
export const postPageSchema = z.strictObject({
  back: text,
  contents: text.describe("Heading of the list of a post's sections"),
  updated: text.describe('`Updated {date}`'),
  tags: text,
  comingSoon: text.describe('Stands in place of an empty body'),
  related: intro,
  callToAction,
}) satisfies z.ZodType<PostPageTexts>
