import * as z from 'zod'
import type { NotFoundTexts } from '../../../templates/texts.ts'
import { group, words } from '../fields.ts'
import { meta, picture } from '../parts.ts'

const screen = z.strictObject({
  heading: words('Heading of the screen', 'There is no such page'),
  text: words('The sentences under the heading', 'See which cities we serve, or call {phone}.'),
  link: words('Words of the link that leads on', 'See all posts'),
})

export const notFoundSchema = screen
  .extend({
    meta,
    picture: picture.optional().describe('A picture beside the heading'),
    linksHeading: words('Heading of the list of links', 'Where to go from here'),
    post: screen.describe('The screen for an unknown post'),
    area: screen.describe('The screen for an unknown city'),
    moved: group('The page at an address that was given up', {
      heading: words('What is read for a moment at an address that `redirects.yaml` names', 'This page has moved'),
      link: words('The link to the new address', 'Go to its new address'),
    }),
  })
  .describe(
    'What visitors see at an address that does not exist, and at one that was given up.',
  ) satisfies z.ZodType<NotFoundTexts>
