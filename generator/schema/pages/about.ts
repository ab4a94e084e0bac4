import type * as z from 'zod'
import type { AboutTexts } from '../../../templates/texts.ts'
import { between, group, words } from '../fields.ts'
import { callToAction, iconText, intro, meta, pageTop, picture, quoteLink, section, titledText } from '../parts.ts'

export const aboutSchema = group('The about page.', {
  meta,
  hero: pageTop('The top of the page, with its image', 'The people with your keys', {
    text: words('The sentences under the heading', 'Owned and run by one family.'),
    quote: quoteLink,
    ...picture('about/crew.webp', 'Model of a crew loading a van at dusk').shape,
  }),
  story: group("The company's story", {
    heading: words('Heading above the story', 'How we came to hold the keys'),
    text: words("The company's story, in Markdown", 'It began with one office and a borrowed floor machine.'),
  }),
  reasons: section('The section with the reasons', 'Why companies choose us', {
    items: between(3, 24, titledText).describe('Reasons to choose the company'),
  }),
  differences: section('The section on what sets the company apart', 'What we do differently', {
    items: between(2, 12, iconText).describe('What sets the company apart'),
  }),
  team: intro('Text above the people, who are in team.yaml', 'Who we are').optional(),
  testimonials: intro('Text above the testimonials, which are in testimonials.yaml', 'What clients say'),
  callToAction,
}) satisfies z.ZodType<AboutTexts>
