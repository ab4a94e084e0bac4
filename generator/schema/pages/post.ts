import type * as z from 'zod'
import type { PostPageTexts } from '../../../templates/texts.ts'
import { group, laterWords, words } from '../fields.ts'
import { callToAction, intro } from '../parts.ts'

export const postPageSchema = group('What all posts share.', {
  back: words('Link back to the list of posts', 'Back to Blog'),
  contents: words("Heading of the list of a post's sections", 'In this guide'),
  updated: words('Stands beside the date; `{date}` becomes the day of the last change', 'Updated {date}'),
  tags: words('Name of the list of tags', 'Tags'),
  author: laterWords(
    'Who writes the posts: the company in a role, or a person who agreed to it',
    'By the {company} team',
  ),
  checklist: group('For posts with a list of tasks, which can be printed by itself', {
    link: laterWords('Link to the page with nothing but the tasks', 'Printable checklist'),
    back: laterWords('Link from there to the whole post', 'Back to the guide'),
  }).prefault({}),
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
