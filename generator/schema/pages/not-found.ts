import * as z from 'zod'
import type { NotFoundTexts } from '../../../templates/texts.ts'
import { group, words } from '../fields.ts'
import { meta, picture } from '../parts.ts'

const screen = z.strictObject({
  heading: words('Heading of this screen', 'There is no such page'),
  text: words('The sentences under the heading', 'See which cities we serve, or call {phone}.'),
  link: words('Text for the link to another page', 'Go to the home page'),
})

export const notFoundSchema = screen
  .extend({
    meta,
    picture: picture('not-found/closed-door.webp', 'Model of a closed door')
      .optional()
      .describe('An image beside the heading'),
    linksHeading: words('Heading above the list of links', 'Where to go from here'),
    post: screen.describe('The screen for an unknown post'),
    area: screen.describe('The screen for an unknown city'),
    moved: group('The page at an old address', {
      heading: words('Shown briefly at an address in `redirects.yaml`', 'This page has moved'),
      link: words('The link to the new address', 'Go to its new address'),
    }),
  })
  .describe("What visitors see at an address that doesn't exist, and at an old one.") satisfies z.ZodType<NotFoundTexts>
