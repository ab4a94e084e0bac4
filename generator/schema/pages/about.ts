import type * as z from 'zod'
import type { AboutTexts } from '../../../templates/texts.ts'
import { between, group, words } from '../fields.ts'
import { callToAction, iconText, intro, meta, pageTop, picture, quoteLink, section, titledText } from '../parts.ts'

export const aboutSchema = group('The about page.', {
  meta,
  hero: pageTop('The top of the page, with its image', {
    text: words('The sentences under the heading', 'Owned and run by one family.'),
    quote: quoteLink,
    ...picture.shape,
  }),
  story: group("The company's story", {
    heading: words('Heading of the story', 'How we came to hold the keys'),
    text: words("The company's story, in Markdown", 'It began with one office and a borrowed floor machine.'),
  }),
  reasons: section('The section of reasons', {
    items: between(3, 24, titledText).describe('Reasons to choose the company'),
  }),
  differences: section('The section of differences', {
    items: between(2, 12, iconText).describe('What sets the company apart'),
  }),
  team: intro.optional().describe('Text above the people, who are in team.yaml'),
  testimonials: intro.describe('Text above the testimonials, which are in testimonials.yaml'),
  callToAction,
}) satisfies z.ZodType<AboutTexts>
