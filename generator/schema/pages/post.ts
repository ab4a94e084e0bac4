import type * as z from 'zod'
import type { PostPageTexts } from '../../../templates/texts.ts'
import { group, words } from '../fields.ts'
import { callToAction, intro } from '../parts.ts'

export const postPageSchema = group('What all posts share.', {
  back: words('Link back to the list of posts', 'Back to Blog'),
  contents: words("Heading of the list of a post's sections", 'In this guide'),
  updated: words('Stands beside the date; `{date}` becomes the day of the last change', 'Updated {date}'),
  tags: words('Name of the list of tags', 'Tags'),
  comingSoon: words('Stands in place of an empty body', 'Content coming soon...'),
  unpublished: group('What stands over a post that is not public yet; only `npm start` shows it', {
    draft: words('Stands over a draft', 'Draft: only you see this'),
    scheduled: words(
      'Stands over a post of a day to come; `{date}` becomes that day',
      'Scheduled for {date}: only you see this',
    ),
  }),
  related: intro.describe('Words above the posts that are shown below'),
  callToAction,
}) satisfies z.ZodType<PostPageTexts>
