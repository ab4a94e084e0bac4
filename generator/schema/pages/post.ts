import type * as z from 'zod'
import type { PostPageTexts } from '../../../templates/texts.ts'
import { group, laterWords, words } from '../fields.ts'
import { callToAction, intro } from '../parts.ts'

export const postPageSchema = group('What all posts share.', {
  back: words('Link back to the list of posts', 'Back to Blog'),
  contents: words("Heading above the list of a post's sections", 'In this guide'),
  updated: words('Shown beside the date; `{date}` becomes the date of the last change', 'Updated {date}'),
  tags: words('Name of the list of tags', 'Tags'),
  author: laterWords('Author of the posts: the company, or a person who agreed to it', 'By the {company} team'),
  checklist: group('For posts with a task list, which can be shown on its own for printing', {
    link: laterWords('Link that shows only the tasks', 'Printable checklist'),
    back: laterWords('Link from there to the whole post', 'Back to the guide'),
  }).prefault({}),
  comingSoon: words('Shown if a post has no text', 'Content coming soon...'),
  unpublished: group("Shown above a post that isn't public yet; only with `npm start`", {
    draft: words('Shown above a draft', 'Draft: only you see this'),
    scheduled: words(
      'Shown above a post with a future date; `{date}` becomes that date',
      'Scheduled for {date}: only you see this',
    ),
  }),
  related: intro('Text above the related posts', 'Read next'),
  callToAction,
}) satisfies z.ZodType<PostPageTexts>
