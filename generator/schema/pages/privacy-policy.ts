import type * as z from 'zod'
import type { PrivacyTexts } from '../../../templates/texts.ts'
import { group, laterWords, words } from '../fields.ts'
import { meta } from '../parts.ts'

export const privacySchema = group(
  'The front matter of the privacy policy, between two lines `---`. Its text follows in Markdown.',
  {
    meta,
    heading: words('Heading of the page', 'Privacy Policy'),
    updated: words('Day of the last change; `{date}` becomes the day of the build', 'Last Updated: {date}'),
    contents: words('Heading of the list of sections', 'On this page'),
    licenses: laterWords('Link to the licenses of the software and font in the site', 'Software licenses'),
    back: words('Link back to the home page', 'Back to Home'),
  },
) satisfies z.ZodType<PrivacyTexts>
