import { z } from 'zod'
import type { PrivacyTexts } from '../../../templates/texts.ts'
import { text } from '../fields.ts'
import { meta } from '../parts.ts'

/** Front matter of `content/pages/privacy-policy.md`. */
export const privacySchema = z.strictObject({
  meta,
  heading: text,
  updated: text.describe('`Last Updated: {date}`'),
  contents: text.describe('Heading of the list of sections'),
  back: text,
}) satisfies z.ZodType<PrivacyTexts>
