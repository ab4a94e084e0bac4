import * as z from 'zod'
import type { PrivacyTexts } from '../../../templates/texts.ts'
import { words } from '../fields.ts'
import { meta } from '../parts.ts'

/** Front matter of `content/pages/privacy-policy.md`. */
export const privacySchema = z.strictObject({
  meta,
  heading: words('Heading of the page', 'Privacy Policy'),
  updated: words('Day of the last change; `{date}` becomes the day of the build', 'Last Updated: {date}'),
  contents: words('Heading of the list of sections', 'On this page'),
  back: words('Link back to the home page', 'Back to Home'),
}) satisfies z.ZodType<PrivacyTexts>
