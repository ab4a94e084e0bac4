import * as z from 'zod'
import { imagePath, listOf, option, wholeNumber, words } from '../fields.ts'
import { refuse } from '../suggestions.ts'

export const teamSchema = listOf(
  'The people on the about page: a list. Without any, it has no section for them.',
  z
    .strictObject({
      name: words('Name of the person', 'Jane Doe'),
      role: words("The person's role in the company", 'Crew supervisor'),
      text: words('One sentence about the person', 'Scores each building room by room, and sends you the sheet.'),
      image: imagePath(
        'team/jane-doe.webp',
        'Path of a photo in content/images; without it, initials are shown',
      ).optional(),
      imageAlt: words(
        'What the photo shows apart from the person; the name is already shown next to it',
        'Jane with a floor machine',
      ).optional(),
      since: wholeNumber('Year the owner or manager started', 2009).min(1800).max(2200).optional(),
      owner: option('true for the owner or manager: shown large on the home and about pages; needs a photo'),
      sample: option('true marks a made-up person, which `npm run check -- --launch` rejects'),
    })
    .superRefine(({ owner, image }, context) => {
      const hint = 'add `image` with the path of a photo, or delete the `owner` line.'
      if (owner && image === undefined) refuse(context, ['owner'], 'is set, so this person needs a photo', hint)
    }),
)

export type TeamMember = z.infer<typeof teamSchema>[number]
